import type { Suite } from '@omerta/testing';
import { fairPlay } from './fairPlay.ts';

export const suites: readonly Suite[] = fairPlay;
