import { shuffles } from './shuffles.ts';
import type { Suite } from './suite.ts';

export const suites: readonly Suite[] = [shuffles];
