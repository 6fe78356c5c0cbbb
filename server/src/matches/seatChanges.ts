// Seats while the game is played: leaving, coming back, replacing absent players, votes.

import { USUAL_LEVEL } from '@omerta/bots';
import type { Match, Seat, Votes } from '../store/store.ts';
import { type ChangeResult, changed, refused, seatOf, withoutHost, withSeat } from './lobby.ts';
import type { Presence } from './seatPresence.ts';

/** A bot answers for the player, from the question that is open on until the player is back. */
export function leave(match: Match, person: string, now: number): ChangeResult {
  const seat = seatOf(match, person);
  if (seat === undefined) return refused('notSeated');
  if (match.stage !== 'playing') return refused('notPlaying');
  const left = withSeat(match, seat, { ...match.seats[seat]!, takenOverByBot: true });
  const others = withoutHost(left, person, now);
  return changed(others.stage === 'playing' ? others : left); // bots finish a game whose only player has left
}

/** Changes nothing for a player who never left. */
export function comeBack(match: Match, person: string): ChangeResult {
  if (match.stage !== 'playing') return refused('notPlaying');
  const seat = seatOf(match, person);
  if (seat === undefined) return refused('notSeated');
  const found = match.seats[seat]!;
  return changed(found.takenOverByBot === true ? withSeat(match, seat, backFrom(found)) : match);
}

/** The host lets a bot answer for an absent player, who may come back. */
export function takeOver(match: Match, host: string, seat: number, presence: Presence, now: number): ChangeResult {
  return replace(match, host, seat, presence, found => ({ ...found, takenOverByBot: true, takenOverAt: now }));
}

/** The host replaces an absent player with a bot for good. A vote of the player stays. */
export function removeAbsent(match: Match, host: string, seat: number, presence: Presence, now: number): ChangeResult {
  return replace(match, host, seat, presence, found => ({ ...asBot(found), takenOverAt: found.takenOverAt ?? now }));
}

/** A player gives the seat up for good: to a bot while the game runs. A finished game stays as it is. */
export function giveUp(match: Match, person: string): ChangeResult {
  const seat = seatOf(match, person);
  if (seat === undefined || match.stage !== 'playing') return changed(match);
  return changed({ ...withSeat(match, seat, asBot(match.seats[seat]!)), votes: votesWithout(match.votes, seat) });
}

/** More than half of the people who have a say must want it. `wants: false` takes the vote back. */
export function vote(
  match: Match,
  person: string,
  about: 'pause' | 'abandon',
  wants: boolean,
  now: number,
): ChangeResult {
  if (match.stage !== 'playing') return refused('notPlaying');
  const seat = seatOf(match, person);
  if (seat === undefined) return refused('notSeated');
  const others = (match.votes?.[about] ?? []).filter(each => each !== seat);
  const voters = wants ? [...others, seat].sort((one, other) => one - other) : others;
  const voted: Match = { ...match, votes: { ...match.votes, [about]: voters } };
  return changed(isMost(match, voters, now) ? carried(voted, about, now) : voted);
}

/** Any player may resume after a pause. */
export function resume(match: Match, person: string): ChangeResult {
  if (match.stage !== 'playing' || match.pausedAt === undefined) return refused('notPlaying');
  if (seatOf(match, person) === undefined) return refused('notSeated');
  const { pausedAt: _, ...running } = match;
  return changed({ ...running, votes: withoutVote(match.votes, 'pause') });
}

/** By the operator, or by the server when the table has been idle for long. */
export function abandon(match: Match, now: number): ChangeResult {
  if (match.stage !== 'lobby' && match.stage !== 'playing') return refused('notPlaying');
  return changed({ ...match, stage: 'abandoned', endedAt: now });
}

export function isBotSeat(seat: Seat): boolean {
  return seat.kind === 'bot' || seat.takenOverByBot === true;
}

/** Whether a bot answers the seat's question. `decisions`: by seat, the number of its question. */
export function isPlayedByBot({ seats }: Match, decisions: readonly number[] = [], at: number): boolean {
  const { botAnswers } = seats[at]!;
  return isBotSeat(seats[at]!) || (botAnswers !== undefined && botAnswers === decisions[at]);
}

/** Players who return do not call off answers that are due: the bot still answers the questions of `awaited` seats. */
export function withDueAnswers(
  before: Match,
  after: Match,
  decisions: readonly number[],
  awaited: readonly number[],
): Match {
  const isBack = (seat: number) => isBotSeat(before.seats[seat]!) && !isBotSeat(after.seats[seat]!);
  return awaited
    .filter(isBack)
    .reduce((match, seat) => withSeat(match, seat, { ...match.seats[seat]!, botAnswers: decisions[seat]! }), after);
}

/** Keeps the seat's entropy: it is part of the deal. */
export function asBot({ name, entropy }: Seat): Seat {
  return { kind: 'bot', name, level: USUAL_LEVEL, ready: true, ...(entropy === undefined ? {} : { entropy }) };
}

function replace(match: Match, host: string, seat: number, presence: Presence, as: (seat: Seat) => Seat): ChangeResult {
  if (match.stage !== 'playing') return refused('notPlaying');
  if (match.host !== host) return refused('notHost');
  const found = match.seats[seat];
  if (found?.kind !== 'person') return refused('noSuchSeat');
  if (presence === 'present' || found.person === host) return refused('stillThere');
  return presence === 'justLeft' ? refused('justLeft') : changed(withSeat(match, seat, as(found)));
}

function isMost(match: Match, voters: readonly number[], now: number): boolean {
  const people = match.seats.filter((seat, at) => hasSay(seat, now) || voters.includes(at));
  return voters.length * 2 > people.length;
}

/** Not those who left by themselves. A host must not win a vote by putting bots in the place of the others. */
function hasSay(seat: Seat, now: number): boolean {
  return !isBotSeat(seat) || (seat.takenOverAt !== undefined && now - seat.takenOverAt < SAY_AFTER_TAKEOVER);
}

const SAY_AFTER_TAKEOVER = 10 * 60_000;

export function votesWithout(votes: Votes | undefined, seat: number): Votes {
  const others = (voters: readonly number[] = []) => voters.filter(each => each !== seat);
  return { pause: others(votes?.pause), abandon: others(votes?.abandon) };
}

function carried(match: Match, about: 'pause' | 'abandon', now: number): Match {
  const votes = withoutVote(match.votes, about);
  return about === 'pause'
    ? { ...match, votes, pausedAt: match.pausedAt ?? now }
    : { ...match, votes, stage: 'abandoned', endedAt: now };
}

function withoutVote(votes: Votes | undefined, about: keyof Votes): Votes {
  return { ...votes, [about]: [] };
}

function backFrom({ takenOverByBot: _, takenOverAt: __, misses: ___, ...seat }: Seat): Seat {
  return seat;
}
