// Players' clocks. They change only with what all players see, so a clock never reveals a player's hidden steps.
// `now` is the time of the server clock everywhere.
import { listSeats } from '@omerta/kernel';
import { type MatchProgress, versionOf } from '@omerta/match';
import type { SeatClock } from '@omerta/protocol';
import type { ClockSetting, Clocks, Match, SeatDeadline } from '../store/store.ts';
import { isPlayedByBot } from './seatChanges.ts';

export function startClocks(match: Match, progress: MatchProgress, now: number): Clocks | undefined {
  const each = fullTime(match.settings.clock);
  if (each === undefined) return undefined;
  return { at: now, left: match.seats.map(() => each), running: runningSeats(match, progress) };
}

/**
 * Clocks after a row. An answer that all players can see resets the time for a decision and earns the increment; hidden
 * steps belong to that answer. An answer repeated after an undo earns nothing.
 */
export function clocksAfter(
  clocks: Clocks,
  match: Match,
  before: MatchProgress,
  after: MatchProgress,
  seat: number,
  now: number,
): Clocks {
  const { clock } = match.settings;
  const isSeen = isSeenByAll(before, after);
  const isNew = after.mostAnswers[seat]! > before.mostAnswers[seat]!;
  const spent = stopped(clocks, now);
  const running = runningSeats(match, after);
  const left = spent.left.map((each, at) => {
    const earns = at === seat && isSeen && isNew;
    const starts = running.includes(at) && !clocks.running.includes(at);
    if (clock.kind === 'game') return earns ? each + clock.increment * SECOND : each;
    return earns || starts ? fullTimeAt(match, at) : each;
  });
  return { ...spent, left, running };
}

/** After a change of the table: a pause, a bot that replaces a player, a player who returns. */
export function clocksAt(clocks: Clocks, match: Match, progress: MatchProgress, now: number): Clocks {
  const { left, ...rest } = stopped(clocks, now);
  const capped = left.map((each, seat) => (isLate(match, seat) ? Math.min(each, fullTimeAt(match, seat)) : each));
  return { ...rest, left: capped, running: runningSeats(match, progress) };
}

/** The host of a room gives those who are awaited more time, once for each question. */
export function withMoreTime(clocks: Clocks, match: Match): Clocks {
  const left = clocks.left.map((each, seat) => {
    const most = fullTimeAt(match, seat) + MORE_TIME;
    return clocks.running.includes(seat) ? Math.max(each, Math.min(each + MORE_TIME, most)) : each;
  });
  return { ...clocks, left };
}

/** When a node must look after a seat: its time is up, or the node that was to play its bot died. */
export function deadlinesOf(
  match: Match,
  progress: MatchProgress,
  clocks: Clocks | undefined,
  now: number,
): readonly SeatDeadline[] {
  if (!isRunning(match)) return [];
  const { rules, state, decisions } = progress;
  return listSeats(rules.waitingFor(state)).flatMap(seat => {
    const at = isPlayedByBot(match, decisions, seat) ? now + BOT_PATIENCE : timeUp(clocks, seat);
    return at === undefined ? [] : [{ seat, decision: decisions[seat]!, at }];
  });
}

/** The deadline of this seat, if its clock runs. */
export function timeUp(clocks: Clocks | undefined, seat: number): number | undefined {
  if (clocks === undefined || !clocks.running.includes(seat)) return undefined;
  return clocks.at + clocks.left[seat]!;
}

export function shownClocks(clocks: Clocks | undefined, now: number): SeatClock[] {
  if (clocks === undefined) return [];
  const { left } = stopped(clocks, now);
  return left.map((each, seat) => ({ left: each, runs: clocks.running.includes(seat) }));
}

/** Whether a row has changed what all viewers see. */
export function isSeenByAll(before: MatchProgress, after: MatchProgress): boolean {
  return versionOf(after, 'spectator') > versionOf(before, 'spectator');
}

export function isRunning({ stage, pausedAt }: Match): boolean {
  return stage === 'playing' && pausedAt === undefined;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const BOT_PATIENCE = 10 * SECOND;
const MORE_TIME = 30 * SECOND;
const LATE_TIME = 10 * SECOND;

/** In a room a player who let a deadline pass gets a short one until the next answer in time. */
function fullTimeAt(match: Match, seat: number): number {
  const usual = fullTime(match.settings.clock)!;
  return isLate(match, seat) ? Math.min(usual, LATE_TIME) : usual;
}

const isLate = ({ seats, settings }: Match, seat: number): boolean =>
  (seats[seat]!.misses ?? 0) > 0 && settings.clock.kind === 'decision';

function fullTime(clock: ClockSetting): number | undefined {
  if (clock.kind === 'none') return undefined;
  if (clock.kind === 'days') return clock.days * DAY;
  return SECOND * (clock.kind === 'game' ? clock.total : clock.each);
}

/** Bots have no clock. The clock of a player who has left runs on: leaving must not gain time. */
function runningSeats(match: Match, { rules, state }: MatchProgress): number[] {
  if (!isRunning(match)) return [];
  return listSeats(rules.waitingFor(state)).filter(seat => match.seats[seat]!.kind === 'person');
}

/** If another node's clock is ahead, do not charge the interval it already charged. */
function stopped({ at, left, running }: Clocks, now: number): Clocks {
  const until = Math.max(at, now);
  const rest = left.map((each, seat) => (running.includes(seat) ? Math.max(0, each - (until - at)) : each));
  return { at: until, left: rest, running: [] };
}
