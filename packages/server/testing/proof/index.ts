import type { Suite } from '@omerta/kernel/testing';
import { simulation } from '../simulation/suite.ts';
import { authorisation } from './authorisation.ts';
import { bitRot } from './bitRot.ts';
import { drills, failOvers } from './drills.ts';
import { failingDisks } from './failingDisks.ts';
import { killed } from './killed.ts';
import { nodes } from './nodes.ts';
import { origins } from './origins.ts';
import { powerCuts } from './powerCuts.ts';
import { replays } from './replays.ts';
import { sessionsCut } from './sessionsCut.ts';
import { testFiles } from './testFiles.ts';
import { twoWorlds } from './twoWorlds.ts';
import { verified } from './verified.ts';

export const suites: readonly Suite[] = [
  killed,
  powerCuts,
  failingDisks,
  bitRot,
  simulation,
  nodes,
  sessionsCut,
  drills,
  failOvers,
  ...testFiles,
  replays,
  ...twoWorlds,
  authorisation,
  origins,
  verified,
];
