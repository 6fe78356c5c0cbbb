// Makes the tables of a room: the first one, without people, and those that follow.
import { gameOf } from '../games.ts';
import type { Match, Seat } from '../store/store.ts';
import { fillFor, newEvening, notHostOfRoom } from './evening.ts';
import { factionsOf, keepFactions } from './factions.ts';
import { type ChangeResult, changed, EMPTY_SEAT, refused } from './lobby.ts';
import { fresh, hasHints, USUAL_SETTINGS } from './newMatch.ts';

const PARTY_SETTINGS = { clock: { kind: 'decision', each: 30 }, pace: 'party' } as const;

/** A room: a table with a shared screen and a code, and no people yet. */
export function newRoom(game: string, screen: string, language: string, now: number, codeLength?: number): Match {
  const { optionsFor, rules } = gameOf(game)!;
  const evening = newEvening(game);
  return {
    ...fresh('private', now, codeLength),
    game,
    revision: 0,
    stage: 'lobby',
    visibility: 'private',
    host: '',
    options: optionsFor(evening.fill),
    settings: { ...USUAL_SETTINGS, ...PARTY_SETTINGS, hints: hasHints('private'), language },
    pack: rules.pack,
    screen,
    evening,
    seats: Array.from({ length: evening.fill }, () => EMPTY_SEAT),
  };
}

/** The next table of the same evening: its people, none of them ready yet, and its host. The code follows when it is free. */
export function nextOfEvening(match: Match, person: string, now: number, wanted?: string): ChangeResult {
  const evening = match.evening!;
  const isOver = match.stage === 'over' || match.stage === 'abandoned';
  if (evening.ended === true) return refused('notOver');
  const game = wanted ?? match.game;
  if (game !== match.game || !isOver) {
    const refusal = notHostOfRoom(match, person);
    if (refusal !== undefined) return refused(refusal);
  }
  if (!isOver && (match.stage !== 'lobby' || game === match.game)) return refused('notOver');
  const people = match.seats.filter(({ kind, person: sitter }) => kind === 'person' && sitter !== undefined);
  const { players, optionsFor, rules } = gameOf(game)!;
  if (people.length > players.most) return refused('badOptions', [`players: at most ${players.most}`]);
  const fill = fillFor(game, evening.fill);
  const seats = Math.max(fill, people.length);
  const isSame = game === match.game;
  const { code: _, ...made } = fresh('private', now, undefined);
  const next: Match = {
    ...made,
    game,
    revision: 0,
    stage: 'lobby',
    visibility: 'private',
    host: people.some(({ person: sitter }) => sitter === match.host) ? match.host : (people[0]?.person ?? ''),
    ...(match.title === undefined ? {} : { title: match.title }),
    options: optionsFor(seats),
    settings: match.settings,
    pack: isSame ? match.pack : rules.pack,
    ...(match.screen === undefined ? {} : { screen: match.screen }),
    evening: { ...evening, fill },
    seats: Array.from({ length: seats }, (_each, at) => (people[at] === undefined ? EMPTY_SEAT : again(people[at]))),
  };
  return changed(isSame ? { ...next, options: optionsAgain(match, next, people) } : next);
}

/** The options of the game before, with the factions of the people who stay. */
function optionsAgain(match: Match, next: Match, people: readonly Seat[]): object {
  const options = { ...(match.options as object), players: next.seats.length };
  const field = gameOf(match.game)!.factions?.field;
  if (field === undefined) return options;
  const { [field]: _, ...plain } = options as Readonly<Record<string, unknown>>;
  const factions = factionsOf(match, gameOf(match.game)!.rules)!;
  const stayed = people.map(seat => match.seats.indexOf(seat));
  const kept = keepFactions(match, plain, stayed, factions);
  return 'options' in kept ? kept.options : plain;
}

function again({ kind, person, name, language }: Seat): Seat {
  const spoken = language === undefined ? {} : { language };
  return { kind, name, ready: false, ...(person === undefined ? {} : { person }), ...spoken };
}
