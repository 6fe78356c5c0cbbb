import type { TaskTable } from '@omerta/kernel';
import { abilities } from './abilities.ts';
import { acts } from './acts.ts';
import { bribery } from './bribery.ts';
import { completeJob } from './completeJob.ts';
import { familyBusiness } from './familyBusiness.ts';
import { hire } from './hire.ts';
import { jobPick } from './jobPick.ts';
import { moveMarker } from './moveMarker.ts';
import { offers } from './offers.ts';
import type { CorleoneTasks } from './rules.ts';
import { settle } from './settle.ts';
import { takeGood } from './takeGood.ts';
import { takeMoney } from './takeMoney.ts';
import { trade } from './trade.ts';
import { tribute } from './tribute.ts';
import { turfWar } from './turfWar.ts';
import { turn } from './turn.ts';
import { whoFirst } from './whoFirst.ts';

export const tasks: TaskTable<CorleoneTasks> = {
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
