import type { Voice } from '@omerta/terminal/game.ts';
import { expect, test } from 'vitest';
import { menuOf } from './menu.ts';

interface Spoken {
  readonly kind: string;
  readonly label: string;
}
// Only these two are asked.
const voice = {
  choice: (_view: unknown, { label }: Spoken) => label,
  groupOf: (_view: unknown, { kind }: Spoken) => kind.split('/'),
} as unknown as Voice;

const thugs = ['Bar', 'Gun Shop', 'Pawn Shop'].map(name => ({
  kind: 'thug',
  label: `Play a Thug: ${name}. Front: $2`,
}));
const members = ['Harlem', 'Union Square'].flatMap(space => [
  { kind: 'member/don', label: `Play a Member: the Don, ${space}` },
  { kind: 'member/heir', label: `Play a Member: the Heir, ${space}` },
]);
const done = { kind: 'done', label: 'Done' };
const labels = (menu: ReturnType<typeof menuOf>) => menu.items.map(({ label }) => label);

test('few choices are listed as they are', () => {
  expect(labels(menuOf(voice, 0, [...thugs, done], 5))).toEqual([...thugs, done].map(({ label }) => label));
});

test('many choices are grouped, and the title of a group has the words they share', () => {
  const menu = menuOf(voice, 0, [...thugs, ...members, done], 3);
  expect(labels(menu)).toEqual(['Play a Thug (Front)', 'Play a Member', 'Done']);
  const [thug, member, last] = menu.items;
  expect(thug).toMatchObject({ count: 3, inside: { title: 'Play a Thug (Front)' } });
  expect('inside' in thug! && labels(thug.inside)).toEqual(['Bar: $2', 'Gun Shop: $2', 'Pawn Shop: $2']);
  expect(last).toMatchObject({ choice: done });
  const deeper = 'inside' in member! ? member.inside : undefined;
  expect(labels(deeper!)).toEqual(['the Don', 'the Heir']);
  expect(deeper!.items[0]).toMatchObject({ inside: { items: [{ label: 'Harlem' }, { label: 'Union Square' }] } });
});

test('choices without common words are listed one by one', () => {
  const uses = ['Take: Gun', 'Use: Job pick', 'Take: $2'].map(label => ({ kind: 'use', label }));
  expect(labels(menuOf(voice, 0, [...uses, ...thugs], 3))).toEqual([
    'Take: Gun',
    'Use: Job pick',
    'Take: $2',
    'Play a Thug (Front)',
  ]);
});

test('one long list of a kind stays a list', () => {
  const menu = menuOf(voice, 0, thugs, 2);
  expect(menu.title).toBe('Play a Thug (Front)');
  expect(labels(menu)).toEqual(['Bar: $2', 'Gun Shop: $2', 'Pawn Shop: $2']);
});
