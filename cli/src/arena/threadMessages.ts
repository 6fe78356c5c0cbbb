// Messages between the arena and its threads. A thread starts with a Sitting.
import type { PlayedBlock } from '@omerta/lab';

/** The number of a block, or the end. */
export type Wanted = { readonly block: number } | 'stop';

/** `fault`: a bug of ours, with its stack. */
export type Answered = PlayedBlock | { readonly ok: false; readonly fault: string };
