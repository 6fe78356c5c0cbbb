import { seatName } from '@omerta/kernel';
import { GOODS, NOTES } from '../cards.ts';
import { actOf, type Content, newMember, setupFor } from '../content.ts';
import { figureName, figureOf, MAYOR, MEMBERS, POLICE_CHIEF, UNION_BOSS } from '../figures.ts';
import type { State } from '../state.ts';
import { countRemoved } from '../unseen.ts';
import { type Census, censusOf, emptyCensus } from './census.ts';
import { narcoticsTiles } from './narcotics.ts';
import type { InvariantId, InvariantProblem } from './problem.ts';

/** What must stay as it is for a whole game. */
export interface Baseline {
  readonly census: Census;
  /** Nothing lies aside, and the game has kept to the set-up's numbers from its beginning. */
  readonly fromSetup: boolean;
  /** What the starting position has more of than the box holds. */
  readonly problems: readonly InvariantProblem[];
  readonly alliesRemoved: readonly number[]; // by act, in a game from set-up
  readonly stacks: readonly TileCount[]; // by act, after its business has opened, in a game from set-up
  readonly figures: readonly number[]; // by act: thugs and members in the reserves at its start, in a game from set-up
  readonly narcoticsFrom: readonly string[] | undefined; // tiles; undefined if something else gives narcotics too
}

export interface TileCount {
  readonly board: number;
  readonly blue: number; // in the stack
  readonly red: number;
}

/** For games from set-up: everything in the box is counted. */
export const fullBaseline = (content: Content, players: number): Baseline =>
  baseline(content, players, fullCensus(content, players), true);

/** For games from a starting position: cards, figures and markers may lie aside, but never come or go. */
export const baselineOf = (content: Content, state: State): Baseline =>
  baseline(content, state.table.players, censusOf(content, state), false);

const baseline = (content: Content, players: number, census: Census, fromSetup: boolean): Baseline => ({
  census,
  fromSetup,
  problems: tooMany(content, census, fullCensus(content, players)),
  alliesRemoved: [0, ...content.pack.acts.map(({ act }) => countRemoved(content, players, act))],
  stacks: stacksByAct(content, players),
  figures: [0, ...content.pack.acts.map(({ act }) => players * figuresOfFamily(content, players, act))],
  narcoticsFrom: narcoticsTiles(content),
});

/** INV-01, INV-02, INV-03, INV-04, INV-05, INV-06, INV-07: the pack's totals, less the figures that stay in the box. */
const fullCensus = (content: Content, players: number): Census => {
  const census = emptyCensus(content, players);
  const set = (card: string, count: number): void => {
    census.cards[content.cardOrder.get(card)!] = count;
  };
  for (const note of NOTES) set(note, content.supply.piles[note]);
  for (const good of GOODS) set(good, content.supply.piles[good]);
  for (const job of content.jobs.values()) set(job.id, job.copies);
  for (const ally of content.allies.keys()) set(ally, 1);
  census.tiles.fill(1);
  census.markers.fill(content.pack.setup.controlMarkersPerPlayer);
  for (let seat = 0; seat < players; seat += 1) {
    census.figures[figureOf(seat, 'thug')] = setupFor(content, players).thugsPerPlayer;
    for (const member of MEMBERS) census.figures[figureOf(seat, member)] = 1;
  }
  for (const neutral of [MAYOR, UNION_BOSS, POLICE_CHIEF]) census.figures[neutral] = 1;
  return census;
};

const tooMany = (content: Content, census: Census, full: Census): InvariantProblem[] => {
  const problems: InvariantProblem[] = [];
  eachDifference(content, census, full, (id, what, count, all) => {
    if (count > all) problems.push({ id, message: `${what}: ${count}, but the pack has ${all}` });
  });
  return problems;
};

/** Compares two counts, thing by thing. */
export const eachDifference = (
  content: Content,
  one: Census,
  other: Census,
  found: (id: InvariantId, what: string, count: number, otherCount: number) => void,
): void => {
  const compare = (list: readonly number[], others: readonly number[], tell: (at: number) => [InvariantId, string]) => {
    for (let at = 0; at < list.length; at += 1) {
      if (list[at] !== others[at]) found(...tell(at), list[at]!, others[at]!);
    }
  };
  compare(one.cards, other.cards, at => nameOfCard(content, at));
  compare(one.tiles, other.tiles, at => ['INV-05', [...content.tiles.blue, ...content.tiles.red][at]!]);
  compare(one.figures, other.figures, at => ['INV-06', figureName(at)]);
  compare(one.markers, other.markers, at => ['INV-07', `control markers of ${seatName(at)}`]);
};

const nameOfCard = (content: Content, at: number): [InvariantId, string] => {
  const card = [...content.cardOrder.keys()][at]!;
  if (content.jobs.has(card)) return ['INV-03', card];
  if (content.allies.has(card)) return ['INV-04', card];
  return [(NOTES as readonly string[]).includes(card) ? 'INV-01' : 'INV-02', card];
};

/** S4, A2: what lies on the board and in the stacks, act by act; entry 0 is the set-up. */
const stacksByAct = (content: Content, players: number): TileCount[] => {
  const left = { blue: content.tiles.blue.length, red: content.tiles.red.length };
  let board = Math.min(setupFor(content, players).startingBlueTiles, left.blue);
  left.blue -= board;
  const stacks: TileCount[] = [{ board, ...left }];
  for (const { act } of content.pack.acts) {
    const color = actOf(content, act).tileColor;
    if (left[color] > 0 && board < content.turfs.length) {
      left[color] -= 1;
      board += 1;
    }
    stacks.push({ board, ...left });
  }
  return stacks;
};

/** S7, E3. */
const figuresOfFamily = (content: Content, players: number, act: number): number => {
  let figures = setupFor(content, players).thugsPerPlayer + 1; // the Don
  for (let each = 1; each <= act; each += 1) if (newMember(content, each) !== undefined) figures += 1;
  return figures;
};
