import type { Frame } from '@omerta/protocol';
import type { SoundName } from './sounds.ts';
import type { Stage } from './stage.ts';

/** How one kind of event moves, over the view of `before`. */
export type Motion<E extends object = object> = (event: E, stage: Stage, before: Frame) => Promise<void>;

/** How the events of a game move and sound. Not every event does. */
export interface Staging {
  motionOf(event: object): Motion | undefined;
  soundOf(event: object): SoundName | undefined;
  /** All that may be heard of this game. */
  readonly heard: readonly SoundName[];
  /** About how many milliseconds it holds up what waits behind it; too much of it is shown twice as fast. */
  lengthOf(event: object): number;
  /** Whether gestures wait until it is over. */
  isHushed(event: object): boolean;
}

type Kinds = { readonly kind: string };

export interface StagingTables<Event extends Kinds> {
  readonly motions: { readonly [K in Event['kind']]?: Motion<Extract<Event, { readonly kind: K }>> };
  readonly sounds: { readonly [K in Event['kind']]?: SoundName };
  /** Sounds that motions make by themselves. */
  readonly heard?: readonly SoundName[];
  /** Only these hold up, where a game says so: haste could tell what lies in the events behind. */
  readonly lengths?: { readonly [K in Event['kind']]?: number };
  readonly hushed?: readonly Event['kind'][];
}

const TYPICAL = 600; // milliseconds

/** Looks motions and sounds up by the kind of the event. */
export function stagingOf<Event extends Kinds>({
  motions,
  sounds,
  heard = [],
  lengths,
  hushed = [],
}: StagingTables<Event>): Staging {
  const kindOf = (event: object) => (event as Event).kind as Event['kind']; // frames of this game hold its events
  return {
    motionOf: event => motions[kindOf(event)] as Motion | undefined, // found by the very kind it is for
    soundOf: event => sounds[kindOf(event)],
    heard: [...new Set([...Object.values<SoundName>(sounds as Readonly<Record<string, SoundName>>), ...heard])],
    lengthOf: event => {
      const kind = kindOf(event);
      return lengths === undefined ? (motions[kind] === undefined ? 0 : TYPICAL) : (lengths[kind] ?? 0);
    },
    isHushed: event => hushed.includes(kindOf(event)),
  };
}
