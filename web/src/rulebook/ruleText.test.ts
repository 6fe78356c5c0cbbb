import { expect, test } from 'vitest';
import { plainRuleText, readRuleText, rulesNamed } from './ruleText.ts';

test('names, references and our own rulings are told from words', () => {
  expect(readRuleText('**Suitcase**: show a card. [RN-07] [ours]')).toEqual([
    { kind: 'bold', text: 'Suitcase' },
    { kind: 'plain', text: ': show a card. ' },
    { kind: 'rule', id: 'RN-07' },
    { kind: 'plain', text: ' ' },
    { kind: 'ours' },
  ]);
});

test('a text without marks is one part', () => {
  expect(readRuleText('No change.')).toEqual([{ kind: 'plain', text: 'No change.' }]);
});

test('what is searched is what is read', () => {
  expect(plainRuleText('If the **Front** is yours. [T4] [ours]')).toBe('If the Front is yours.');
  expect(rulesNamed('[T2] and [T3], as we play it [ours]')).toEqual(['T2', 'T3']);
});
