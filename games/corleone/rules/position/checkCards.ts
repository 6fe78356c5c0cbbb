import { GOODS, isGood, isNote, NOTES } from '../cards.ts';
import { type Content, isLastAct, setupFor } from '../content.ts';
import { complain, inside, type Place } from '../pack/problem.ts';
import type { PositionBody } from './positionShape.ts';
import { newTally } from './tally.ts';

/**
 * INV-01, INV-02, INV-03, INV-04, INV-05: cards and tiles may lie aside, but none is there more often than in the pack
 * or before its act.
 */
export const checkCards = (content: Content, body: PositionBody, state: Place): void => {
  const tally = newTally();
  eachCard(body, state, (card, place, number) => {
    tally(card, copiesOf(content, card), place, number);
    const act = content.allies.get(card)?.act ?? 0;
    if (act > body.act) complain(place, `${card} is not dealt before act ${act}`);
  });
  for (const [turf, tile] of Object.entries(body.tiles)) tally(tile, 1, inside(inside(state, 'tiles'), turf));
  for (const stack of ['blueTiles', 'redTiles'] as const)
    eachIn(body[stack], inside(state, stack), (tile, place) => tally(tile, 1, place));

  const most = setupFor(content, Object.keys(body.seats).length).publicJobs;
  if (body.publicJobs.length > most)
    complain(inside(state, 'publicJobs'), `${body.publicJobs.length} jobs, but ${most} is the most (S5)`);
  if (isLastAct(content, body.act) && body.allies.length > 0)
    complain(inside(state, 'allies'), 'must be empty: no ally is for hire in the last act (E5)');
};

type Visit = (card: string, place: Place, number: number) => void;

const eachCard = (body: PositionBody, state: Place, visit: Visit): void => {
  const visitAll = (cards: readonly string[] | undefined, place: Place): void =>
    eachIn(cards ?? [], place, (card, at) => visit(card, at, 1));
  for (const card of [...NOTES, ...GOODS]) visit(card, inside(inside(state, 'piles'), card), body.piles[card]);
  for (const list of ['publicJobs', 'jobDeck', 'jobDiscard', 'allies', 'alliesGone', 'alliesRemoved'] as const)
    visitAll(body[list], inside(state, list));
  for (const [letter, player] of Object.entries(body.seats)) {
    const place = inside(inside(state, 'seats'), letter);
    for (const list of ['hand', 'suitcase', 'offer', 'played', 'completed'] as const)
      visitAll(player[list], inside(place, list));
  }
  // RN-06: the job being completed lies aside.
  body.agenda.forEach((task, at) => {
    if (task.kind === 'completeJob') visit(task.job, inside(inside(inside(state, 'agenda'), at), 'job'), 1);
  });
};

const eachIn = (list: readonly string[], place: Place, visit: (item: string, place: Place) => void): void => {
  list.forEach((item, at) => {
    visit(item, inside(place, at));
  });
};

const copiesOf = (content: Content, card: string): number => {
  if (isNote(card)) return content.supply.piles[card];
  if (isGood(card)) return content.supply.piles[card];
  return content.jobs.get(card)?.copies ?? 1;
};
