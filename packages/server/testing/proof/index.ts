import type { Suite } from '@omerta/kernel/testing';

export const suites: readonly Suite[] = [];
