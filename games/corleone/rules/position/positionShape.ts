import { seatNamed } from '@omerta/kernel';
import { GOODS, isNote, NOTES } from '../cards.ts';
import { figureNamed, isNeutral, MEMBERS } from '../figures.ts';
import { complain, type Place, quote } from '../pack/problem.ts';
import { anyNumber, isRecord, oneOf, record, type Shape, whole } from '../pack/shape.ts';
import { PHASES } from '../state.ts';
import { known, letters, list, MOST_CARDS, mapOf, type Setting, seat } from './forms.ts';
import { taskShape } from './tasks.ts';

/** What every part must look like by itself, names included. How the parts fit together is looked at later. */
export const bodyShape = (setting: Setting): Shape => {
  const { content, players } = setting;
  const job = cards('job', name => content.jobs.has(name));
  const ally = cards('ally', name => content.allies.has(name));
  const turfName = known('turf', name => content.turfIndex.has(name));
  const tile = known('tile', name => content.tiles.blue.includes(name) || content.tiles.red.includes(name));
  return record(
    {
      act: whole(1, content.pack.acts.length),
      phase: oneOf(...PHASES),
      horseHead: seat.shape(setting),
      seats: record(Object.fromEntries(letters(setting).map(letter => [letter, seatShape(setting)]))),
      board: mapOf(
        known('space', name => content.spaceIndex.has(name) || content.businesses.get(name)?.front !== undefined),
        figure(players),
      ),
      hudson: list(figure(players), 0, MOST_CARDS),
      control: mapOf(turfName, list(seat.shape(setting), 0, MOST_CARDS)),
      tiles: mapOf(turfName, tile),
      blueTiles: cards('blue tile', name => content.tiles.blue.includes(name)),
      redTiles: cards('red tile', name => content.tiles.red.includes(name)),
      piles: record(Object.fromEntries([...NOTES, ...GOODS].map(name => [name, whole(0, MOST_CARDS)]))),
      publicJobs: job,
      jobDeck: job,
      jobDiscard: job,
      allies: ally,
      alliesGone: ally,
      alliesRemoved: ally,
      agenda: list(taskShape(setting), 0, MOST_TASKS),
      random,
    },
    { policeChief: turfName, result: list(finalCount, players, players) },
  );
};

const MOST_TASKS = 50;

/** How many play; 0 where that cannot be said. */
export const playersIn = (body: unknown): number => {
  const names = isRecord(body) && isRecord(body.seats) ? Object.keys(body.seats) : [];
  const numbers = names.map(name => seatNamed(name) ?? -1).sort((one, other) => one - other);
  return numbers.every((number, at) => number === at) ? numbers.length : 0;
};

const seatShape = ({ content }: Setting): Shape => {
  const job = cards('job', name => content.jobs.has(name));
  const card = known('card', name => content.cardOrder.has(name));
  const space = known('space', name => content.spaceIndex.has(name) || content.businesses.has(name));
  return record(
    {
      family: known('family', name => content.families.some(({ id }) => id === name)),
      hand: list(card, 0, MOST_CARDS),
      suitcase: notes,
      thugs: whole(0, 99),
      members: list(oneOf(...MEMBERS), 0, MEMBERS.length),
      markers: whole(0, 99),
      played: cards('ally', name => content.allies.has(name)),
      completed: job,
    },
    { offer: job, bid: notes, pick: space, offered: known('money card', isNote), discards: list(card, 0, MOST_CARDS) },
  );
};

const cards = (what: string, isKnown: (name: string) => boolean): Shape => list(known(what, isKnown), 0, MOST_CARDS);

const notes = cards('money card', isNote);

const figure = (players: number): Shape =>
  known('figure in this game', name => {
    const found = figureNamed(name);
    return found !== undefined && (isNeutral(found) || found >> 2 < players);
  });

const WORD = 2 ** 31;
const word = whole(-WORD, WORD - 1);
const drawn = whole(0, Number.MAX_SAFE_INTEGER);
const simulated = record({ kind: oneOf('sim'), a: word, b: word, c: word, count: drawn });
const live = record({ kind: oneOf('live'), key: hexKey, count: drawn });

function random(value: unknown, place: Place): void {
  (isRecord(value) && value.kind === 'live' ? live : simulated)(value, place);
}

function hexKey(value: unknown, place: Place): void {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/.test(value))
    complain(place, `must be 64 hex digits in lower case, not ${quote(value)}`);
}

const finalCount = record({
  suitcase: anyNumber,
  dominance: anyNumber,
  jobBonuses: anyNumber,
  total: anyNumber,
  place: anyNumber,
});
