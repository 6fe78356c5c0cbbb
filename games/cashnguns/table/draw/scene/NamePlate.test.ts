import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PANES } from '../panes.ts';
import { NamePlate } from './NamePlate.tsx';

const plate = (name: string, you?: string): string =>
  renderToStaticMarkup(
    createElement(NamePlate, {
      gangster: 'kitty',
      name,
      you,
      talent: undefined,
      talentName: '',
      wounds: 0,
      woundLimit: 3,
      loot: 4,
      width: PANES.desktop.plate.width,
    }),
  );

/** How the name is written: its letters, their size and their colour. */
function written(name: string, you?: string) {
  const [, face, size, colour, text] =
    /<text font-family="([^"]*)"[^>]*? y="28" font-size="([^"]*)" fill="([^"]*)">(.*?)<\/text>/.exec(
      plate(name, you),
    ) ?? [];
  return { isNarrow: face?.includes('Condensed'), size: Number(size), isBrass: colour === '#e8cf7a', text };
}

test('a name shrinks to 80 %, then gets narrow letters, and is cut only then', () => {
  expect(written('Mumbles')).toEqual({ isNarrow: false, size: 23, isBrass: false, text: 'Mumbles' });
  const shrunk = written('Ruby Ruckus');
  expect(shrunk).toMatchObject({ isNarrow: false, text: 'Ruby Ruckus' });
  expect(shrunk.size).toBeLessThan(23);
  expect(shrunk.size).toBeGreaterThanOrEqual(23 * 0.8);
  expect(written('Trixie Tommygun')).toMatchObject({ isNarrow: true, text: 'Trixie Tommygun' });
  expect(written('Maximiliane von und zu Hohenstein')).toMatchObject({ isNarrow: true, size: 18.4 });
  expect(written('Maximiliane von und zu Hohenstein').text).toMatch(/^Maximilia.*…$/);
});

test('“(you)” goes before the name is cut, and the name turns brass; so it does where the name says it', () => {
  expect(written('Ola', '(you)')).toMatchObject({ isBrass: false, text: 'Ola<tspan fill="#e8cf7a"> (you)</tspan>' });
  expect(written('Trixie Tommygun', '(you)')).toMatchObject({ isBrass: true, text: 'Trixie Tommygun' });
  expect(written('You', '')).toMatchObject({ isBrass: true, text: 'You' });
});
