import type { TaskRules as KernelTaskRules } from '@omerta/kernel';
import type { Choice } from '../choices.ts';
import type { Game, Look } from '../game.ts';
import type { Task } from './task.ts';

/** The types of tasks in this game, for the kernel. */
export interface CorleoneTasks {
  Task: Task;
  Choice: Choice;
  Game: Game;
  Look: Look;
}

export type TaskRules<T extends Task> = KernelTaskRules<CorleoneTasks, T>;
