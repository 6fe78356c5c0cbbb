import type { Suite } from '@omerta/kernel/testing';
import { simulation } from '../simulation/suite.ts';
import { authorisation } from './authorisation.ts';
import { canaries } from './canaries.ts';
import { drills, failOvers } from './drills.ts';
import { illegal } from './illegal.ts';
import { killed } from './killed.ts';
import { malformed } from './malformed.ts';
import { nodes } from './nodes.ts';
import { origins } from './origins.ts';
import { replays } from './replays.ts';
import { running } from './running.ts';
import { sessions } from './sessions.ts';
import { sessionsCut } from './sessionsCut.ts';
import { testFiles } from './testFiles.ts';
import { twoWorlds } from './twoWorlds.ts';
import { verified } from './verified.ts';

export const suites: readonly Suite[] = [
  killed,
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
  ...malformed,
  illegal,
  running,
  sessions,
  canaries,
];
