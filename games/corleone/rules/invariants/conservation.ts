import { countNotes, GOODS, NOTES } from '../cards.ts';
import { type Content, isLastAct, setupFor } from '../content.ts';
import { NO_TILE, type State } from '../state.ts';
import { type Baseline, eachDifference } from './baseline.ts';
import { censusOf } from './census.ts';
import type { InvariantProblem } from './problem.ts';

/** INV-01, INV-02, INV-03, INV-04, INV-05, INV-06, INV-07: nothing comes or goes. */
export const checkConservation = (
  content: Content,
  state: State,
  baseline: Baseline,
  list: InvariantProblem[],
): void => {
  const census = censusOf(content, state);
  list.push(...census.strangers, ...baseline.problems);
  eachDifference(content, census, baseline.census, (id, what, count, before) => {
    list.push({ id, message: `${what}: ${count} in all places together, where there were ${before}` });
  });
  checkOpenMoney(state, list);
  checkAllies(content, state, baseline, list);
  checkTiles(content, state, baseline, list);
};

/** INV-01: money that is bid lies in the suitcase, money that is offered in the hand. */
const checkOpenMoney = ({ own }: State, list: InvariantProblem[]): void => {
  for (const { bid, suitcase, offered, hand } of own) {
    if (bid !== undefined && NOTES.some(note => bid[note] < 0 || bid[note] > suitcase[note]))
      list.push({ id: 'INV-01', message: 'a bid is not covered by the suitcase' });
    if (offered !== undefined && !(hand[offered] > 0))
      list.push({ id: 'INV-01', message: `${offered} is offered, but not in hand` });
  }
};

/** INV-04, besides the numbers of cards. */
const checkAllies = (
  content: Content,
  { table, secret }: State,
  baseline: Baseline,
  list: InvariantProblem[],
): void => {
  if (isLastAct(content, table.act) && table.allies.length > 0)
    list.push({ id: 'INV-04', message: 'allies are face up in the last act' });
  if (!baseline.fromSetup) return;
  const removed = baseline.alliesRemoved[table.act];
  if (secret.alliesRemoved.length !== removed)
    list.push({ id: 'INV-04', message: `${secret.alliesRemoved.length} allies were removed unseen, not ${removed}` });
  if (table.allies.length > setupFor(content, table.players).allyCards)
    list.push({ id: 'INV-04', message: `${table.allies.length} allies are face up` });
};

/** INV-05, besides the numbers of tiles: colours of the stacks, and the table of stacks. */
const checkTiles = (content: Content, { table, secret }: State, baseline: Baseline, list: InvariantProblem[]): void => {
  for (const tile of secret.blueTiles)
    if (!content.tiles.blue.includes(tile)) list.push({ id: 'INV-05', message: `${tile} is in the blue stack` });
  for (const tile of secret.redTiles)
    if (!content.tiles.red.includes(tile)) list.push({ id: 'INV-05', message: `${tile} is in the red stack` });
  const expected = baseline.stacks[table.phase === 'open' ? table.act - 1 : table.act];
  if (!baseline.fromSetup || expected === undefined) return;
  for (let turf = 0; turf < table.tiles.length; turf += 1) {
    if ((table.tiles[turf] !== NO_TILE) !== turf < expected.board)
      list.push({ id: 'INV-05', message: `tiles lie on turfs 1 to ${expected.board}, but turf ${turf + 1} differs` });
  }
  if (secret.blueTiles.length !== expected.blue || secret.redTiles.length !== expected.red) {
    const stacks = `${secret.blueTiles.length} blue and ${secret.redTiles.length} red`;
    list.push({ id: 'INV-05', message: `the stacks hold ${stacks}, not ${expected.blue} and ${expected.red}` });
  }
};

/** The public counts match the hidden cards. */
export const checkPublicNumbers = ({ table, own, secret }: State, list: InvariantProblem[]): void => {
  if (table.jobDeck !== secret.jobDeck.length)
    list.push({ id: 'INV-03', message: `the job deck holds ${secret.jobDeck.length} cards, not ${table.jobDeck}` });
  if (table.blueTiles !== secret.blueTiles.length)
    list.push({ id: 'INV-05', message: `the blue stack holds ${secret.blueTiles.length}, not ${table.blueTiles}` });
  if (table.redTiles !== secret.redTiles.length)
    list.push({ id: 'INV-05', message: `the red stack holds ${secret.redTiles.length}, not ${table.redTiles}` });
  for (const [seat, { hand, suitcase }] of own.entries()) {
    const { handSize, suitcaseSize } = table.seats[seat]!;
    let cards = countNotes(hand) + hand.jobs.length + hand.allies.length;
    for (const good of GOODS) cards += hand[good];
    if (cards !== handSize) list.push({ id: 'INV-10', message: `a hand of ${cards} cards is told as ${handSize}` });
    const notes = countNotes(suitcase);
    if (notes !== suitcaseSize)
      list.push({ id: 'INV-13', message: `a suitcase with ${notes} money cards is told as ${suitcaseSize}` });
  }
};
