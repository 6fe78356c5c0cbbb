import { cashnguns } from '@omerta/cashnguns/rules';
import { lessonTable } from '@omerta/table/testing/lessonTable.ts';
import { LANGUAGES } from '@omerta/words';
import { expect, test } from 'vitest';
import { cashLesson } from './lesson.ts';
import { taughtLesson } from './taughtLesson.ts';

const YOU = 0;
const CHIARA = 2;
const TONIO = 3;

function playedLesson(until = '') {
  const table = lessonTable(cashnguns, cashLesson, cashLesson.options as never); // a lesson is of either game
  for (const step of cashLesson.steps) {
    if (step.id === until) break;
    expect(table.prompt(), step.id).toBe(step.prompt);
    for (const { answer } of step.kind === 'do' ? step.moves : []) {
      expect(table.choices(), step.id).toContain(answer);
      table.choose(answer);
    }
  }
  return { left: table.left, ...table.state() };
}

test('every step asks what it says, what it teaches is legal, and the script is used up', () => {
  expect(playedLesson().left).toEqual([]);
});

test('4b one gun is turned on the newcomer by an order', () => {
  const { table } = playedLesson('courage');
  expect(table.seats.map(({ target }) => target)).toEqual([TONIO, TONIO, YOU, CHIARA]);
});

test('6c the Bang of the newcomer wounds, and the wounded do not share', () => {
  const { table, own } = playedLesson('bluff');
  expect(table.seats.map(({ wounds }) => wounds)).toEqual([0, 0, 0, 1]);
  expect([table.round, table.godfather, own[YOU]!.loot.bill20, own[YOU]!.loot.painting]).toEqual([2, YOU, 1, 1]);
  expect(table.seats[TONIO]!.loot).toBe(0);
});

test('5a a player who ducks is not hit and gets no share', () => {
  const { table } = playedLesson('end');
  expect(table.seats.map(({ wounds }) => wounds)).toEqual([0, 0, 1, 1]);
  expect([table.round, table.godfather, table.seats[YOU]!.loot]).toEqual([3, TONIO, 2]);
});

test.each(LANGUAGES)('every step has its words in %s, and no other', async language => {
  const words = await taughtLesson.words.load(language);
  const wanted = cashLesson.steps.flatMap(({ id, kind }) =>
    ['title', 'text', ...(kind === 'do' ? ['task'] : [])].map(part => `${id}.${part}`),
  );
  expect(Object.keys(words).sort()).toEqual(wanted.sort());
});
