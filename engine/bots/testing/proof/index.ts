import type { Suite } from '@omerta/kernel/testing';
import { fairPlay } from './fairPlay.ts';

export const suites: readonly Suite[] = fairPlay;
