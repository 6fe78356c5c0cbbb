import type { Suite } from '@omerta/kernel/testing';
import { hints } from './hints.ts';

export const suites: readonly Suite[] = hints;
