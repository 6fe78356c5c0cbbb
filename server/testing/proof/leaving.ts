import type { Suite } from '@omerta/testing';
import { plantedPatch } from '../process/patchedRun.ts';
import { leaveAndReturn } from '../worlds/leaveAndReturn.ts';

const PROGRAM = { module: new URL('../worlds/leaveAndReturn.ts', import.meta.url), run: 'leaveAndReturn' };

export const leaving: Suite = {
  id: 'S5-clocks',
  promise: 'continued',
  shows:
    'Players leave and return in any order, also across restarts: every question costs its seat the time it takes, and a bot answers when its answer is due',
  unit: 'sequences',
  trials: { long: 1_200, night: 20_000 },
  share: 600,
  run: leaveAndReturn,
  planted: [
    plantedPatch('a clock that stands still for a seat that was left', 100, PROGRAM, {
      file: /\/matches\/clocks\.ts$/,
      from: "filter(seat => match.seats[seat]!.kind === 'person')",
      to: "filter(seat => match.seats[seat]!.kind === 'person' && !match.seats[seat]!.takenOverByBot)",
    }),
    plantedPatch('a player who returns calls off the answer that is due', 100, PROGRAM, {
      file: /\/matches\/seatChanges\.ts$/,
      from: 'return awaited\n    .filter(isBack)',
      to: 'return []\n    .filter(isBack)',
    }),
  ],
};
