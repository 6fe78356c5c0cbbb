import { expect, test } from 'vitest';
import {
  aims,
  asks,
  bullets,
  cashWith,
  choicesOf,
  courage,
  type Given,
  handOf,
  pile,
  play,
  refusal,
  type Story,
  see,
  timeOut,
  viewOf,
} from '../../testing/index.ts';

const B = { talent: 'cunning' } as const;

const atCunning = (given: Given = {}, card = 'click'): Story => {
  const game = cashWith({ B, ...given });
  bullets(game, { B: card });
  aims(game);
  return game;
};

test('CG-108 T-CUN T-KID first the others aim, then the Kid, then the Cunning, then the Godfather orders', () => {
  const game = cashWith({ A: { talent: 'kid' }, B });
  bullets(game);
  expect(asks(game)).toBe('BCD aim');
  for (const [letter, target] of [
    ['B', 'C'],
    ['C', 'D'],
    ['D', 'B'],
  ] as const) {
    play(game, letter, `aim:${target}`);
  }
  expect(see(game, 'spectator', 'aimsRevealed')).toEqual([{ kind: 'aimsRevealed', targets: '-CDB' }]);
  expect(asks(game)).toBe('A kid');
  play(game, 'A', 'aim:B');
  expect(asks(game)).toBe('B cunning');
  play(game, 'B', 'exchange:bang');
  expect(asks(game)).toBe('A privilege');
  expect(handOf(game, 'B')).toEqual({ click: 5, bang: 2 });
  expect(viewOf(game, 'B').own?.played).toBe('bang');
  expect(see(game, 'A', 'bulletExchanged')).toEqual([{ kind: 'bulletExchanged', seat: 'B', bullet: undefined }]);
  expect(see(game, 'B', 'bulletExchanged')).toEqual([{ kind: 'bulletExchanged', seat: 'B', bullet: 'bang' }]);
});

test('CG-109 T-CUN in round 8 there is nothing to exchange and the Cunning is not asked', () => {
  const game = atCunning({ round: 8 });
  expect(asks(game)).toBe('A privilege');
});

test('T-CUN AMB-39 all see whether he exchanged; a Click for a Click is a legal bluff', () => {
  const [bluff, real] = [atCunning(), atCunning()];
  play(bluff, 'B', 'exchange:click');
  play(real, 'B', 'exchange:bang');
  expect(handOf(bluff, 'B')).toEqual({ click: 4, bang: 3 });
  for (const viewer of ['A', 'D', 'spectator'] as const) {
    expect(viewOf(bluff, viewer)).toEqual(viewOf(real, viewer));
    expect(see(bluff, viewer)).toEqual(see(real, viewer));
  }
  const kept = atCunning();
  play(kept, 'B', 'pass');
  expect(see(kept, 'A').at(-2)).toEqual({ kind: 'bulletKept', seat: 'B' });
});

test('T-CUN he may keep it, and whose time is up keeps it', () => {
  const game = atCunning();
  expect(choicesOf(game, 'B')).toEqual(['exchange:click', 'exchange:bang', 'pass']);
  expect(timeOut(game, 'B')).toBe('pass');
  expect(viewOf(game, 'B').own?.played).toBe('click');
});

test('T-CUN only a card of his hand', () => {
  const game = atCunning({ round: 6, B: { ...B, hand: { click: 3 } } });
  expect(refusal(game, 'B', 'exchange:bang')).toBe('noSuchBullet');
});

test('T-CUN who sits out gets no window', () => {
  const game = cashWith({ B });
  bullets(game);
  aims(game, { B: '>slow' });
  expect(asks(game)).toBe('A privilege');
});

test('T-CUN the exchanged card is the one that is fired', () => {
  const game = atCunning();
  play(game, 'B', 'exchange:bang');
  play(game, 'A', 'pass');
  courage(game);
  expect(pile(game).up).toEqual([3, 1]);
});
