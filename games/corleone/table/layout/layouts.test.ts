import { corleoneWith } from '@omerta/corleone/testing';
import { onAPage } from '@omerta/table/testing/onAPage.ts';
import { LANGUAGES } from '@omerta/words';
import { createElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { KeysSheet } from '../choose/KeysSheet.tsx';
import { drawn, type Seen, speak } from '../testing/drawnTable.ts';
import { BesideTable } from './BesideTable.tsx';
import { DesktopTable } from './DesktopTable.tsx';
import { PhoneTable } from './PhoneTable.tsx';
import { TabletTable } from './TabletTable.tsx';

onAPage();

const TABLES = {
  desk: createElement(DesktopTable, { isWide: false }),
  tablet: createElement(TabletTable),
  beside: createElement(BesideTable),
  phone: createElement(PhoneTable, { isSmall: false }),
  'small phone': createElement(PhoneTable, { isSmall: true }),
} as const;

test.each<[keyof typeof TABLES, string]>([
  ['desk', 'menu prompt board hand suitcase jobs allies players log'],
  ['tablet', 'menu prompt board jobs hand suitcase players'],
  ['beside', 'menu prompt suitcase jobs players board hand'],
  ['phone', 'menu prompt board hand players'],
  ['small phone', 'menu prompt board players'],
])('Tab goes through the parts of a %s in the order %s', async (name, order) => {
  expect(partsOf(await page(TABLES[name], myTurn())).join(' ')).toBe(order);
});

test.each(Object.entries(TABLES))('a turf war on a %s is as fast as one likes', async (_name, table) => {
  const war = await page(table, turfWar());
  const [, shown = ''] = /<fieldset[^>]*data-pacing[^>]*>(.*?)<\/fieldset>/.exec(war) ?? [];
  for (const word of ['Speed', '1×', '2×', 'Skip']) expect(shown).toContain(word);
  expect(await page(table, myTurn())).not.toContain('data-pacing');
});

test.each(LANGUAGES)('the space bar is in the list of keys in %s', async language => {
  const say = await speak(language);
  const list = await drawn(language, say, myTurn(), createElement(KeysSheet, { onClose: () => undefined }));
  expect(list).toContain(`<kbd>${say('space')}</kbd></dt><dd>${say('key.nextTurf')}</dd>`);
});

const page = async (table: ReactElement, seen: Seen) => drawn('en', await speak('en'), seen, table);

/** The menu and the regions, in the order of the page. */
const partsOf = (html: string): string[] => [...html.matchAll(/data-region="(\w+)"/g)].map(([, region]) => region!);

function myTurn(): Seen {
  const game = corleoneWith({ A: { hand: ['gun'] } });
  return { content: game.content, rules: game.rules, view: game.rules.viewFor(game.state, 0) };
}

/** As a spectator sees it. */
function turfWar(): Seen {
  const game = corleoneWith();
  const view = game.rules.viewFor(game.state, 'spectator');
  return { content: game.content, rules: game.rules, view: { ...view, table: { ...view.table, phase: 'war' } } };
}
