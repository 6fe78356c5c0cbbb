import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { bookOf } from '../src/book.ts';
import { LANGUAGES } from '../src/language.ts';
import { sharedCatalogues } from '../src/shared.ts';
import { argumentsOf, type Element, pluralsOf, selectsOf } from './messageShape.ts';
import { pseudoMessage } from './pseudo.ts';

const shapeOf = (message: string) => {
  const elements: readonly Element[] = parse(message, { ignoreTag: true });
  return [argumentsOf(elements), pluralsOf(elements), selectsOf(elements)];
};

test('a message keeps its arguments and arms, and no letter of ours', () => {
  const english = '{count, plural, one {# card} other {# cards}} for {player}{seen, select, yes {, face up} other {}}';
  const pseudo = pseudoMessage(english, []);
  expect(shapeOf(pseudo)).toEqual(shapeOf(english));
  const book = bookOf<'m'>({ en: { m: pseudo }, pl: { m: '' }, de: { m: '' }, 'pt-BR': { m: '' } });
  expect(book.formatText('en', 'm', { count: 2, player: '7', seen: 'yes' })).toBe('⟦2 çáŕđš ƒöŕ 7, ƒáçé úþ⟧');
});

test('a message is as long as its longest translation', () => {
  expect(pseudoMessage('Log', ['Dziennik', 'Verlauf'])).toBe('⟦Ľöğ öé öé⟧');
});

test('every shared message can be said in it', () => {
  for (const [key, english] of Object.entries(sharedCatalogues.en)) {
    const translations = LANGUAGES.map(language => sharedCatalogues[language][key as 'ui.bot']);
    const pseudo = pseudoMessage(english, translations);
    expect(shapeOf(pseudo), key).toEqual(shapeOf(english));
    expect(pseudo.replaceAll(/\{[^{}]*\}/g, ''), key).not.toMatch(/^⟦[^{}]*[a-z][^{}]*⟧$/i);
  }
});
