// Trials of the suites that are run as they are, and once more with a patch.
import { oneByOne } from '@omerta/testing';
import { playMarked } from './canaries.ts';
import { askAllAlong } from './runningGames.ts';

export const runningGames = oneByOne(askAllAlong);
export const canaries = oneByOne(playMarked);
