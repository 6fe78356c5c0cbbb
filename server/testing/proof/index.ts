import type { Suite } from '@omerta/testing';
import { simulation } from '../simulation/suite.ts';
import { authorisation } from './authorisation.ts';
import { bitRot } from './bitRot.ts';
import { boundedRows } from './boundedRows.ts';
import { boundHost } from './boundHost.ts';
import { canaries } from './canaries.ts';
import { chaos } from './chaos.ts';
import { drills, failOvers } from './drills.ts';
import { failingDisks } from './failingDisks.ts';
import { floods } from './floods.ts';
import { illegal } from './illegal.ts';
import { killed } from './killed.ts';
import { leaving } from './leaving.ts';
import { load } from './load.ts';
import { malformed } from './malformed.ts';
import { neverTakenBack } from './neverTakenBack.ts';
import { nodes } from './nodes.ts';
import { origins } from './origins.ts';
import { overload } from './overload.ts';
import { powerCuts } from './powerCuts.ts';
import { replays } from './replays.ts';
import { running } from './running.ts';
import { scripts } from './scripts.ts';
import { sessions } from './sessions.ts';
import { sessionsCut } from './sessionsCut.ts';
import { storms } from './storms.ts';
import { testFiles } from './testFiles.ts';
import { timing } from './timing.ts';
import { twoWorlds } from './twoWorlds.ts';
import { twoWorldsAfterwards } from './twoWorldsAfterwards.ts';
import { verified } from './verified.ts';

export const suites: readonly Suite[] = [
  killed,
  powerCuts,
  failingDisks,
  bitRot,
  simulation,
  chaos,
  storms,
  ...load,
  overload,
  nodes,
  sessionsCut,
  drills,
  failOvers,
  ...testFiles,
  replays,
  ...twoWorlds,
  timing,
  twoWorldsAfterwards,
  neverTakenBack,
  leaving,
  boundedRows,
  authorisation,
  origins,
  scripts,
  verified,
  boundHost,
  ...malformed,
  illegal,
  running,
  sessions,
  canaries,
  floods,
];
