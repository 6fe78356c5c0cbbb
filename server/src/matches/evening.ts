// An evening: a room with a television, people, and several games. Its state moves on from table to table.
// Every change is a pure function from a match to the next one, or a refusal.
import { levelNamed, USUAL_LEVEL } from '@omerta/bots';
import type { MatchProgress } from '@omerta/match';
import { type AnyRules, gameOf } from '../games.ts';
import type { Evening, Match } from '../store/store.ts';
import { botSeat } from './botSeat.ts';
import { changeSeats } from './changeTable.ts';
import {
  type ChangeResult,
  changed,
  EMPTY_SEAT,
  type LobbyRefusal,
  type Participant,
  refused,
  seatOf,
  sit,
  withSeat,
} from './lobby.ts';
import { asBot, votesWithout } from './seatChanges.ts';
import type { Presence } from './seatPresence.ts';

/** Who sits down: the device is a random name in a cookie, so that a guest who is kept out cannot come back as another. */
export interface Guest extends Participant {
  readonly device?: string | undefined;
}

/** Bots fill up to this many players. */
const USUAL_FILL = 4;

export function newEvening(game: string): Evening {
  return { fill: fillFor(game, USUAL_FILL), level: USUAL_LEVEL, keptOut: [], devices: {} };
}

export function fillFor(game: string, wanted: number): number {
  const { least, most } = gameOf(game)!.players;
  return Math.min(most, Math.max(least, wanted));
}

/** Sits down in the next free place; the table grows up to the most players of the game. The first person is host. */
export function enter(match: Match, who: Guest, rules: AnyRules): ChangeResult {
  const { evening } = match;
  if (evening === undefined) return refused('notARoom');
  if (match.stage !== 'lobby') return refused('notInLobby');
  if (isKeptOut(match, who)) return refused('shownOut');
  if (seatOf(match, who.id) !== undefined) return changed(match);
  const isFull = match.seats.every(({ kind }) => kind !== 'empty');
  const { most } = gameOf(match.game)!.players;
  if (isFull && match.seats.length >= most) return refused('seatTaken');
  const grown = isFull ? changeSeats(match, match.seats.length + 1, rules) : changed(match);
  const sat = grown.ok ? sit(grown.match, who) : grown;
  return sat.ok ? changed(withHost(withDevice(sat.match, who), who.id)) : sat;
}

/** Empty places beyond those that bots fill go. */
export function shrunk(left: ChangeResult, rules: AnyRules): ChangeResult {
  return left.ok ? changed(shrink(left.match, rules)) : left;
}

function shrink(match: Match, rules: AnyRules): Match {
  const { evening, stage, seats } = match;
  if (evening === undefined || stage !== 'lobby') return match;
  const people = seats.filter(({ kind }) => kind !== 'empty').length;
  const wanted = Math.max(evening.fill, people);
  if (wanted >= seats.length) return match;
  const smaller = changeSeats(match, wanted, rules);
  return smaller.ok ? smaller.match : match;
}

/** The host sets how many play at least, and how well the bots among them do. */
export function setBots(match: Match, host: string, fill: number, level: string, rules: AnyRules): ChangeResult {
  const refusal = notHostOfRoom(match, host) ?? (match.stage === 'lobby' ? undefined : 'notInLobby');
  if (refusal !== undefined) return refused(refusal);
  const known = levelNamed(level);
  if (known === undefined) return refused('noSuchLevel');
  const { least, most } = gameOf(match.game)!.players;
  if (fill < least || fill > most) return refused('badOptions', [`fill: must be ${least} to ${most}`]);
  const people = match.seats.filter(({ kind }) => kind !== 'empty').length;
  const sized = changeSeats(
    { ...match, evening: { ...match.evening!, fill, level: known } },
    Math.max(fill, people),
    rules,
  );
  return sized;
}

/**
 * The host deals: bots take the empty places. With `without`, they also play for people who are not ready, until these
 * are back; otherwise the deal waits for them.
 */
