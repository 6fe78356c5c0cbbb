import type { TaskRules as KernelTaskRules } from '@omerta/kernel';
import type { Choice } from '../choices.ts';
import type { Game, Look } from '../game.ts';
import type { Task } from './task.ts';

export interface DiceTasks {
  Task: Task;
  Choice: Choice;
  Game: Game;
  Look: Look;
}

export type TaskRules<T> = KernelTaskRules<DiceTasks, T>;
