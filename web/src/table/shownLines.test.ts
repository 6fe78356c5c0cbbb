import type { ChatLine } from '@omerta/protocol';
import { expect, test } from 'vitest';
import { fresh, SHOWN_FOR, shownWith } from './shownLines.ts';

const line = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({
  match: 'm',
  room: 'players',
  number,
  name: `P${more.seat ?? 0}`,
  seat: 0,
  text: 'Ciao',
  at: 1_000 + number,
  ...more,
});

test('a bubble hangs longer for every letter; a gesture as long as any other', () => {
  expect(SHOWN_FOR(line(1, { text: 'Ciao' }))).toBe(5_240);
  const { text: _, ...wordless } = line(1);
  expect(SHOWN_FOR({ ...wordless, emote: 'laugh' })).toBe(SHOWN_FOR({ ...wordless, emote: 'liar' }));
});

test('only what was said after the page was opened pops up, and once', () => {
  const lines = [line(1, { at: 500 }), line(2)];
  const first = fresh(lines, { players: 0, spectators: 0 }, 1_000);
  expect(first.lines).toEqual([lines[1]]);
  expect(fresh(lines, first.newest, 1_000).lines).toEqual([]);
});

test('the two rooms count their lines by themselves', () => {
  const seen = fresh([line(7)], { players: 0, spectators: 0 }, 0);
  const outside = line(1, { room: 'spectators' });
  expect(fresh([line(7), outside], seen.newest, 0).lines).toEqual([outside]);
});

test('each player has one bubble, the newest, and no more than three gestures are up', () => {
  const gestures = [1, 2, 3, 4].map(seat => line(seat, { seat, emote: 'laugh' }));
  expect(shownWith(gestures.slice(0, 3), gestures.slice(3))).toEqual(gestures.slice(1));
  expect(shownWith([line(1)], [line(2)])).toEqual([line(2)]);
});
