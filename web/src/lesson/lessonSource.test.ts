import { corleoneLesson } from '@omerta/corleone/lesson/lesson.ts';
import { openTable, type TableModel } from '@omerta/table/table/tableModel.ts';
import { openQuestion } from '@omerta/table/table/tableState.ts';
import { afterEach, expect, test } from 'vitest';
import { wholeGame } from '../games/wholeGames.ts';
import { localHost } from '../practice/localHost.ts';
import { memoryGames } from '../practice/memoryGames.ts';
import { practiceSource } from '../practice/practiceSource.ts';
import { lessonSource } from './lessonSource.ts';
import { newLesson } from './newLesson.ts';
import { answersBefore } from './progress.ts';

const opened: TableModel[] = [];
afterEach(() => {
  for (const model of opened.splice(0)) model.close();
});

function tableAt(step: number): TableModel {
  const host = localHost({
    wholeGame,
    openStore: async () => ({ ...memoryGames(), isStored: true }),
    clock: {
      now: () => 7,
      after: (_milliseconds, call) => {
        const timer = setTimeout(call);
        return () => clearTimeout(timer);
      },
    },
    report: fault => {
      throw fault;
    },
  });
  const answers = answersBefore(corleoneLesson, step);
  const source = practiceSource(
    () => ({ host, fault: new Promise(() => {}), end: () => void host.close() }),
    newLesson(corleoneLesson, 'Ania', 'instant'),
  );
  const model = openTable(lessonSource(source, answers));
  opened.push(model);
  return model;
}

const asked = (model: TableModel) => openQuestion(model.store.getState())?.prompt.kind;

test('the lesson can be played from its beginning to its end at a table of this device', async () => {
  const model = tableAt(0);
  for (const step of corleoneLesson.steps) {
    await expect.poll(() => asked(model), { timeout: 10_000 }).toBe(step.prompt);
    if (step.kind === 'read') continue;
    for (const { answer } of step.moves) {
      await expect.poll(() => asked(model), { timeout: 10_000 }).toBe(step.prompt);
      expect(await model.answer(answer), `${step.id} ${answer}`).toEqual({ ok: true });
    }
  }
  const { info } = model.store.getState();
  expect(info?.seats.map(({ name }) => name)).toEqual(['Ania', 'Rosa', 'Chiara']);
});

test('a step is played again from where it began, with the whole log', async () => {
  const step = corleoneLesson.steps.findIndex(({ id }) => id === 'bid');
  const model = tableAt(step);
  await expect.poll(() => asked(model), { timeout: 10_000 }).toBe('bid');
  const { shown, info } = model.store.getState();
  expect(shown?.question?.isChange).toBe(false);
  expect(info?.settings.pace).toBe('brisk');
  await expect.poll(() => model.store.getState().log?.length ?? 0).toBeGreaterThan(20);
  expect(await model.answer('bid:0-0-1-0')).toEqual({ ok: true });
  await expect.poll(() => asked(model), { timeout: 10_000 }).toBe('hire');
});
