import type { TaskTable } from '@omerta/kernel';
import { abilities } from './abilities/abilitiesTask.ts';
import { acts } from './tasks/acts.ts';
import { bribery } from './tasks/bribery.ts';
import { completeJob } from './tasks/completeJob.ts';
import { familyBusiness } from './tasks/familyBusiness.ts';
import { hire } from './tasks/hire.ts';
import { jobPick } from './tasks/jobPick.ts';
import { moveMarker } from './tasks/moveMarker.ts';
import { offers } from './tasks/offers.ts';
import type { CorleoneTasks } from './tasks/rules.ts';
import { settle } from './tasks/settle.ts';
import { takeGood } from './tasks/takeGood.ts';
import { takeMoney } from './tasks/takeMoney.ts';
import { trade } from './tasks/trade.ts';
import { tribute } from './tasks/tribute.ts';
import { turfWar } from './tasks/turfWar.ts';
import { turn } from './tasks/turn.ts';
import { whoFirst } from './tasks/whoFirst.ts';

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
