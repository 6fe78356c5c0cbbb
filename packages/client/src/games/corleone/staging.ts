import type { SeenEvent } from '@omerta/corleone/seen';
import { stagingOf } from '../../table/staging.ts';
import { motions } from './motion/motions.tsx';
import { sounds } from './motion/sounds.ts';

/** How the events of Corleone's Empire move and sound. */
export const staging = stagingOf<SeenEvent>({ motions, sounds });
