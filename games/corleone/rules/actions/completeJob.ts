import type { Good, JobId } from '../cards.ts';
import type { Choice } from '../choices.ts';
import type { Look } from '../game.ts';
import { discard, removeFromHand, removeOne } from '../moves.ts';
import { canPay } from '../payment.ts';
import { reasons } from '../reasons.ts';
import type { Action } from './action.ts';

/** J1: a job from hand or a public one, for exactly the goods it demands. */
export const completeJob: Action<'job'> = {
  choices(look, list) {
    addJobs(look, look.own.hand.jobs, 'hand', list);
    addJobs(look, look.table.publicJobs, 'public', list);
  },
  whyNot({ content, table, own }, { job, from, goods }) {
    if (from === 'hand' && !own.hand.jobs.includes(job)) return reasons.jobNotInHand;
    if (from === 'public' && !table.publicJobs.includes(job)) return reasons.jobNotPublic;
    if (!content.jobs.get(job)!.payments.some(payment => isSame(payment, goods))) return reasons.payExactly;
    return canPay(own.hand, goods) ? undefined : reasons.goodsMissing;
  },
  /** RN-06: the goods go to their piles first; the card lies aside until it is done. */
  perform(game, seat, { job, from, goods }) {
    for (const good of goods) discard(game, seat, good);
    if (from === 'hand') removeFromHand(game, seat, job);
    else removeOne(game.table.publicJobs, job); // J4
    game.events?.push({ kind: 'jobDeclared', seat, job, from, goods: goods.slice() });
    game.table.agenda.push({ kind: 'completeJob', seat, job, ordered: false });
  },
};

const addJobs = ({ content, own }: Look, jobs: readonly JobId[], from: 'hand' | 'public', list: Choice[]): void => {
  for (let at = 0; at < jobs.length; at += 1) {
    const job = jobs[at]!;
    if (jobs.indexOf(job) !== at) continue; // equal cards are offered once
    const { payments } = content.jobs.get(job)!;
    // The first payment is the printed one; the others need narcotics.
    const possible = own.hand.narcotics > 0 ? payments.length : 1;
    for (let payment = 0; payment < possible; payment += 1) {
      const goods = payments[payment]!;
      if (canPay(own.hand, goods)) list.push({ kind: 'job', job, from, goods });
    }
  }
};

const isSame = (one: readonly Good[], other: readonly Good[]): boolean =>
  one === other || (one.length === other.length && one.every((good, at) => good === other[at]));