export function deal(match: Match, host: string, without: boolean, now: number): ChangeResult {
  const refusal = notHostOfRoom(match, host) ?? (match.stage === 'lobby' ? undefined : 'notInLobby');
  if (refusal !== undefined) return refused(refusal);
  const unready = match.seats.flatMap(({ kind, ready, person }, at) =>
    kind === 'person' && !ready ? [{ at, person }] : [],
  );
  if (unready.some(({ person }) => person === host) || (unready.length > 0 && !without)) return refused('notReady');
  const covered = unready.reduce(
    (table, { at }) => withSeat(table, at, { ...table.seats[at]!, takenOverByBot: true }),
    match,
  );
  const level = levelNamed(match.evening!.level) ?? USUAL_LEVEL;
  const filled = covered.seats.reduce(
    (table, { kind }, at) => (kind === 'empty' ? withSeat(table, at, botSeat(table, at, level)) : table),
    covered,
  );
  return changed({ ...filled, stage: 'playing', startedAt: now });
}

export type RemoteAct =
  | { readonly act: 'pause' | 'resume' | 'moreTime' | 'endGame' | 'endEvening' | 'letBack' }
  | { readonly act: 'bot' | 'giveBack' | 'keepOut'; readonly seat: number };

/** What only the host may do, from the remote. `presence`: of the seat that is named. */
export function useRemote(match: Match, host: string, act: RemoteAct, presence: Presence, now: number): ChangeResult {
  const refusal = notHostOfRoom(match, host);
  if (refusal !== undefined) return refused(refusal);
  switch (act.act) {
    case 'pause':
      if (match.stage !== 'playing') return refused('notPlaying');
      return changed(match.pausedAt === undefined ? { ...match, pausedAt: now } : match);
    case 'resume': {
      const { pausedAt, ...running } = match;
      return pausedAt === undefined
        ? refused('notPlaying')
        : changed({ ...running, votes: { ...match.votes, pause: [] } });
    }
    case 'moreTime':
      if (match.stage !== 'playing' || match.settings.clock.kind === 'none') return refused('notPlaying');
      return changed({ ...match, evening: { ...match.evening!, moreTime: (match.evening!.moreTime ?? 0) + 1 } });
    case 'endGame':
      return match.stage === 'playing'
        ? changed({ ...match, stage: 'abandoned', endedAt: now })
        : refused('notPlaying');
    case 'endEvening':
      return changed(ended(match, now));
    case 'letBack':
      return changed(lettingBack(match));
    case 'keepOut':
      return keepOut(match, host, act.seat);
    default:
      return botFor(match, act.seat, act.act === 'bot', presence);
  }
}

/** The evening ends: its code is free for others. */
export function ended(match: Match, now: number): Match {
  const { code: _, ...rest } = match;
  const evening = { ...match.evening!, ended: true as const };
  const isOpen = match.stage === 'lobby' || match.stage === 'playing';
  return isOpen ? { ...rest, evening, stage: 'abandoned', endedAt: now } : { ...rest, evening };
}

/** By person, and by device: a guest can take another name in a moment. */
export function isKeptOut({ evening }: Match, { id, device }: Pick<Guest, 'id' | 'device'>): boolean {
  return evening?.keptOut.some(each => each.person === id || (device !== undefined && each.device === device)) === true;
}

/** A late guest takes the place of a bot when the next round or act begins. */
export function takeBot(match: Match, who: Guest, seat: number): ChangeResult {
  if (match.evening === undefined) return refused('notARoom');
  if (match.stage !== 'playing') return refused('notPlaying');
  if (isKeptOut(match, who)) return refused('shownOut');
  if (seatOf(match, who.id) !== undefined || match.seats.some(({ comes }) => comes?.person === who.id))
    return refused('alreadySeated');
  const found = match.seats[seat];
  if (found === undefined) return refused('noSuchSeat');
  if (found.kind !== 'bot' || found.comes !== undefined) return refused('seatTaken');
  const { id: person, name, language } = who;
  const comes = { person, name, ...(language === undefined ? {} : { language }) };
  return changed(withDevice(withSeat(match, seat, { ...found, comes }), who));
}

/** A round or act begins: the late guests sit down. Loot, wounds and everything else of the seat stay. */
export function seatLateGuests(match: Match): ChangeResult {
  if (match.stage !== 'playing') return changed(match);
  const next = match.seats.reduce((table, seat, at) => {
    if (seat.comes === undefined) return table;
    const { person, name, language } = seat.comes;
    const { entropy } = seat;
    const spoken = { ...(language === undefined ? {} : { language }), ...(entropy === undefined ? {} : { entropy }) };
    return withHost(withSeat(table, at, { kind: 'person', person, name, ready: true, ...spoken }), person);
  }, match);
  return changed(next);
}

