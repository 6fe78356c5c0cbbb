import { expect, test } from 'vitest';
import { randomGame } from './randomGame.ts';
import { type Toy, toy } from './toy/toy.ts';
import { type Confidential, visibilityErrors } from './visibilityErrors.ts';

const confidential: Confidential<Toy> = { cardsDrawn: ['cards', 'seat'], deckPeeked: ['card', 'seat'] };
const { events } = randomGame(toy, { seats: 3, rounds: 3 }, 4);

test('no viewer sees more or less than the table of hidden information says', () => {
  expect(visibilityErrors(toy, events, 3, confidential)).toEqual([]);
});

test('a field that others see, and one that its seat does not see, are found', () => {
  const drawn = events.filter(event => event.kind === 'cardsDrawn').slice(0, 1);
  const open = { ...toy, seenBy: (event: Toy['Event']) => event as Toy['SeenEvent'] };
  const others = [0, 1, 2, 'spectator'].filter(viewer => viewer !== drawn[0]!.seat);
  expect(visibilityErrors(open, drawn, 3, confidential)).toEqual(
    others.map(viewer => `cardsDrawn.cards for ${viewer}`),
  );
  const blind = { ...toy, seenBy: () => undefined };
  expect(visibilityErrors(blind, drawn, 3, confidential)).toEqual([`cardsDrawn.cards for ${drawn[0]!.seat}`]);
});
