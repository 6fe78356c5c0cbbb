import type { ChatLine, Frame, Question, SeatClock, TableInfo } from '@omerta/protocol';
import type { Answered, ClosedCode, Connection } from './source.ts';

/** All a table screen shows. `frame` is the newest truth; `shown` lags behind while its events are on stage. */
export interface TableState {
  readonly info: TableInfo | undefined;
  readonly frame: Frame | undefined;
  readonly shown: Frame | undefined;
  readonly log: readonly object[] | undefined; // events seen, until `shown`; undefined if the source refused
  readonly onStage: object | undefined; // the event that is moving just now
  readonly lines: readonly ChatLine[];
  readonly connection: Connection;
  readonly isAside: boolean;
  readonly closed: ClosedCode | undefined;
  readonly isSending: boolean;
  readonly refusal: Extract<Answered, { ok: false }> | undefined; // of the last answer, until the next
  readonly clocks: Clocks;
}

/** Clocks as they came, and when, so that they can be counted on. */
export interface Clocks {
  readonly seats: readonly SeatClock[];
  readonly at: number; // performance.now()
}

export const NEW_TABLE: TableState = {
  info: undefined,
  frame: undefined,
  shown: undefined,
  log: [],
  onStage: undefined,
  lines: [],
  connection: { kind: 'connecting' },
  isAside: false,
  closed: undefined,
  isSending: false,
  refusal: undefined,
  clocks: { seats: [], at: 0 },
};

/** What may be answered now: what is drawn is asked, and still asked, and nothing is under way. */
export function openQuestion(state: TableState): Question | undefined {
  const { shown, frame, info, isSending, isAside, connection } = state;
  const question = shown?.question;
  if (question === undefined || isSending || isAside || connection.kind !== 'live') return undefined;
  if (info?.isPaused === true || info?.isFrozen === true) return undefined;
  return frame?.viewer === shown?.viewer && frame?.question?.decision === question.decision ? question : undefined;
}
