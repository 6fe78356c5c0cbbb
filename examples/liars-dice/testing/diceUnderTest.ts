import type { GameUnderTest } from '@omerta/testing';
import { TABLES } from './tables.ts';

export const diceUnderTest: GameUnderTest = {
  title: "Liar's Dice",
  fullOptions: { spotOn: true, secondRoll: true },
  tables: TABLES,
};
