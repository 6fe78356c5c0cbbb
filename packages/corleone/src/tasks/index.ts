import { abilities } from './abilities.ts';
import { acts } from './acts.ts';
import { bribery } from './bribery.ts';
import { completeJob } from './completeJob.ts';
import { familyBusiness } from './familyBusiness.ts';
import { hire } from './hire.ts';
import { jobPick } from './jobPick.ts';
import { moveMarker } from './moveMarker.ts';
import { offers } from './offers.ts';
import type { TaskRules } from './rules.ts';
import { settle } from './settle.ts';
import { takeGood } from './takeGood.ts';
import { takeMoney } from './takeMoney.ts';
import type { Task, TaskKind } from './task.ts';
import { trade } from './trade.ts';
import { tribute } from './tribute.ts';
import { turfWar } from './turfWar.ts';
import { turn } from './turn.ts';
import { whoFirst } from './whoFirst.ts';

/** A kind of task without rules does not compile. */
const table: { readonly [K in TaskKind]: TaskRules<Extract<Task, { kind: K }>> } = {
  acts,
  familyBusiness,
  turn,
  whoFirst,
  abilities,
  jobPick,
  trade,
  takeMoney,
  takeGood,
  completeJob,
  settle,
  offers,
  turfWar,
  moveMarker,
  bribery,
  hire,
  tribute,
};

// The table pairs each kind with its own task; TypeScript cannot follow that through the index.
export const rulesOfTask = (kind: TaskKind): TaskRules<Task> => table[kind] as unknown as TaskRules<Task>;
