import { expect, test } from 'vitest';
import { groupedChoices, type Offered } from './groupedChoices.ts';

const choice = (text: string, group = ''): Offered => ({ text, label: text, group });

test('few choices stand side by side', () => {
  const few = [choice('a', 'one'), choice('b')];
  expect(groupedChoices(few)).toEqual({ single: few, groups: [] });
});

test('many choices stand under their headings, those without one beside them', () => {
  const ones = ['a', 'b', 'c', 'd'].map(text => choice(text, 'one'));
  const twos = ['e', 'f', 'g', 'h'].map(text => choice(text, 'two'));
  const liar = choice('liar');
  expect(groupedChoices([liar, ...ones, ...twos])).toEqual({
    single: [liar],
    groups: [
      { title: 'one', choices: ones },
      { title: 'two', choices: twos },
    ],
  });
});
