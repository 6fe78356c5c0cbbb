import { type House, houseOf, knownOf, remember, type SeenEvent, startRecall } from '@omerta/cashnguns/seen';
import { sayingIn } from '@omerta/table/words/sayingIn.ts';
import { expect, test } from 'vitest';
import english from '../../../words/catalogues/en/table.json' with { type: 'json' };
import type { GameWords } from '../gameWords.ts';
import { namesIn } from '../names.ts';
import { knownWords } from './recalled.ts';

const people = ['Ania', 'Tomek', 'Ola', 'Jan'].map(name => ({ name }));
const speaking = {
  language: 'en',
  say: sayingIn<GameWords>('en', english),
  names: namesIn('en', { people }),
} as const;

const began = { kind: 'roundBegan', round: 1 } as SeenEvent; // the fold reads nothing else of it
const fired: SeenEvent = { kind: 'shotsFired', shots: [{ seat: 1, target: 2, bullet: 'bang' }] };
const dropped: SeenEvent = { kind: 'bulletDiscarded', seat: 1, bullet: undefined };
const took: SeenEvent = { kind: 'shareTaken', seat: 1, share: 'painting' };

const said = (events: readonly SeenEvent[], more: Partial<House> = {}) => {
  const house = { ...houseOf({ players: 4 }), ...more };
  const known = knownOf([began, ...events].reduce(remember, startRecall(4)), 1, house);
  return known === undefined ? undefined : knownWords(speaking, known);
};

test('Bangs that were shown are counted, and what is left of them', () => {
  expect(said([])).toEqual(['No Bang shown yet', '3 Bangs left']);
  expect(said([fired])).toEqual(['1 Bang shown', '2 Bangs left']);
});

test('AMB-25 a card that went face down leaves both possible', () => {
  expect(said([fired, dropped])).toEqual(['1 Bang shown', '1 to 2 Bangs left']);
});

test('§7 loot is told only where the table keeps who took what', () => {
  expect(said([took])).toHaveLength(2);
  expect(said([took], { lootLog: 'open' })?.at(-1)).toBe('Loot: Painting');
  expect(said([took, took], { lootLog: 'open' })?.at(-1)).toBe('Loot: 2 × Painting');
});

test('nothing is told of eliminated players', () => {
  expect(said([{ kind: 'eliminated', seat: 1 } as SeenEvent])).toBeUndefined();
});
