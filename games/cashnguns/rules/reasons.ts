import type { Reason } from '@omerta/kernel';

/** Every refusal of the game with the rule or ruling it stands on. */
export const reasons = {
  notAsked: because('notAsked', 'R1'),
  gameOver: because('gameOver', 'E1'),
  notYourTurn: because('notYourTurn', '7a'),
  eliminated: because('eliminated', '6f'),
  notThisQuestion: because('notThisQuestion', 'R1'),
  onlyTheClock: because('onlyTheClock', 'AMB-04'),
  notDealt: because('notDealt', 'T0'),
  noSuchBullet: because('noSuchBullet', '2b'),
  notYourself: because('notYourself', '3a'),
  noSuchPlayer: because('noSuchPlayer', '3a'),
  targetEliminated: because('targetEliminated', '3a'),
  targetSatOut: because('targetSatOut', 'AMB-05'),
  differentTarget: because('differentTarget', '4b'),
  notAiming: because('notAiming', '4a'),
  noOtherTarget: because('noOtherTarget', 'AMB-10'),
  orderSomebodyElse: because('orderSomebodyElse', 'AMB-08'),
  orderedEliminated: because('orderedEliminated', '6f'),
  mustAnswer: because('mustAnswer', 'AMB-21'),
  takeAShare: because('takeAShare', '7b'),
  shareNotThere: because('shareNotThere', '7b'),
  oneShareOnly: because('oneShareOnly', '7b'),
  shareForbidden: because('shareForbidden', 'T-DIC'),
  notDeclared: because('notDeclared', 'AMB-41'),
  clipNotForbidden: because('clipNotForbidden', 'AMB-41'),
  noLootThere: because('noLootThere', 'AMB-51'),
  cardsHeldBefore: because('cardsHeldBefore', 'AMB-47'),
  notTheBangGained: because('notTheBangGained', 'V7'),
} as const;

export type ReasonCode = keyof typeof reasons;

function because<C extends string>(code: C, rule: string): Reason & { readonly code: C } {
  return { code, rule };
}
