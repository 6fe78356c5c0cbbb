import { liarsDice as dice, type LiarsDice } from '@omerta/liars-dice/rules';
import { expect, test } from 'vitest';
import { randomGame } from './randomGame.ts';
import { type Confidential, visibilityErrors } from './visibilityErrors.ts';

const confidential: Confidential<LiarsDice> = { diceRolled: ['dice', 'seat'] };
const { events } = randomGame(dice, { players: 3 }, 4);

test('no viewer sees more or less than the table of hidden information says', () => {
  expect(visibilityErrors(dice, events, 3, confidential)).toEqual([]);
});

test('a field that others see, and one that its seat does not see, are found', () => {
  const rolled = events.filter(event => event.kind === 'diceRolled').slice(0, 1);
  const open = { ...dice, seenBy: (event: LiarsDice['Event']) => event as LiarsDice['SeenEvent'] };
  const others = [0, 1, 2, 'spectator'].filter(viewer => viewer !== rolled[0]!.seat);
  expect(visibilityErrors(open, rolled, 3, confidential)).toEqual(
    others.map(viewer => `diceRolled.dice for ${viewer}`),
  );
  const blind = { ...dice, seenBy: () => undefined };
  expect(visibilityErrors(blind, rolled, 3, confidential)).toEqual([`diceRolled.dice for ${rolled[0]!.seat}`]);
});
