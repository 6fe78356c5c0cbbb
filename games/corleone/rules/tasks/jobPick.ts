import { only, type Seat } from '@omerta/kernel';
import type { JobId } from '../cards.ts';
import type { Game } from '../game.ts';
import { addToHand, drawJob } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import type { JobPickTask } from './task.ts';

/** I7, RN-08: the player looks at two jobs; a single one goes straight to the hand; without any, nothing is drawn (I14). */
export const pickJobs = (game: Game, seat: Seat): void => {
  const { table } = game;
  const count = Math.min(table.jobDeck + table.jobDiscard.length, JOBS_LOOKED_AT);
  if (count === 0) {
    game.events?.push({ kind: 'noJobDrawn', seat });
    return;
  }
  const jobs: JobId[] = [];
  while (jobs.length < count) jobs.push(drawJob(game)!);
  if (count === 1) {
    addToHand(game, seat, jobs[0]!);
    game.events?.push({ kind: 'jobDrawnUnseen', seat, job: jobs[0]! });
    return;
  }
  game.own[seat]!.offer = jobs;
  table.agenda.push({ kind: 'jobPick', seat, count, picked: false });
  game.events?.push({ kind: 'jobsLookedAt', seat, jobs: jobs.slice(), count });
};

const JOBS_LOOKED_AT = 2;

/** The player keeps exactly one; the other is discarded face up. */
export const jobPick: TaskRules<JobPickTask> = {
  advance: (_game, task) => (task.picked ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: (_look, task) => ask('jobPick', { count: task.count }),
    choices(look, _task, list) {
      const { offer } = look.own;
      for (let at = 0; at < offer.length; at += 1) {
        if (offer.indexOf(offer[at]!) === at) list.push({ kind: 'keep', job: offer[at]! }); // equal cards are offered once
      }
    },
    whyNot: (look, _task, choice) =>
      choice.kind === 'keep' && look.own.offer.includes(choice.job) ? undefined : reasons.keepExactlyOne,
    choose(game, task, seat, choice) {
      if (choice.kind !== 'keep') return;
      task.picked = true;
      const own = game.own[seat]!;
      const kept = own.offer.indexOf(choice.job);
      const discarded = own.offer.filter((_job, at) => at !== kept);
      own.offer = [];
      addToHand(game, seat, choice.job);
      game.table.jobDiscard.push(...discarded);
      game.events?.push({ kind: 'jobKept', seat, job: choice.job, discarded });
    },
    timeOut: look => ({ kind: 'keep', job: look.own.offer[0]! }),
  },
};
