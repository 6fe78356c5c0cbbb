import type { TableFactions, Viewer } from '@omerta/kernel';
import type { SeatClock, TableInfo } from '@omerta/protocol';
import { levelOf } from '../bots/levelOf.ts';
import type { Evening, Match } from '../store/store.ts';
import { isKeptOut } from './evening.ts';
import { seatOf } from './lobby.ts';
import { isScreenOf } from './sharedScreen.ts';
import type { ViewerIdentity } from './watchers.ts';

/** Undefined: not allowed to watch. A shared screen shows no hand, even if a player is logged in there. */
export function viewerFor(match: Match, { person, screen }: ViewerIdentity): Viewer | undefined {
  if (screen !== undefined) return isScreenOf(match, screen) ? 'spectator' : undefined;
  if (person !== undefined && isKeptOut(match, { id: person })) return undefined;
  const seat = seatOf(match, person);
  if (seat !== undefined) return seat;
  return match.settings.spectators || match.stage !== 'playing' ? 'spectator' : undefined;
}

/** A table as this viewer may know it. Fields are listed one by one: a new field of Match stays private. */
export function tableInfo(
  match: Match,
  factions: TableFactions | undefined,
  { person: requester, screen }: ViewerIdentity,
  isPresent: (seat: number) => boolean,
  clocks: readonly SeatClock[],
  isFrozen: boolean,
  hasTv: boolean,
): TableInfo {
  const { id, game, stage, visibility, code, title, settings, pack, votes, next, outcome, playedOn, shownOut } = match;
  const isScreen = screen !== undefined && isScreenOf(match, screen);
  const person = screen === undefined ? requester : undefined;
  const seat = seatOf(match, person);
  const host = seatOf(match, match.host);
  const isHost = person !== undefined && person === match.host;
  return {
    match: id,
    game,
    stage,
    visibility,
    ...(code === undefined || (seat === undefined && !isScreen) ? {} : { code }),
    ...(title === undefined ? {} : { title }),
    options: match.options as object,
    ...(factions === undefined || stage !== 'lobby' ? {} : { factions: { ...factions, all: [...factions.all] } }),
    settings,
    pack,
    commitment: match.fairDeal.commitment,
    ...(match.evening === undefined ? {} : { room: roomOf(match, match.evening, person, hasTv) }),
    seats: match.seats.map(({ kind, name, level, language, ready, takenOverByBot, comes }, at) => ({
      kind,
      name,
      ...(level === undefined ? {} : { level: levelOf(level) }),
      ...(language === undefined ? {} : { language }),
      ready,
      present: isPresent(at),
      takenOverByBot: takenOverByBot === true,
      ...(comes === undefined ? {} : { comes: comes.name }),
    })),
    ...(host === undefined ? {} : { host }),
    you: { viewer: seat ?? 'spectator', isHost, isScreen },
    hasScreen: match.screen !== undefined,
    ...(isHost && stage === 'lobby' && shownOut !== undefined ? { shownOut: shownOut.length } : {}),
    ...(playedOn === undefined ? {} : { playedOn }),
    isPaused: match.pausedAt !== undefined,
    isFrozen,
    votes: { pause: [...(votes?.pause ?? [])], abandon: [...(votes?.abandon ?? [])] },
    clocks: [...clocks],
    ...(next === undefined ? {} : { next }),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** Who is kept out, and by which device people are known, stays with the server. */
function roomOf(match: Match, evening: Evening, person: string | undefined, tv: boolean): TableInfo['room'] {
  const { code, seats, host } = match;
  const { fill, level, keptOut, ended } = evening;
  const owner = seatOf(match, evening.owner);
  const comesTo = person === undefined ? -1 : seats.findIndex(({ comes }) => comes?.person === person);
  return {
    ...(code === undefined ? {} : { code }),
    fill,
    level: levelOf(level),
    tv,
    ...(owner === undefined ? {} : { owner }),
    ...(comesTo < 0 ? {} : { comesTo }),
    ...(person !== undefined && person === host ? { keptOut: keptOut.length } : {}),
    ended: ended === true,
  };
}
