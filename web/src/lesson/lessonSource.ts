import type { Frame } from '@omerta/protocol';
import type { TableSource } from '@omerta/table/table/source.ts';

/**
 * The table of a lesson, taken up where these answers lead: they are given unseen, and the first frame after them is
 * the first that is told.
 */
export function lessonSource(inner: TableSource, answers: readonly string[]): TableSource {
  if (answers.length === 0) return inner;
  return {
    ...inner,
    listen: listener => {
      const left = [...answers];
      let isTold = false;
      let decision = -1; // the last one that was answered
      const catchUp = (frame: Frame) => {
        const { question } = frame;
        if (question === undefined || question.decision === decision) return;
        const answer = left.shift();
        if (answer === undefined) {
          isTold = true;
          const { since: _, ...whole } = frame;
          listener.frame(whole);
          return;
        }
        decision = question.decision;
        void inner.answer(decision, answer);
      };
      return inner.listen({
        frame: frame => (isTold ? listener.frame(frame) : catchUp(frame)),
        // The host plays as fast as it can to catch up; what is seen from then on takes its time.
        info: info => listener.info({ ...info, settings: { ...info.settings, pace: 'brisk' } }),
        line: listener.line,
        connection: listener.connection,
        aside: listener.aside,
        closed: listener.closed,
      });
    },
  };
}
