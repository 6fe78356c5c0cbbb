import type { TaskTable } from '@omerta/kernel';
import { bidding } from './bidding.ts';
import { rounds } from './rounds.ts';
import type { DiceTasks } from './rules.ts';
import { secondRoll } from './secondRoll.ts';

export const tasks: TaskTable<DiceTasks> = { rounds, secondRoll, bidding };
