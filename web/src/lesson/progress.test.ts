import type { Lesson } from '@omerta/table/lesson/lesson.ts';
import { expect, test } from 'vitest';
import { answered, answersBefore, BEGINNING, isTaught, nextAnswers, nextStep, takenBack } from './progress.ts';

const lesson: Lesson = {
  game: 'corleone',
  options: {},
  seed: '0',
  rivals: [],
  script: [],
  steps: [
    { kind: 'read', id: 'map', prompt: 'turn', spot: 'region:board' },
    { kind: 'do', id: 'thug', prompt: 'turn', moves: [{ answer: 'thug:bar', spot: 'place:bar' }] },
    {
      kind: 'do',
      id: 'front',
      prompt: 'abilities',
      isAnyOrder: true,
      moves: [
        { answer: 'use:booze', spot: 'region:prompt' },
        { answer: 'use:$2', spot: 'region:prompt' },
      ],
    },
    {
      kind: 'do',
      id: 'tribute',
      prompt: 'tribute',
      isFree: true,
      moves: [{ answer: 'discard:$1', spot: 'region:hand' }],
    },
    { kind: 'read', id: 'end', prompt: 'turn', spot: 'region:board' },
  ],
};

test('while something is to be read, no answer is taught', () => {
  expect(isTaught(lesson, BEGINNING, 'thug:bar')).toBe(false);
  expect(nextAnswers(lesson, BEGINNING)).toEqual([]);
  expect(nextStep(lesson, BEGINNING)).toEqual({ step: 1, given: [] });
});

test('only the taught answer leads on', () => {
  const thug = { step: 1, given: [] };
  expect(isTaught(lesson, thug, 'thug:gunShop')).toBe(false);
  expect(isTaught(lesson, thug, 'thug:bar')).toBe(true);
  expect(answered(lesson, thug, 'thug:bar')).toEqual({ step: 2, given: [] });
});

test('icons may be used in any order, each once', () => {
  const front = answered(lesson, { step: 2, given: [] }, 'use:$2');
  expect(front).toEqual({ step: 2, given: ['use:$2'] });
  expect(isTaught(lesson, front, 'use:$2')).toBe(false);
  expect(nextAnswers(lesson, front)).toEqual(['use:booze']);
  expect(answered(lesson, front, 'use:booze')).toEqual({ step: 3, given: [] });
});

test('where the choice is free, any answer leads on', () => {
  const tribute = { step: 3, given: [] };
  expect(isTaught(lesson, tribute, 'discard:laundering')).toBe(true);
  expect(nextAnswers(lesson, tribute)).toEqual(['discard:$1']);
  expect(answered(lesson, tribute, 'discard:laundering')).toEqual({ step: 4, given: [] });
});

test('an answer taken back is to be given again, in an earlier step too', () => {
  expect(takenBack(lesson, { step: 2, given: ['use:$2'] })).toEqual({ step: 2, given: [] });
  expect(takenBack(lesson, { step: 2, given: [] })).toEqual({ step: 1, given: [] });
  expect(takenBack(lesson, { step: 3, given: [] })).toEqual({ step: 2, given: ['use:booze'] });
  expect(takenBack(lesson, { step: 1, given: [] })).toEqual({ step: 1, given: [] });
});

test('the last step is the last', () => {
  expect(nextStep(lesson, { step: 4, given: [] })).toEqual({ step: 4, given: [] });
});

test('a step played again begins with everything before it', () => {
  expect(answersBefore(lesson, 0)).toEqual([]);
  expect(answersBefore(lesson, 3)).toEqual(['thug:bar', 'use:booze', 'use:$2']);
});
