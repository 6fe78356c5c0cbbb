import { type AllyId, type Card, GOODS, type Good, type JobId, NOTES, type Note } from './cards.ts';
import { type Content, setupFor } from './content.ts';
import type { View } from './state.ts';

/** The cards and tiles a viewer does not see: all except those on the table and the viewer's own. */
export interface Unseen {
  notes: Note[];
  goods: Good[];
  jobs: JobId[];
  allies: AllyId[]; // in hands, or out of the game unseen
  blueTiles: string[];
  redTiles: string[];
}

export const unseenBy = (content: Content, { table, own }: View): Unseen => {
  const { supply } = content;
  const jobs = supply.jobs.slice();
  takeAway(jobs, table.jobDiscard);
  takeAway(jobs, table.publicJobs);
  for (const player of table.seats) takeAway(jobs, player.completed);
  for (const task of table.agenda) if (task.kind === 'completeJob') takeAway(jobs, [task.job]);
  const allies: AllyId[] = [];
  for (let act = 1; act <= table.act; act += 1) allies.push(...supply.allies[act]!);
  takeAway(allies, table.allies);
  takeAway(allies, table.alliesGone);
  for (const player of table.seats) takeAway(allies, player.played);
  if (own !== undefined) {
    takeAway(jobs, own.hand.jobs);
    takeAway(jobs, own.offer);
    takeAway(allies, own.hand.allies);
  }
  return {
    notes: spread(
      NOTES,
      note => supply.piles[note] - table.piles[note] - (own === undefined ? 0 : own.hand[note] + own.suitcase[note]),
    ),
    goods: spread(GOODS, good => supply.piles[good] - table.piles[good] - (own === undefined ? 0 : own.hand[good])),
    jobs,
    allies,
    blueTiles: content.tiles.blue.filter(tile => !table.tiles.includes(tile)),
    redTiles: content.tiles.red.filter(tile => !table.tiles.includes(tile)),
  };
};

/** S6, E5: how many allies have left the game unseen by now. */
export const countRemoved = (content: Content, players: number, act: number): number => {
  const { allyCards } = setupFor(content, players);
  let removed = 0;
  for (let each = 1; each <= act; each += 1) removed += Math.max(0, content.supply.allies[each]!.length - allyCards);
  return removed;
};

/** As many of each card as `count` says. */
const spread = <C extends Card>(kinds: readonly C[], count: (card: C) => number): C[] => {
  const cards: C[] = [];
  for (const kind of kinds) for (let left = count(kind); left > 0; left -= 1) cards.push(kind);
  return cards;
};

const takeAway = (from: string[], cards: readonly string[]): void => {
  for (const card of cards) {
    const at = from.indexOf(card);
    if (at >= 0) {
      from[at] = from[from.length - 1]!;
      from.pop();
    }
  }
};
