import type { Io } from '../io.ts';

/** How a command is run: what it returns becomes the exit code. */
export interface Doing {
  readonly io: Io;
  does(work: Promise<number> | number): Promise<void>;
}
