import type { Seat } from '@omerta/kernel';
import { GOODS, NOTES } from '../cards.ts';
import { type Content, newMember } from '../content.ts';
import { type Figure, figureOf, isNeutral, MAYOR, NO_FIGURE, POLICE_CHIEF, UNION_BOSS } from '../figures.ts';
import { NO_TILE, type State } from '../state.ts';
import type { InvariantId, InvariantProblem } from './problem.ts';

/** How many of everything there are, wherever they lie. */
export interface Census {
  readonly cards: number[]; // in the order of `content.cardOrder`: jobs, goods, notes, allies
  readonly tiles: number[]; // blue, then red, in the order of the pack
  readonly figures: number[]; // by figure, also those beside the board and by the act track, without those in the box
  readonly markers: number[]; // by seat
  readonly strangers: InvariantProblem[]; // things the pack does not know, impossible numbers
}

export const censusOf = (content: Content, state: State): Census => {
  const census = emptyCensus(content, state.table.players);
  countMoneyAndGoods(content, state, census);
  countJobs(content, state, census);
  countAllies(content, state, census);
  countTiles(content, state, census);
  countFigures(content, state, census);
  countMarkers(state, census);
  return census;
};

export const emptyCensus = (content: Content, players: number): Census => ({
  cards: new Array<number>(content.cardOrder.size).fill(0),
  tiles: new Array<number>(content.tiles.blue.length + content.tiles.red.length).fill(0),
  figures: new Array<number>(FIGURES).fill(0),
  markers: new Array<number>(players).fill(0),
  strangers: [],
});

const FIGURES = POLICE_CHIEF + 1;

/** Open bids lie in the suitcase, open offers and tribute in the hand, until they are paid (RN-19, RN-26, RN-27). */
const countMoneyAndGoods = (content: Content, { table, own }: State, census: Census): void => {
  for (const note of NOTES) {
    let count = table.piles[note];
    let isPossible = isCount(count);
    for (const { hand, suitcase } of own) {
      count += hand[note] + suitcase[note];
      isPossible &&= isCount(hand[note]) && isCount(suitcase[note]);
    }
    census.cards[content.cardOrder.get(note)!] = count;
    if (!isPossible) report(census, 'INV-01', `an impossible number of ${note} lies in a pile, hand or suitcase`);
  }
  for (const good of GOODS) {
    let count = table.piles[good];
    let isPossible = isCount(count);
    for (const { hand } of own) {
      count += hand[good];
      isPossible &&= isCount(hand[good]);
    }
    census.cards[content.cardOrder.get(good)!] = count;
    if (!isPossible) report(census, 'INV-02', `an impossible number of ${good} lies in a pile or hand`);
  }
};

const countJobs = (content: Content, { table, own, secret }: State, census: Census): void => {
  const count = (list: readonly string[]): void => {
    for (const job of list) {
      const at = content.cardOrder.get(job) ?? census.cards.length;
      if (at < content.jobs.size) census.cards[at]! += 1;
      else report(census, 'INV-03', `${job} is no job of this pack`);
    }
  };
  count(secret.jobDeck);
  count(table.jobDiscard);
  count(table.publicJobs);
  for (const { hand, offer } of own) {
    count(hand.jobs);
    count(offer);
  }
  for (const { completed } of table.seats) count(completed);
  for (const task of table.agenda) if (task.kind === 'completeJob') count([task.job]); // RN-06: it lies aside
};

const countAllies = (content: Content, { table, own, secret }: State, census: Census): void => {
  const firstAlly = census.cards.length - content.allies.size;
  const count = (list: readonly string[]): void => {
    for (const ally of list) {
      const at = content.cardOrder.get(ally) ?? -1;
      if (at >= firstAlly) census.cards[at]! += 1;
      else report(census, 'INV-04', `${ally} is no ally of this pack`);
    }
  };
  count(table.allies);
  count(table.alliesGone);
  count(secret.alliesRemoved);
  for (const { hand } of own) count(hand.allies);
  for (const { played } of table.seats) count(played);
  let at = firstAlly;
  for (const { act } of content.allies.values()) {
    if (act > table.act) census.cards[at]! += 1; // undealt
    at += 1;
  }
};

const countTiles = (content: Content, { table, secret }: State, census: Census): void => {
  const { blue, red } = content.tiles;
  const count = (tile: string): void => {
    if (blue.includes(tile)) census.tiles[blue.indexOf(tile)]! += 1;
    else if (red.includes(tile)) census.tiles[blue.length + red.indexOf(tile)]! += 1;
    else report(census, 'INV-05', `${tile} is no tile of this pack`);
  };
  for (const tile of secret.blueTiles) count(tile);
  for (const tile of secret.redTiles) count(tile);
  for (const tile of table.tiles) if (tile !== NO_TILE) count(tile);
};

const countFigures = (content: Content, { table }: State, census: Census): void => {
  const count = (figure: Figure): void => {
    if (figure === NO_FIGURE) return;
    if (isFigure(figure, table.players)) census.figures[figure]! += 1;
    else report(census, 'INV-06', `${figure} is no figure of this game`);
  };
  for (const figure of table.thugSpaces) count(figure);
  for (const figure of table.familySpaces) count(figure);
  for (const figure of table.hudson) count(figure);
  if (table.policeChief >= 0) count(POLICE_CHIEF);
  for (const [seat, player] of table.seats.entries()) {
    if (!isCount(player.thugs)) report(census, 'INV-06', `${player.thugs} thugs in a reserve`);
    census.figures[figureOf(seat, 'thug')]! += player.thugs;
    for (const member of player.members) count(figureOf(seat, member));
  }
  countWaitingMembers(content, table.act, table.players, census);
  for (const neutral of [MAYOR, UNION_BOSS, POLICE_CHIEF]) {
    if (census.figures[neutral] === 0) census.figures[neutral] = 1; // beside the board
  }
};

const isFigure = (figure: Figure, players: number): boolean =>
  Number.isInteger(figure) && figure >= 0 && figure < FIGURES && (isNeutral(figure) || figure >> 2 < players);

/** S7: by the act track until their act. */
const countWaitingMembers = (content: Content, act: number, players: number, census: Census): void => {
  for (let later = act + 1; later <= content.pack.acts.length; later += 1) {
    const member = newMember(content, later);
    if (member === undefined) continue;
    for (let seat: Seat = 0; seat < players; seat += 1) census.figures[figureOf(seat, member)]! += 1;
  }
};

const countMarkers = ({ table }: State, census: Census): void => {
  for (const [seat, player] of table.seats.entries()) {
    if (!isCount(player.markers)) report(census, 'INV-07', `${player.markers} control markers in a reserve`);
    census.markers[seat]! += player.markers;
  }
  for (const stack of table.stacks) {
    for (const owner of stack) {
      if (owner in census.markers) census.markers[owner]! += 1;
      else report(census, 'INV-07', `a control marker of seat ${owner}, who does not play`);
    }
  }
};

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;

const report = (census: Census, id: InvariantId, message: string): void => {
  census.strangers.push({ id, message });
};
