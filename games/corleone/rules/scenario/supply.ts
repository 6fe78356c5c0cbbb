import {
  type AllyId,
  type Card,
  emptyHand,
  emptyPurse,
  GOODS,
  type Hand,
  isGood,
  isNote,
  type JobId,
  NOTES,
  type Purse,
} from '../cards.ts';
import type { Content } from '../content.ts';
import { insertInOrder } from '../discards.ts';

/** The cards of a pack that a scenario has not laid anywhere yet. */
export interface Supply {
  readonly content: Content;
  readonly left: Map<Card, number>;
  readonly problems: string[];
}

export const wholeSupply = (content: Content, problems: string[]): Supply => {
  const left = new Map<Card, number>();
  for (const note of NOTES) left.set(note, content.supply.piles[note]);
  for (const good of GOODS) left.set(good, content.supply.piles[good]);
  for (const job of content.jobs.values()) left.set(job.id, job.copies);
  for (const ally of content.allies.keys()) left.set(ally, 1);
  return { content, left, problems };
};

export const take = (supply: Supply, card: Card, field: string, count = 1): void => {
  const left = supply.left.get(card);
  if (left === undefined) supply.problems.push(`${field}: no card ${JSON.stringify(card)} in this pack`);
  else if (left < count) supply.problems.push(`${field}: not so many cards ${JSON.stringify(card)} in this pack`);
  else supply.left.set(card, left - count);
};

export const takeJobs = (supply: Supply, jobs: readonly string[] | undefined, field: string): JobId[] => {
  for (const job of jobs ?? []) {
    if (supply.content.jobs.has(job)) take(supply, job, field);
    else supply.problems.push(`${field}: no job ${JSON.stringify(job)} in this pack`);
  }
  return (jobs ?? []).slice();
};

/** Allies of acts to come are not dealt yet. */
export const takeAllies = (
  supply: Supply,
  allies: readonly string[] | undefined,
  act: number,
  field: string,
): AllyId[] => {
  for (const id of allies ?? []) {
    const ally = supply.content.allies.get(id);
    if (ally === undefined) supply.problems.push(`${field}: no ally ${JSON.stringify(id)} in this pack`);
    else if (ally.act > act) supply.problems.push(`${field}: ${id} is not dealt before Act ${ally.act}`);
    else take(supply, id, field);
  }
  return (allies ?? []).slice();
};

/** In whatever order it is written; the rules keep hands in the order of discards. */
export const takeHand = (supply: Supply, cards: readonly string[] | undefined, act: number, field: string): Hand => {
  const { content } = supply;
  const hand = emptyHand();
  for (const card of cards ?? []) {
    if (content.allies.has(card)) takeAllies(supply, [card], act, field);
    else take(supply, card, field);
    if (isNote(card) || isGood(card)) hand[card] += 1;
    else insertInOrder(content, content.allies.has(card) ? hand.allies : hand.jobs, card);
  }
  return hand;
};

export const takePurse = (supply: Supply, notes: readonly string[] | undefined, field: string): Purse => {
  const purse = emptyPurse();
  for (const note of notes ?? []) {
    take(supply, note, field);
    if (isNote(note)) purse[note] += 1;
  }
  return purse;
};

/** Every job that is left, in the order of the pack, one of each first. */
export const takeOtherJobs = (supply: Supply): JobId[] => {
  const rest: JobId[] = [];
  for (let again = true; again; ) {
    again = false;
    for (const job of supply.content.jobs.keys()) {
      if (supply.left.get(job) === 0) continue;
      take(supply, job, 'given.jobDeck');
      rest.push(job);
      again = true;
    }
  }
  return rest;
};
