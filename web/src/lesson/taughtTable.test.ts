import { cashLesson } from '@omerta/cashnguns/lesson/lesson.ts';
import type { TableModel } from '@omerta/table/table/tableModel.ts';
import { expect, test } from 'vitest';
import { lessonRun } from './lessonRun.ts';
import { taughtTable } from './taughtTable.ts';

function tableAt(step: string) {
  const sent: string[] = [];
  const run = lessonRun(
    cashLesson,
    cashLesson.steps.findIndex(({ id }) => id === step),
  );
  const answer = async (text: string) => {
    sent.push(text);
    return { ok: true } as const;
  };
  const model: Pick<TableModel, 'answer'> = { answer };
  return { table: taughtTable(model as TableModel, run), sent, stepNow: () => stepOf(run) };
}

const stepOf = ({ store }: ReturnType<typeof lessonRun>) => cashLesson.steps[store.getState().progress.step]?.id;

test('what the next step teaches may be said while the last answer is under way', async () => {
  const { table, sent, stepNow } = tableAt('bullet');
  const answers = [table.answer('bang'), table.answer('aim:D')];
  expect(await Promise.all(answers)).toEqual([{ ok: true }, { ok: true }]);
  expect([sent, stepNow()]).toEqual([['bang', 'aim:D'], 'guns']);
});

test('what is not taught does not reach the table, and what is taught does after it', async () => {
  const { table, sent, stepNow } = tableAt('aim');
  expect(await table.answer('aim:B')).toEqual({ ok: false, code: 'illegal' });
  expect([sent, stepNow()]).toEqual([[], 'aim']);
  expect(await table.answer('aim:D')).toEqual({ ok: true });
  expect([sent, stepNow()]).toEqual([['aim:D'], 'guns']);
});
