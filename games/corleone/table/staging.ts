import type { SeenEvent } from '@omerta/corleone/seen';
import { stagingOf } from '@omerta/table/table/staging.ts';
import { motions } from './show/staging/motions.tsx';
import { sounds } from './show/staging/sounds.ts';

const TYPICAL = 600; // milliseconds

/** Shown as fast as the table was asked to, and never faster because more of them wait. */
const OWN_PACE: readonly string[] = ['turfWon', 'turfNotWon', 'markerPlaced'] satisfies SeenEvent['kind'][];

const lengths = Object.fromEntries(Object.keys(motions).map(kind => [kind, OWN_PACE.includes(kind) ? 0 : TYPICAL]));

/** How the events of Corleone's Empire move and sound. */
export const staging = stagingOf<SeenEvent>({ motions, sounds, lengths });
