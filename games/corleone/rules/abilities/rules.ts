import type { Frozen, Reason } from '@omerta/kernel';
import type { Choice } from '../choices.ts';
import type { Content } from '../content.ts';
import type { Game, Look } from '../game.ts';
import type { Table } from '../state.ts';
import type { AbilitiesTask } from '../tasks/task.ts';
import type { Ability } from './compile.ts';

/** What one kind of ability offers, refuses and does. */
export interface AbilityRules<A extends Ability> {
  /** Whether it could have any effect, by public facts. If not, the player is not asked. */
  helps(content: Content, table: Frozen<Table>, task: Frozen<AbilitiesTask>, ability: A): boolean;

  /** Adds every choice that might be legal. */
  candidates(look: Look, task: Frozen<AbilitiesTask>, ability: A, list: Choice[]): void;

  /** `abilityNotHere` if the choice belongs to another ability. */
  whyNot(look: Look, task: Frozen<AbilitiesTask>, ability: A, choice: Choice): Reason | undefined;

  use(game: Game, task: AbilitiesTask, ability: A, choice: Choice): void;
}
