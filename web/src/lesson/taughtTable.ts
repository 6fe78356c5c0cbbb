import type { Answered } from '@omerta/table/table/source.ts';
import type { TableModel, Teaching } from '@omerta/table/table/tableModel.ts';

/** What a lesson says to the answers at its table. */
export interface Teacher extends Teaching {
  /** Something else was answered; it did not reach the table. */
  stop(): void;
  accept(answer: string): void;
  takeBack(): void;
}

const STOPPED: Answered = { ok: false, code: 'illegal' };

/** The same table, at which only what is taught can be answered. */
export function taughtTable(model: TableModel, teacher: Teacher): TableModel {
  let before: Promise<unknown> = Promise.resolve();
  /** One after another: what is taught now depends on what was accepted before. */
  const checked = (answers: readonly string[], send: () => Promise<Answered>): Promise<Answered> => {
    const done = before.then(() => check(answers, send));
    before = done.catch(() => {}); // the caller gets the rejection
    return done;
  };
  const check = async (answers: readonly string[], send: () => Promise<Answered>): Promise<Answered> => {
    if (!answers.every(answer => teacher.allows(answer))) {
      teacher.stop();
      return STOPPED;
    }
    const answered = await send();
    if (answered.ok) for (const answer of answers) teacher.accept(answer);
    return answered;
  };
  return {
    ...model,
    teaching: teacher,
    answer: text => checked([text], () => model.answer(text)),
    answerAll: texts => checked(texts, () => model.answerAll(texts)),
    undo: async () => {
      const answered = await model.undo();
      if (answered.ok) teacher.takeBack();
      return answered;
    },
  };
}
