import { expect, test } from 'vitest';
import { afterRound, asks, choicesOf, handOf, play, player, see, viewOf } from '../../testing/index.ts';

const A = { talent: 'smart' } as const;

test('T-SMA AMB-45 his target ducked: he takes the card back and discards any card face down, even of the same type', () => {
  const game = afterRound({ A }, { A: 'bang>B', B: 'duck' });
  expect([asks(game), choicesOf(game, 'A')]).toEqual(['A smart', ['discard:click', 'discard:bang']]);
  play(game, 'A', 'discard:click');
  expect([handOf(game, 'A'), player(game, 'A').bullets]).toEqual([{ click: 4, bang: 3 }, 7]);
  expect(see(game, 'B', 'bulletTakenBack', 'bulletDiscarded').slice(0, 2)).toEqual([
    { kind: 'bulletTakenBack', seat: 'A' },
    { kind: 'bulletDiscarded', seat: 'A', bullet: undefined },
  ]);
  const same = afterRound({ A }, { A: 'bang>B', B: 'duck' });
  play(same, 'A', 'discard:bang');
  expect(handOf(same, 'A')).toEqual({ click: 5, bang: 2 });
  for (const viewer of ['B', 'C', 'spectator'] as const) expect(viewOf(game, viewer)).toEqual(viewOf(same, viewer));
});
