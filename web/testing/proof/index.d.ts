// Whoever runs the suites need not know a page's types.
import type { Suite } from '@omerta/testing';

export declare const suites: readonly Suite[];
