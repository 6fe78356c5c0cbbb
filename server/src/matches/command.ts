// Commands, and who may send them.
import type { Author } from '@omerta/kernel';
import { isStale, type Taken } from '@omerta/match';
import type { RefusalCode, Refused, Reply } from '@omerta/protocol';
import type { ChoiceRow } from '../store/store.ts';
import { isRunning, timeUp } from './clocks.ts';
import { seatOf } from './lobby.ts';
import type { MatchState, PlayingState } from './matchState.ts';
import { isPlayedByBot } from './seatChanges.ts';

/** A choice or an undo that a client, bot or clock sent. */
export interface Command {
  readonly from: Sender;
  readonly kind: 'choice' | 'undo';
  readonly decision: number; // the number of the question it answers
  readonly command: string; // the same when it is resent
  readonly text: string;
}

/** A person's seat is looked up here; only the server itself names one. */
export type Sender =
  | { readonly person: string }
  | { readonly seat: number; readonly as: 'bot' | 'clock'; readonly by: Author };

export type Answer = Reply<'command'>;

/** A command whose row is stored. */
export type Given = Pick<ChoiceRow, 'seat' | 'decision' | 'kind' | 'text'>;

export type Checked =
  | { readonly ok: true; readonly playing: PlayingState; readonly seat: number }
  | { readonly ok: false; readonly answer: Answer };

/** Whether the rules may try the command now. If not: its answer, the earlier one where the command is a resend. */
export function checkCommand(state: MatchState, command: Command, given: Given | undefined, now: number): Checked {
  const { match, progress, isFrozen } = state;
  const { from, decision } = command;
  if (isFrozen) return no('frozen');
  const seat = seatFor(state, from, now);
  if (seat === undefined) return no('notYourSeat');
  if (given !== undefined)
    return isSame(given, seat, command) ? { ok: false, answer: yes(given.decision) } : no('stale');
  if (progress === undefined || !isRunning(match)) return no('notPlaying');
  if (isStale(progress, seat, decision)) return no('stale');
  return { ok: true, playing: { ...state, progress }, seat };
}

export function rowOf(
  { kind, command, text, from }: Command,
  { match, progress }: PlayingState,
  seat: number,
  at: number,
): ChoiceRow {
  return {
    match: match.id,
    number: progress.number + 1,
    seat,
    decision: progress.decisions[seat]!,
    command,
    kind,
    text: kind === 'undo' ? '' : text,
    by: 'by' in from ? from.by : 'player',
    at,
  };
}

export function yes(decision: number): Answer {
  return { ok: true, decision: decision + 1 };
}

export function refusedBy(refusal: Extract<Taken, { ok: false }>['refusal']): Refused {
  return { ok: false, ...refusal };
}

export function refusal(code: RefusalCode): Refused {
  return { ok: false, code };
}

/** A resend, not another command with the same id. Ids of bots and clocks name the question: any answer will do. */
function isSame(given: Given, seat: number, { from, decision, kind, text }: Command): boolean {
  if (given.seat !== seat) return false;
  return !('person' in from) || (given.decision === decision && given.kind === kind && given.text === text);
}

function no(code: RefusalCode): Checked {
  return { ok: false, answer: refusal(code) };
}

function seatFor({ match, progress, clocks }: MatchState, from: Sender, now: number): number | undefined {
  if ('person' in from) return seatOf(match, from.person);
  const { seat, as } = from;
  if (as === 'bot') return isPlayedByBot(match, progress?.decisions, seat) ? seat : undefined;
  const at = timeUp(clocks, seat);
  return at !== undefined && at <= now ? seat : undefined;
}
