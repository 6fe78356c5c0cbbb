import type { Frame } from '@omerta/protocol';

/** Who shows events over the old view. Nothing here may throw: the table is true whatever became of the showing. */
export interface Showing {
  /** About how many milliseconds an event takes. */
  lengthOf(event: object): number;
  /** Resolves when the event is over, undefined if it is at once; `behind` is how many milliseconds of events wait. */
  play(event: object, before: Frame, behind: number): Promise<void> | undefined;
  /** The new view is drawn: what stayed on stage goes. */
  drawn(): void;
  /** Nothing waits any longer. */
  atRest(): void;
  /** Ends what is shown, and all that waits, at once. */
  skip(): void;
  /** Ends what is shown just now; what waits is shown after it. */
  next(): void;
}

/** For tables without motion. */
export const SHOW_NOTHING: Showing = {
  lengthOf: () => 0,
  play: () => undefined,
  drawn: () => {},
  atRest: () => {},
  skip: () => {},
  next: () => {},
};
