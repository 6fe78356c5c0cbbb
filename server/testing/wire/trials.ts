// Trials of suites S6 and S7, as a patched run starts them.
import { oneByOne } from '@omerta/testing';
import { playMarked } from './canaries.ts';
import { askAllAlong } from './runningGames.ts';

export const runningGames = oneByOne(askAllAlong);
export const canaries = oneByOne(playMarked);
