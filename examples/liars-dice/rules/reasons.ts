import type { Reason } from '@omerta/kernel';

/** Every refusal of the game with the rule it stands on. */
export const reasons = {
  notAsked: because('notAsked', 'L2'),
  notYourTurn: because('notYourTurn', 'L4'),
  notThisQuestion: because('notThisQuestion', 'L4'),
  tooLow: because('tooLow', 'L4'),
  tooManyDice: because('tooManyDice', 'L5'),
  noBidYet: because('noBidYet', 'L3'),
  out: because('out', 'L8'),
  gameOver: because('gameOver', 'L8'),
  noSpotOn: because('noSpotOn', 'L11'),
  onlyTheClock: because('onlyTheClock', 'L13'),
} as const;

export type ReasonCode = keyof typeof reasons;

function because<C extends string>(code: C, rule: string): Reason & { readonly code: C } {
  return { code, rule };
}
