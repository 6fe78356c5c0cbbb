import type { Seat } from '@omerta/kernel';
import { LANGUAGES, type Language, textOf } from '@omerta/words';
import { expect, test } from 'vitest';
import { liarsDice } from '../rules/rules.ts';
import { diceWith, play } from '../testing/index.ts';
import { liarsDiceText as text } from './index.ts';

const people = [{ name: 'Ala' }, { name: 'Bruno' }];

/** The questions and events of one short round, as Ala sees it. */
const roundIn = (language: Language): string[] => {
  const game = diceWith(['1 5', '5 6'], { secondRoll: true, spotOn: true });
  const lines: string[] = [];
  for (const step of ['A keep', 'B again', 'A bid:1x5', 'B bid:2x5', 'A spotOn']) {
    const seat: Seat = step[0] === 'A' ? 0 : 1;
    const view = liarsDice.viewFor(game.state, seat);
    const prompt = liarsDice.promptOf(view)!;
    const setting = { people, view, prompt };
    const choice = liarsDice.readChoice(step.slice(2))!;
    lines.push(`? ${textOf(text.promptParts(language, prompt, setting))}`);
    lines.push(`> ${textOf(text.choiceParts(language, choice, setting))}`);
    const told = game.events.length;
    play(game, step);
    for (const event of game.events.slice(told)) {
      lines.push(textOf(text.eventParts(language, liarsDice.seenBy(event, 0)!, setting)));
    }
  }
  const { table, seats, own } = text.shown(language, { people, view: liarsDice.viewFor(game.state, 0) });
  for (const { label, text } of [...table, ...seats.flatMap(({ facts }) => facts), ...own]) {
    lines.push(`${label}: ${text}`);
  }
  return lines;
};

test.each(LANGUAGES)('a round reads well in %s', async language => {
  await expect(`${roundIn(language).join('\n')}\n`).toMatchFileSnapshot(`transcripts/${language}.txt`);
});

test('refusals name their rule, and rules of the table have a name', () => {
  expect(text.reasonText('en', { code: 'tooManyDice', rule: 'L5' })).toBe(
    'There are not that many dice on the table (L5)',
  );
  expect(text.optionName('en', 'wildOnes')).toBe('Ones');
  expect(text.optionValue('en', 'wildOnes', true)).toBe('wild, count as any face');
  expect(() => text.optionName('en', 'jokers')).toThrow('No words for option.jokers.name');
});
