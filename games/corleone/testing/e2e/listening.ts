import type { Spoken } from '@omerta/web/e2e/kit/accessibility.ts';

/** The log has come to an act. */
export const isInAct =
  (act: 'II' | 'III' | 'IV') =>
  (tree: readonly Spoken[]): boolean =>
    tree.some(({ role, name }) => role === 'heading' && name.startsWith(`${act} ·`));

/** The names of the cards in the hand that is shown. */
export const handIn = (tree: readonly Spoken[]): readonly string[] =>
  tree
    .filter(({ role, within }) => role === 'button' && within.some(around => /^region My (hand|cards)/.test(around)))
    .map(({ name }) => name.split('.')[0] ?? '');
