import { take } from '@omerta/match';
import { takeUnlimited } from '@omerta/match/take.ts';
import { oneByOne, plantedIn, type Suite } from '@omerta/testing';
import { ALL_TABLES } from '../games.ts';
import { changeOften } from '../worlds/changeOften.ts';

export const boundedRows: Suite = {
  id: 'S5-rows',
  promise: 'continued',
  shows: 'Players who undo and change their answers as often as they may store no more rows than the game is long',
  unit: 'games',
  trials: { long: 240, night: 4_000 },
  share: 120,
  run: oneByOne(seed => changeOften(ALL_TABLES, seed, take)),
  planted: [plantedIn('no limit for changes', 10, seed => changeOften(ALL_TABLES, seed, takeUnlimited))],
};
