// Structured logs, one line of JSON each, and nothing secret in them.
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

export type Log = Logger;

/** What must never be read by whoever reads logs, wherever it stands in a line. */
const SECRETS = [
  'cookie',
  'authorization',
  'password',
  'passwordHash',
  'token',
  'secret',
  'seed',
  'entropy',
  'body',
  'query',
  'state',
  'text',
  'view',
  'events',
];

/** To stderr: what the command has to say itself stands on stdout. */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(2)): Log {
  const paths = [
    ...SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`]),
    '*["set-cookie"]',
    '*.*["set-cookie"]',
  ];
  const options = { level, base: {}, redact: { paths: [...paths, 'match.code', '*.match.code'], censor: '…' } };
  return pino(options, destination);
}
