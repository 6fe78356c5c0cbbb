import type { AnyRules } from '../games.ts';
import type { Match, Seat, Settings } from '../store/store.ts';
import { factionsOf, keepFactions } from './factions.ts';
import { type ChangeResult, changed, EMPTY_SEAT, notHostOfLobby, refused } from './lobby.ts';
import { hasHints } from './newMatch.ts';
import { settingsProblems } from './settingsProblems.ts';

export interface TableChange {
  readonly title?: string;
  readonly visibility?: Match['visibility'];
  readonly options?: object;
  readonly settings?: Partial<Settings>;
}

/** The host changes the table, and every player has to get ready again. `rules` are those of the table's pack. */
export function changeTable(match: Match, person: string, change: TableChange, rules: AnyRules): ChangeResult {
  const refusal = notHostOfLobby(match, person);
  if (refusal !== undefined) return refused(refusal);
  const options = change.options ?? (match.options as object);
  const visibility = change.visibility ?? match.visibility;
  const isUsual = match.settings.hints === hasHints(match.visibility);
  const hints = isUsual ? hasHints(visibility) : match.settings.hints;
  const settings = { ...match.settings, hints, ...change.settings };
  const problems = [...rules.checkOptions(options), ...settingsProblems(settings)];
  if (problems.length > 0) return refused('badOptions', problems);
  const seated = withOptions(match, options, rules);
  if (!seated.ok) return seated;
  // A party is not asked again about each switch of the remote.
  const mayStayReady = match.evening !== undefined;
  return changed({
    ...seated.match,
    ...(change.title === undefined ? {} : { title: change.title }),
    visibility: match.evening === undefined ? visibility : match.visibility,
    settings,
    seats: seated.match.seats.map(seat => (seat.kind === 'person' && !mayStayReady ? unready(seat) : seat)),
  });
}

/** So many seats, with the options this game has for them. */
export function changeSeats(match: Match, players: number, rules: AnyRules): ChangeResult {
  const options = { ...(match.options as object), players };
  const factions = factionsOf(match, rules);
  const { [factions?.field ?? '']: _, ...plain } = options as Readonly<Record<string, unknown>>;
  const problems = rules.checkOptions(plain);
  if (problems.length > 0) return refused('badOptions', problems);
  return withOptions(match, plain, rules);
}

/** The seats follow the number of players, and players keep what they play as. */
function withOptions(match: Match, options: object, rules: AnyRules): ChangeResult {
  const { players } = options as { readonly players: number };
  const stayed = seatsThatStay(match.seats, players);
  if (stayed === undefined) return refused('badOptions', ['players: fewer than sit here']);
  const factions = factionsOf(match, rules);
  const kept = factions === undefined ? { options } : keepFactions(match, options, stayed, factions);
  if ('problems' in kept) return refused('notYourSeat', kept.problems);
  const seats = Array.from({ length: players }, (_, seat) => match.seats[stayed[seat] ?? -1] ?? EMPTY_SEAT);
  return changed({ ...match, options: kept.options, seats });
}

/** All seats, without the last empty ones if there are too many; undefined if more players sit than there are seats. */
function seatsThatStay(seats: readonly Seat[], players: number): readonly number[] | undefined {
  const surplus = Math.max(0, seats.length - players);
  const empty = seats.flatMap((seat, at) => (seat.kind === 'empty' ? [at] : []));
  if (empty.length < surplus) return undefined;
  const removed = new Set(empty.slice(empty.length - surplus));
  return seats.flatMap((_, at) => (removed.has(at) ? [] : [at]));
}

function unready({ entropy: _, ...seat }: Seat): Seat {
  return { ...seat, ready: false };
}
