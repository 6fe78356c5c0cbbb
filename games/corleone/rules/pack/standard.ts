import json from '../../packs/standard-1.json' with { type: 'json' };
import type { Pack } from './pack.ts';

/** The default pack. A test shows that `checkPack` finds no problem in it. */
export const standardPack = json as Pack;
