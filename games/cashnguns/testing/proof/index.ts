import type { Suite } from '@omerta/testing';
import { histories } from './histories.ts';
import { promises } from './promises.ts';
import { secrets } from './secrets.ts';
import { soundGames } from './soundGames.ts';

export const suites: readonly Suite[] = [soundGames, promises, secrets, histories];
