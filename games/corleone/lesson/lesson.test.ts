import { corleone, standardPack } from '@omerta/corleone/rules';
import { spotsOf } from '@omerta/table/lesson/lesson.ts';
import { lessonTable } from '@omerta/table/testing/lessonTable.ts';
import { LANGUAGES } from '@omerta/words';
import { expect, test } from 'vitest';
import { corleoneLesson } from './lesson.ts';
import { taughtLesson } from './taughtLesson.ts';

const rules = corleone(standardPack);
const YOU = 0;

const newTable = () => lessonTable(rules, corleoneLesson, corleoneLesson.options as never); // a lesson is of either game

test('every step asks what it says, and what it teaches is legal in the engine, in order', () => {
  const table = newTable();
  for (const step of corleoneLesson.steps) {
    expect(table.prompt(), step.id).toBe(step.prompt);
    if (step.kind === 'read') continue;
    for (const { answer } of step.moves) {
      expect(table.choices(), step.id).toContain(answer);
      table.choose(answer);
    }
  }
  expect(table.left).toEqual([]);
});

test('icons may be used the other way round, and any card may go in tribute', () => {
  const discards = new Set<string>();
  for (const turned of [false, true]) {
    for (let card = 0; card < 5; card += 1) {
      const table = newTable();
      for (const step of corleoneLesson.steps) {
        expect(table.prompt(), step.id).toBe(step.prompt);
        if (step.kind === 'read') continue;
        const moves = step.isAnyOrder === true && turned ? step.moves.toReversed() : step.moves;
        for (const { answer } of moves) {
          const choices = table.choices();
          const given = step.isFree === true ? choices[card % choices.length]! : answer;
          if (step.isFree === true) discards.add(given);
          table.choose(given);
        }
      }
    }
  }
  expect(discards.size).toBeGreaterThan(3);
});

test('T2 the controller’s benefit is shown: the first turf won pays when a rival comes', () => {
  const table = newTable();
  for (const step of corleoneLesson.steps) {
    if (step.id === 'controller') break;
    if (step.kind === 'do') for (const { answer } of step.moves) table.choose(answer);
  }
  const { stacks, act, agenda } = table.state().table;
  const chelsea = standardPack.turfs.findIndex(({ id }) => id === 'chelsea');
  expect({ act, chelsea: stacks[chelsea], asked: agenda.at(-1)?.kind }).toEqual({
    act: 2,
    chelsea: [YOU],
    asked: 'abilities',
  });
});

test('D2 the newcomer is over the hand limit at tribute', () => {
  const table = newTable();
  for (const step of corleoneLesson.steps) {
    if (step.id === 'tribute') break;
    if (step.kind === 'do') for (const { answer } of step.moves) table.choose(answer);
  }
  expect(rules.promptOf(rules.viewFor(table.state(), YOU))).toMatchObject({ kind: 'tribute', left: 1, limit: 5 });
});

test('places of the lesson are on the board', () => {
  const places = new Set(
    [...standardPack.businesses.printed, ...standardPack.turfs, ...standardPack.familySpaces].map(({ id }) => id),
  );
  const spots = corleoneLesson.steps.flatMap(step => spotsOf(step, 0)).flatMap(spot => spot.split('|'));
  const named = spots.filter(spot => spot.startsWith('place:'));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(spot => !places.has(spot.slice('place:'.length)))).toEqual([]);
});

test.each(LANGUAGES)('every step has its words in %s, and no other', async language => {
  const words = await taughtLesson.words.load(language);
  const wanted = corleoneLesson.steps.flatMap(({ id, kind }) =>
    ['title', 'text', ...(kind === 'do' ? ['task'] : [])].map(part => `${id}.${part}`),
  );
  expect(Object.keys(words).sort()).toEqual(wanted.sort());
});
