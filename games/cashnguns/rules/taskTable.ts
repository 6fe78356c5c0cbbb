import type { TaskTable } from '@omerta/kernel';
import { aim } from './tasks/aim.ts';
import { bullets } from './tasks/bullets.ts';
import { burials } from './tasks/burials.ts';
import { courage } from './tasks/courage.ts';
import { cunning } from './tasks/cunning.ts';
import { dictator } from './tasks/dictator.ts';
import { doctor } from './tasks/doctor.ts';
import { giveBack } from './tasks/giveBack.ts';
import { hustle } from './tasks/hustle.ts';
import { junk } from './tasks/junk.ts';
import { keepTalent } from './tasks/keepTalent.ts';
import { kid } from './tasks/kid.ts';
import { opening } from './tasks/opening.ts';
import { privilege } from './tasks/privilege.ts';
import { reload } from './tasks/reload.ts';
import { resolve } from './tasks/resolve.ts';
import { retarget } from './tasks/retarget.ts';
import { rounds } from './tasks/rounds.ts';
import type { CashTasks } from './tasks/rules.ts';
import { sharing } from './tasks/sharing.ts';
import { smart } from './tasks/smart.ts';
import { unfired } from './tasks/unfired.ts';

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
