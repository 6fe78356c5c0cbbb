import { seatName } from '@omerta/kernel';
import { filledText, named } from '@omerta/kernel/shape';
import type { Content } from '../content.ts';
import { NEUTRALS, ROLES } from '../figures.ts';
import { LEAST_PLAYERS } from '../options.ts';

/** The names a position may use. A pack knows its own; the schema is for all packs, so it takes any text for those. */
export const namesIn = (content: Content | undefined, players: number) => {
  const letters = lettersOf(players);
  const known = (what: string, list: (content: Content) => readonly string[]) =>
    content === undefined ? filledText() : named(what, list(content));
  const cards = ({ cardOrder }: Content) => [...cardOrder.keys()];
  const businesses = (bound: Content) => [...bound.businesses.values()];
  const fronts = (bound: Content) => businesses(bound).flatMap(({ id, front }) => (front === undefined ? [] : [id]));
  const places = (bound: Content) => [...businesses(bound).map(({ id }) => id), ...bound.spaceIndex.keys()];
  const abilitiesOf = (op: string) => (bound: Content) =>
    [...bound.abilities.values()].flatMap(ability => (ability.op === op ? [ability.key] : []));
  return {
    letters,
    leastSeats: content === undefined ? LEAST_PLAYERS : players,
    turfs: content?.turfs.map(({ id }) => id) ?? [],
    seat: named('seat at this table', letters),
    figure: named('figure in this game', [
      ...letters.flatMap(letter => ROLES.map(role => `${letter}.${role}`)),
      ...NEUTRALS,
    ]),
    family: known('family', ({ families }) => families.map(({ id }) => id)),
    job: known('job', ({ jobs }) => [...jobs.keys()]),
    ally: known('ally', ({ allies }) => [...allies.keys()]),
    card: known('card', cards),
    turf: known('turf', ({ turfIndex }) => [...turfIndex.keys()]),
    tile: known('tile', ({ tiles }) => [...tiles.blue, ...tiles.red]),
    blueTile: known('blue tile', ({ tiles }) => tiles.blue),
    redTile: known('red tile', ({ tiles }) => tiles.red),
    front: known('business with a front', fronts),
    space: known('space', bound => [...bound.spaceIndex.keys(), ...fronts(bound)]),
    place: known('space', places),
    source: known('business, space, turf or card', bound => [
      ...places(bound),
      ...bound.turfIndex.keys(),
      ...bound.jobs.keys(),
      ...bound.allies.keys(),
    ]),
    ability: known('ability', ({ abilities }) => [...abilities.keys()]),
    trade: known('trade', abilitiesOf('trade')),
  };
};

export type Names = ReturnType<typeof namesIn>;

const lettersOf = (players: number): string[] => Array.from({ length: players }, (_, at) => seatName(at));
