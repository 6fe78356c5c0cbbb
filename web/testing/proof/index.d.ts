// The runner of the suites does not need a page's types.
import type { Suite } from '@omerta/testing';

export declare const suites: readonly Suite[];
