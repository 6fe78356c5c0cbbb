import { type Budget, foldedMemory, type Memory } from '@omerta/bots';
import { type Recall, remember, type SeenEvent, startRecall } from '@omerta/cashnguns/rules';
import { type Beliefs, believe, startBeliefs } from './beliefs.ts';
import { followHoldUp, type HoldUp, inferBullet, NO_HOLD_UP } from './inferBullet.ts';

/** What a seat remembers of all it saw: what is certain, and what is likely. */
export interface CashMemory {
  readonly known: Recall;
  readonly beliefs: Beliefs;
  readonly holdUp: HoldUp;
}

export const startMemory = (players: number): CashMemory => ({
  known: startRecall(players),
  beliefs: startBeliefs(players),
  holdUp: NO_HOLD_UP,
});

export const updateMemory = ({ known, beliefs, holdUp }: CashMemory, event: SeenEvent): CashMemory => {
  const told = inferBullet(event, holdUp, known);
  return { known: remember(known, told), beliefs: believe(beliefs, told), holdUp: followHoldUp(holdUp, told) };
};

export const cashMemory = (players: number): Memory => foldedMemory(startMemory(players), updateMemory);

/** The recall of `cashMemory`. */
export const memoryIn = ({ recall }: Budget): CashMemory | undefined => recall as CashMemory | undefined;
