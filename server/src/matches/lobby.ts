// A table before the game. Every change is a pure function from a match to the next one, or a refusal.
import { levelNamed } from '@omerta/bots';
import { GIVEN_ENTROPY } from '@omerta/kernel';
import type { Match, Seat } from '../store/store.ts';
import { botSeat } from './botSeat.ts';
import { seatName } from './seatNames.ts';

export type LobbyRefusal =
  | 'notHost'
  | 'notSeated'
  | 'alreadySeated'
  | 'noSuchSeat'
  | 'seatTaken'
  | 'noSuchLevel'
  | 'notReady' // a seat is empty, or a player is not ready
  | 'badOptions'
  | 'notInLobby'
  | 'notPlaying'
  | 'notOver'
  | 'notYourSeat'
  | 'noSuchFaction'
  | 'factionTaken'
  | 'stillThere' // only an absent player can be removed or replaced
  | 'justLeft' // and only after a grace period
  | 'notARoom' // the table belongs to no evening
  | 'shownOut'; // the host has shown this person out of the lobby

export type ChangeResult = { readonly ok: true; readonly match: Match } | LobbyRefused;

interface LobbyRefused {
  readonly ok: false;
  readonly code: LobbyRefusal;
  readonly problems?: readonly string[];
  readonly takenBy?: SeatName; // of a faction
}

export interface SeatName {
  readonly seat: number;
  readonly name: string;
}

export interface Participant {
  readonly id: string;
  readonly name: string;
  readonly language?: string;
}

export const EMPTY_SEAT: Seat = { kind: 'empty', name: '', ready: false };

/** Takes the named seat, or the first free one. A person changes seats by taking another. */
export function sit(match: Match, who: Participant, seat?: number): ChangeResult {
  if (match.stage !== 'lobby') return refused('notInLobby');
  if (match.shownOut?.includes(who.id)) return refused('shownOut');
  const old = seatOf(match, who.id);
  const at = seat ?? (old === undefined ? match.seats.findIndex(({ kind }) => kind === 'empty') : -1);
  const found = match.seats[at];
  if (found === undefined) return refused(old === undefined || seat !== undefined ? 'noSuchSeat' : 'alreadySeated');
  if (found.kind !== 'empty') return refused(at === old ? 'alreadySeated' : 'seatTaken');
  const left = old === undefined ? match : withSeat(match, old, EMPTY_SEAT);
  const { id, language } = who;
  const name = seatName(left, who.name);
  const spoken = language === undefined ? {} : { language };
  return changed(withSeat(left, at, { kind: 'person', person: id, name, ...spoken, ready: false }));
}

/** Leaves the lobby. The next person becomes host; a table without people is abandoned. */
export function stand(match: Match, person: string, now: number): ChangeResult {
  if (match.stage !== 'lobby') return refused('notInLobby');
  const seat = seatOf(match, person);
  if (seat === undefined) return refused('notSeated');
  return changed(withoutHost(withSeat(match, seat, EMPTY_SEAT), person, now));
}

export function addBot(match: Match, person: string, seat: number, level: string): ChangeResult {
  const refusal = notHostOfLobby(match, person) ?? noSuchSeat(match, seat);
  if (refusal !== undefined) return refused(refusal);
  if (match.seats[seat]!.kind !== 'empty') return refused('seatTaken');
  const known = levelNamed(level);
  if (known === undefined) return refused('noSuchLevel');
  return changed(withSeat(match, seat, botSeat(match, seat, known)));
}

/** The host frees the seat of a bot or of another person, who stays out until invited again. */
export function clearSeat(match: Match, person: string, seat: number): ChangeResult {
  const refusal = notHostOfLobby(match, person) ?? noSuchSeat(match, seat);
  if (refusal !== undefined) return refused(refusal);
  const { person: sitter } = match.seats[seat]!;
  if (sitter === person) return refused('stillThere');
  const cleared = withSeat(match, seat, EMPTY_SEAT);
  if (sitter === undefined) return changed(cleared);
  return changed({ ...cleared, shownOut: [...(match.shownOut ?? []), sitter].slice(-MOST_SHOWN_OUT) });
}

/** The host invites the people again who were shown out of this lobby. */
export function inviteAgain(match: Match, person: string): ChangeResult {
  const refusal = notHostOfLobby(match, person);
  if (refusal !== undefined) return refused(refusal);
  const { shownOut, ...open } = match;
  return changed(shownOut === undefined ? match : open);
}

/** Ready, with this seat's entropy: 16 bytes in hex, made by its player. */
export function setReady(match: Match, person: string, entropy: string): ChangeResult {
  if (!GIVEN_ENTROPY.test(entropy)) return refused('badOptions', ['entropy: must be 32 hex digits in lower case']);
  return changeOwn(match, person, seat => ({ ...seat, ready: true, entropy }));
}

export function setNotReady(match: Match, person: string): ChangeResult {
  return changeOwn(match, person, ({ entropy: _, ...seat }) => ({ ...seat, ready: false }));
}

export function handOver(match: Match, person: string, seat: number): ChangeResult {
  const next = match.seats[seat];
  // The first host of a room takes the role back.
  const isOwner = match.evening?.owner === person && next?.person === person;
  if (match.host !== person && !isOwner) return refused('notHost');
  if (next?.kind !== 'person' || next.person === undefined) return refused('noSuchSeat');
  const evening = match.evening === undefined ? {} : { evening: { ...match.evening, owner: next.person } };
  return changed({ ...match, host: next.person, ...evening });
}

export function start(match: Match, person: string, now: number): ChangeResult {
  const refusal = notHostOfLobby(match, person);
  if (refusal !== undefined) return refused(refusal);
  if (!match.seats.every(({ kind, ready }) => kind !== 'empty' && ready)) return refused('notReady');
  return changed({ ...match, stage: 'playing', startedAt: now });
}

export function seatOf(match: Match, person: string | undefined): number | undefined {
  if (person === undefined) return undefined;
  const seat = match.seats.findIndex(each => each.kind === 'person' && each.person === person);
  return seat < 0 ? undefined : seat;
}

export function withSeat(match: Match, seat: number, as: Seat): Match {
  return { ...match, seats: match.seats.with(seat, as) };
}

/** The match after its host has left. */
export function withoutHost(match: Match, host: string, now: number): Match {
  const next = match.seats.find(seat => seat.kind === 'person' && seat.person !== undefined && seat.person !== host);
  if (next === undefined && match.evening !== undefined && match.stage === 'lobby') return { ...match, host: '' };
  if (next === undefined) return { ...match, stage: 'abandoned', endedAt: now };
  return match.host === host ? { ...match, host: next.person! } : match;
}

export function refused(code: LobbyRefusal, problems?: readonly string[]): ChangeResult {
  return problems === undefined ? { ok: false, code } : { ok: false, code, problems };
}

export function changed(match: Match): ChangeResult {
  return { ok: true, match };
}

const MOST_SHOWN_OUT = 100;

function changeOwn(match: Match, person: string, change: (seat: Seat) => Seat): ChangeResult {
  if (match.stage !== 'lobby') return refused('notInLobby');
  const seat = seatOf(match, person);
  return seat === undefined ? refused('notSeated') : changed(withSeat(match, seat, change(match.seats[seat]!)));
}

export function notHostOfLobby(match: Match, person: string): LobbyRefusal | undefined {
  if (match.stage !== 'lobby') return 'notInLobby';
  return match.host === person ? undefined : 'notHost';
}

function noSuchSeat(match: Match, seat: number): LobbyRefusal | undefined {
  return match.seats[seat] === undefined ? 'noSuchSeat' : undefined;
}
