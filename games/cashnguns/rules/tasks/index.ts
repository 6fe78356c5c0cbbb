import type { TaskTable } from '@omerta/kernel';
import { aim } from './aim.ts';
import { bullets } from './bullets.ts';
import { burials } from './burials.ts';
import { courage } from './courage.ts';
import { cunning } from './cunning.ts';
import { dictator } from './dictator.ts';
import { doctor } from './doctor.ts';
import { giveBack } from './giveBack.ts';
import { hustle } from './hustle.ts';
import { junk } from './junk.ts';
import { keepTalent } from './keepTalent.ts';
import { kid } from './kid.ts';
import { opening } from './opening.ts';
import { privilege } from './privilege.ts';
import { reload } from './reload.ts';
import { resolve } from './resolve.ts';
import { retarget } from './retarget.ts';
import { rounds } from './rounds.ts';
import type { CashTasks } from './rules.ts';
import { sharing } from './sharing.ts';
import { smart } from './smart.ts';
import { unfired } from './unfired.ts';

export const tasks: TaskTable<CashTasks> = {
  rounds,
  keepTalent,
  hustle,
  giveBack,
  bullets,
  aim,
  kid,
  cunning,
  privilege,
  retarget,
  courage,
  doctor,
  unfired,
  smart,
  burials,
  opening,
  sharing,
  dictator,
  resolve,
  reload,
  junk,
};
