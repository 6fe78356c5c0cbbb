import { seatName } from '@omerta/kernel';
import { type Finding, foundList, foundValue, foundWhole } from '@omerta/kernel/scenario';
import { countPlaces, figureOn, NO_PLACE, nameOfPlace, placeNamed } from '../board/places.ts';
import type { Good, Note } from '../cards.ts';
import { figureName, NO_FIGURE } from '../figures.ts';
import type { TileColor } from '../pack/pack.ts';
import type { TableExpectations } from './expectationsShape.ts';
import type { Story } from './story.ts';

type Wanted<F extends keyof TableExpectations> = Exclude<TableExpectations[F], undefined>;

/** What is wrong with one field of the table. */
export const tableChecks: {
  readonly [F in keyof TableExpectations]-?: (story: Story, wanted: Wanted<F>) => Finding[];
} = {
  act: ({ state }, wanted) => foundValue('', wanted, state.table.act),
  phase: ({ state }, wanted) => foundValue('', wanted, state.table.phase),
  horseHead: ({ state }, wanted) => foundValue('', wanted, seatName(state.table.horseHead)),
  piles: ({ state }, wanted) =>
    Object.entries(wanted).flatMap(([card, size]) => foundValue(card, size, state.table.piles[card as Note | Good])),
  jobDeck: (story, wanted) =>
    typeof wanted === 'number' ? foundValue('', wanted, story.state.table.jobDeck) : jobDeck(story, wanted),
  jobDiscard: ({ state }, wanted) => listOrCount(wanted, state.table.jobDiscard),
  publicJobs: ({ state }, wanted) => listOrCount(wanted, state.table.publicJobs),
  allies: ({ state }, wanted) => listOrCount(wanted, state.table.allies),
  alliesGone: ({ state }, wanted) => listOrCount(wanted, state.table.alliesGone),
  alliesRemoved: ({ state }, wanted) => foundValue('', wanted, state.secret.alliesRemoved.length),
  tiles: ({ content, state }, wanted) =>
    Object.entries(wanted).flatMap(([turf, tile]) => {
      const index = content.turfIndex.get(turf);
      const found = index === undefined ? 'no such turf' : state.table.tiles[index]!;
      return isColor(tile) && content.tiles[tile].includes(found) ? [] : foundValue(turf, tile, found);
    }),
  blueTiles: ({ state }, wanted) => foundValue('', wanted, state.table.blueTiles),
  redTiles: ({ state }, wanted) => foundValue('', wanted, state.table.redTiles),
  board: (story, wanted) =>
    Object.entries(wanted).flatMap(([place, figure]) => foundValue(place, figure, figureAt(story, place))),
  boardOnly: (story, wanted) => foundWhole('', wanted, wholeBoard(story)),
  policeChief: ({ content, state }, wanted) =>
    foundValue('', wanted, content.turfs[state.table.policeChief]?.id ?? null),
  hudson: ({ state }, wanted) => listOrCount(wanted, state.table.hudson.map(figureName)),
  control: ({ content, state }, wanted) =>
    Object.entries(wanted).flatMap(([turf, stack]) => {
      const index = content.turfIndex.get(turf);
      return foundWhole(turf, stack, index === undefined ? 'no such turf' : state.table.stacks[index]!.map(seatName));
    }),
};

const isColor = (tile: string): tile is TileColor => tile === 'blue' || tile === 'red';

const listOrCount = (wanted: number | readonly string[], found: readonly string[]): Finding[] =>
  typeof wanted === 'number' ? foundValue('', wanted, found.length) : foundList('', wanted, found);

/** Top first; may end with "…". */
const jobDeck = ({ state }: Story, wanted: readonly string[]): Finding[] => {
  const found = state.secret.jobDeck.toReversed();
  return wanted.at(-1) === '…'
    ? foundWhole('', wanted.slice(0, -1), found.slice(0, wanted.length - 1))
    : foundWhole('', wanted, found);
};

const figureAt = ({ content, state }: Story, name: string): string | null => {
  const place = placeNamed(content, state.table, name);
  if (place === NO_PLACE) return 'no such place';
  const figure = figureOn(state.table, place);
  return figure === NO_FIGURE ? null : figureName(figure);
};

const wholeBoard = ({ content, state: { table } }: Story): Record<string, string> => {
  const board: Record<string, string> = {};
  for (let place = 0; place < countPlaces(table); place += 1) {
    const figure = figureOn(table, place);
    if (figure !== NO_FIGURE) board[nameOfPlace(content, table, place)] = figureName(figure);
  }
  return board;
};
