import json from '../../packs/standard-1.json' with { type: 'json' };
import type { Pack } from './pack.ts';

/** The pack every table uses unless it brings its own. A test shows that `checkPack` finds nothing wrong with it. */
export const standardPack = json as Pack;
