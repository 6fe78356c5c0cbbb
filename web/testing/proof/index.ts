import type { Suite } from '@omerta/testing';
import { hints } from './hints.ts';

export const suites: readonly Suite[] = hints;