/** The next person in the order of seats becomes host when the host has been away for long. */
export function passHostOn(match: Match, isPresent: (seat: number) => boolean): ChangeResult {
  const host = seatOf(match, match.host);
  if (match.evening === undefined || (host !== undefined && isPresent(host))) return changed(match);
  const next = match.seats.findIndex(
    ({ kind, person }, at) => kind === 'person' && person !== undefined && isPresent(at),
  );
  return changed(next < 0 ? match : { ...match, host: match.seats[next]!.person! });
}

/** After the second deadline missed in a row a bot plays until the player is back, so that the others do not wait. */
export function noteAnswer(match: Match, seat: number, isMissed: boolean): ChangeResult {
  const found = match.seats[seat];
  if (found?.kind !== 'person' || match.stage !== 'playing') return changed(match);
  const { misses = 0, ...rest } = found;
  if (!isMissed) return changed(misses === 0 ? match : withSeat(match, seat, rest));
  const isAway = misses + 1 >= MOST_MISSES;
  return changed(
    withSeat(match, seat, { ...rest, misses: misses + 1, ...(isAway ? { takenOverByBot: true as const } : {}) }),
  );
}

/** Whether a round or act has begun with the last row. */
export function beginsPart({ rules, recent }: MatchProgress): boolean {
  const seen = recent.at(-1)?.events.flatMap(event => rules.seenBy(event, 'spectator') ?? []) ?? [];
  return seen.some(event => rules.log?.beginsPart(event) === true);
}

export function notHostOfRoom(match: Match, person: string): LobbyRefusal | undefined {
  if (match.evening === undefined) return 'notARoom';
  return match.host === person && person !== '' ? undefined : 'notHost';
}

/** Nobody is host of a room before the first person comes. */
function withHost(match: Match, person: string): Match {
  if (match.host !== '') return match;
  return { ...match, host: person, evening: { ...match.evening!, owner: person } };
}

function withDevice(match: Match, { id, device }: Guest): Match {
  if (device === undefined) return match;
  const evening = match.evening!;
  return { ...match, evening: { ...evening, devices: { ...evening.devices, [id]: device } } };
}

function keepOut(match: Match, host: string, seat: number): ChangeResult {
  const found = match.seats[seat];
  const person = found?.person ?? found?.comes?.person;
  if (found === undefined || person === undefined) return refused('noSuchSeat');
  if (person === host) return refused('stillThere');
  const { [person]: device, ...devices } = match.evening!.devices;
  const out = { person, ...(device === undefined ? {} : { device }) };
  const evening = { ...match.evening!, devices, keptOut: [...match.evening!.keptOut, out].slice(-MOST_KEPT_OUT) };
  const { comes: _, ...alone } = found;
  const as =
    match.stage === 'lobby'
      ? EMPTY_SEAT
      : match.stage === 'playing'
        ? found.kind === 'bot'
          ? alone
          : asBot(found)
        : found;
  return changed({ ...withSeat(match, seat, as), votes: votesWithout(match.votes, seat), evening });
}

function lettingBack(match: Match): Match {
  const { shownOut: _, ...rest } = match;
  return { ...rest, evening: { ...match.evening!, keptOut: [] } };
}

function botFor(match: Match, seat: number, isBot: boolean, presence: Presence): ChangeResult {
  if (match.stage !== 'playing') return refused('notPlaying');
  const found = match.seats[seat];
  if (found?.kind !== 'person') return refused('noSuchSeat');
  const { takenOverByBot, takenOverAt: _, ...own } = found;
  if (!isBot) return changed(takenOverByBot === true ? withSeat(match, seat, own) : match);
  // One press of another player takes no seat: only that of a player who is away, or who let a deadline pass.
  if (presence === 'present' && (found.misses ?? 0) === 0) return refused('stillThere');
  return changed(withSeat(match, seat, { ...found, takenOverByBot: true }));
}

const MOST_KEPT_OUT = 100;
const MOST_MISSES = 2;
