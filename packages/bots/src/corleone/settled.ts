// How far a future goes.
import type { State, View } from '@omerta/corleone';

export type Until = 'nextTurn' | 'ownNextTurn';

/** Whether a future that began in `view` has gone far enough. */
export const SETTLED: Readonly<Record<Until, (view: View, state: State) => boolean>> = {
  nextTurn: (_view, state) => isNewTurn(state),
  /** Or the act's business is done. */
  ownNextTurn({ viewer, table: { act, phase } }, state) {
    const { table } = state;
    const isWorking = phase === 'family' || phase === 'open';
    if (isWorking && table.phase !== 'family' && table.phase !== 'open') return true;
    if (!isNewTurn(state)) return false;
    const task = table.agenda.at(-1);
    return !isWorking || table.act !== act || task?.kind !== 'turn' || task.seat === viewer;
  },
};

function isNewTurn({ table }: State): boolean {
  const task = table.agenda.at(-1);
  return task === undefined || (task.kind === 'turn' && !task.acted);
}
