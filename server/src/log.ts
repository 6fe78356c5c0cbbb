// Structured logs, one line of JSON each, without secrets.
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

export type Log = Logger;

/** Fields that are redacted wherever they stand. */
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

/** To stderr: stdout is for the output of the command itself. */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(2)): Log {
  const paths = [
    ...SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`]),
    '*["set-cookie"]',
    '*.*["set-cookie"]',
  ];
  const options = { level, base: {}, redact: { paths: [...paths, 'match.code', '*.match.code'], censor: '…' } };
  return pino(options, destination);
}
