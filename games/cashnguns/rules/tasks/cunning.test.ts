import { expect, test } from 'vitest';
import { aims, bullets, cashWith, handOf, play, type Story, see, viewOf } from '../../testing/index.ts';

const atCunning = (): Story => {
  const game = cashWith({ B: { talent: 'cunning' } });
  bullets(game, { B: 'click' });
  aims(game);
  return game;
};

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
