// Handles one message of a page: every message gets one answer of a known form.
import { type ClientMessageKind, type Reply, readMessage } from '@omerta/protocol';
import type { Clock } from '../clock.ts';
import type { Faults } from '../faults.ts';
import { refusal } from '../matches/command.ts';
import type { ServerContext } from '../matches/serverContext.ts';
import type { RateLimit } from '../rateLimit.ts';
import { Damaged } from '../store/errors.ts';
import type { Page } from './page.ts';

export interface MessageContext {
  readonly clock: Clock;
  readonly faults: Faults;
  readonly matches: Pick<ServerContext, 'noteDamage'>;
}

/** One page and its connection. */
export interface Connection {
  readonly page: Pick<Page, 'handlers'>;
  readonly limit: RateLimit;
  /** Ends the connection of a client that goes on after many refusals. */
  disconnect(): void;
}

/** `given` is everything after the kind: one message, and perhaps the callback for the answer. */
export async function handleMessage(
  { clock, faults, matches }: MessageContext,
  connection: Connection,
  [kind, ...given]: unknown[],
): Promise<void> {
  const { page, limit } = connection;
  const last = given.at(-1);
  const answer: (reply: Reply) => void = typeof last === 'function' ? reply => last(reply) : () => {};
  const verdict = limit.spend(clock.passed(), kind === 'log' ? COST_OF_LOG : 1);
  if (verdict === 'offender') return connection.disconnect();
  if (verdict === 'tooMany') return answer(refusal('busy'));
  const data = typeof last === 'function' ? given.slice(0, -1) : given;
  if (!isKind(page, kind) || data.length !== 1) return answer(refusal('unreadable'));
  try {
    await dispatch(page, kind, data[0], answer);
  } catch (error) {
    if (error instanceof Damaged) {
      matches.noteDamage(error);
      return answer(refusal('frozen'));
    }
    faults.report('A message could not be answered', { kind }, error);
    answer(refusal('busy'));
  }
}

const COST_OF_LOG = 10; // reading the log replays the game

function isKind({ handlers }: Pick<Page, 'handlers'>, kind: unknown): kind is ClientMessageKind {
  return typeof kind === 'string' && Object.hasOwn(handlers, kind);
}

async function dispatch<K extends ClientMessageKind>(
  { handlers }: Pick<Page, 'handlers'>,
  kind: K,
  data: unknown,
  answer: (reply: Reply<K>) => void,
): Promise<void> {
  const message = readMessage(kind, data);
  if (message === undefined) answer(refusal('unreadable') as Reply<K>);
  else await handlers[kind](message, answer);
}
