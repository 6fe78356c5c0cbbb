import { figureOf, NO_FIGURE, POLICE_CHIEF, standardPack, type View } from '@omerta/corleone/seen';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Board } from './Board.tsx';
import type { BoardProps } from './boardProps.ts';

type Table = View['table'];

/** An empty board; only what is drawn is given. */
const tableWith = (given: Partial<Table>): Table =>
  ({
    players: 4,
    tiles: ['ammoDepot', '', '', '', '', '', ''],
    thugSpaces: new Array(14).fill(NO_FIGURE),
    familySpaces: new Array(18).fill(NO_FIGURE),
    policeChief: -1,
    hudson: [],
    stacks: [[], [], [], [], [], [], []],
    ...given,
  }) as unknown as Table;

const draw = (given: Partial<BoardProps> = {}): string =>
  renderToStaticMarkup(
    createElement(Board, {
      pack: standardPack,
      table: tableWith({}),
      families: ['marzullo', 'matarazzo', 'vitale', 'pizzino'],
      detail: 'full',
      nameOf: (kind, id) => `${kind}:${id}`,
      labelOf: place => `label of ${place}`,
      onPick: () => undefined,
      ...given,
    }),
  );

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the board', () => {
  test('every place is a button with a name: 7 turfs, 8 businesses, the park and 18 spaces', () => {
    const drawn = draw();
    expect(count(drawn, 'role="button"')).toBe(7 + 8 + 1 + 18);
    for (const place of ['wallStreet', 'ammoDepot', 'centralParkBusiness', 'F18']) {
      expect(drawn).toContain(`aria-label="label of ${place}"`);
    }
  });

  test('one place alone is in the tab order', () => {
    const drawn = draw({ focused: 'F05' });
    expect(count(drawn, 'tabindex="0"')).toBe(1);
    expect(drawn).toContain('data-place="F05" tabindex="0"');
  });

  test('a board that only shows something has no buttons', () => {
    const drawn = draw({ onPick: undefined });
    expect(count(drawn, 'role="button"')).toBe(0);
    expect(drawn).toContain('aria-label="label of F05"');
  });

  test('on the mini map only turfs and the park can be picked, and no card is drawn', () => {
    const drawn = draw({ detail: 'mini' });
    expect(count(drawn, 'role="button"')).toBe(8);
    expect(drawn).not.toContain('business:ammoDepot');
  });

  test('M3 spaces marked 3+ are drawn closed with two players', () => {
    const closed = 'stroke="#7D8B9A"';
    expect(count(draw({ table: tableWith({ players: 2 }) }), closed)).toBe(6);
    expect(count(draw(), closed)).toBe(0);
  });

  test('amber is drawn only where something is legal', () => {
    expect(draw({ marks: new Map([['F05', 'outlined']]) })).not.toContain('var(--legal');
    expect(draw({ marks: new Map([['F05', 'legal']]) })).toContain('var(--legal-soft)');
  });

  test('a preview stands pale, a figure bright', () => {
    const palesOf = (given: Partial<BoardProps>) => count(draw(given), 'opacity="0.72"');
    const thug = figureOf(1, 'thug');
    const thugSpaces = [NO_FIGURE, thug, ...new Array(12).fill(NO_FIGURE)];
    expect(palesOf({ ghosts: [{ at: 'ammoDepot', figure: thug }] })).toBe(palesOf({}) + 1);
    expect(palesOf({ table: tableWith({ thugSpaces }) })).toBe(palesOf({}));
  });

  test('L3 the Police Chief stands in his turf, or would', () => {
    const cap = 'fill="#1F2D4D"';
    expect(count(draw({ table: tableWith({ policeChief: 3 }) }), cap)).toBe(1);
    expect(count(draw({ ghosts: [{ at: 'queens', figure: POLICE_CHIEF }] }), cap)).toBe(1);
    expect(count(draw(), cap)).toBe(0);
  });

  test('a window shows that part of the board', () => {
    expect(draw({ window: { x: 575, y: 366, width: 521, height: 320 } })).toContain('viewBox="575 366 521 320"');
  });
});
