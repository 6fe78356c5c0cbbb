// What the arena and its threads say to each other. A thread begins with a Sitting.
import type { PlayedBlock } from '@omerta/lab';

/** The number of a block, or that no more are wanted. */
export type Wanted = { readonly block: number } | 'stop';

/** `fault`: what went wrong is ours, with its stack. */
export type Answered = PlayedBlock | { readonly ok: false; readonly fault: string };
