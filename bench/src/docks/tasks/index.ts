import type { Frozen } from '@omerta/kernel';
import { type BenefitTask, benefit } from './benefit.ts';
import { type DiscardTask, discard } from './discard.ts';
import { type GiftsTask, gifts } from './gifts.ts';
import { type RoundsTask, rounds } from './rounds.ts';
import { type SealedBidsTask, sealedBids } from './sealedBids.ts';
import type { TaskRules } from './taskRules.ts';
import { type TurnTask, turn } from './turn.ts';
import { type UseAbilitiesTask, useAbilities } from './useAbilities.ts';

export type Task = RoundsTask | TurnTask | UseAbilitiesTask | BenefitTask | DiscardTask | GiftsTask | SealedBidsTask;

const table: { readonly [K in Task['kind']]: TaskRules<Extract<Task, { kind: K }>> } = {
  rounds,
  turn,
  useAbilities,
  benefit,
  discard,
  gifts,
  sealedBids,
};

/** The table gives each kind its own rules; TypeScript cannot follow that through a union. */
export function rulesOf(task: Frozen<Task>): TaskRules<Task> {
  return table[task.kind] as TaskRules<Task>;
}
