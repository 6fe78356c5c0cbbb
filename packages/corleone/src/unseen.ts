import { type AllyId, type Card, GOODS, type Good, type JobId, NOTES, type Note } from './cards.ts';
import { type Content, setupFor } from './content.ts';
import type { View } from './state.ts';

/** The cards and tiles a viewer does not see: all there are, without those on the table and their own. */
export interface Unseen {
  notes: Note[];
  goods: Good[];
  jobs: JobId[];
  allies: AllyId[]; // in hands, or out of the game unseen
  blueTiles: string[];
  redTiles: string[];
}

export const unseenBy = (content: Content, { table, own }: View): Unseen => {
  const jobs = [...content.jobs.values()].flatMap(job => new Array<JobId>(job.copies).fill(job.id));
  takeAway(jobs, table.jobDiscard);
  takeAway(jobs, table.publicJobs);
  for (const player of table.seats) takeAway(jobs, player.completed);
  for (const task of table.agenda) if (task.kind === 'completeJob') takeAway(jobs, [task.job]);
  const allies = [...content.allies.values()].filter(ally => ally.act <= table.act).map(ally => ally.id);
  takeAway(allies, table.allies);
  takeAway(allies, table.alliesGone);
  for (const player of table.seats) takeAway(allies, player.played);
  if (own !== undefined) {
    takeAway(jobs, own.hand.jobs);
    takeAway(jobs, own.offer);
    takeAway(allies, own.hand.allies);
  }
  return {
    notes: NOTES.flatMap(note => {
      const held = own === undefined ? 0 : own.hand[note] + own.suitcase[note];
      return repeat(note, totalNotes(content, note) - table.piles[note] - held);
    }),
    goods: GOODS.flatMap(good => {
      const held = own === undefined ? 0 : own.hand[good];
      return repeat(good, totalGoods(content, good) - table.piles[good] - held);
    }),
    jobs,
    allies,
    blueTiles: content.tiles.blue.filter(tile => !table.tiles.includes(tile)),
    redTiles: content.tiles.red.filter(tile => !table.tiles.includes(tile)),
  };
};

export const totalNotes = (content: Content, note: Note): number =>
  content.pack.moneyDeck.find(pile => `$${pile.value}` === note)?.count ?? 0;

export const totalGoods = (content: Content, good: Good): number =>
  content.pack.goodsDeck.find(pile => pile.good === good)?.count ?? 0;

/** S6, E5: how many allies have left the game unseen by now. */
export const countRemoved = (content: Content, players: number, act: number): number => {
  let removed = 0;
  for (let each = 1; each <= act; each += 1) {
    const dealt = [...content.allies.values()].filter(ally => ally.act === each).length;
    removed += Math.max(0, dealt - setupFor(content, players).allyCards);
  }
  return removed;
};

const repeat = <C extends Card>(card: C, count: number): C[] => new Array<C>(Math.max(0, count)).fill(card);

const takeAway = (from: string[], cards: readonly string[]): void => {
  for (const card of cards) {
    const at = from.indexOf(card);
    if (at >= 0) {
      from[at] = from[from.length - 1]!;
      from.pop();
    }
  }
};
