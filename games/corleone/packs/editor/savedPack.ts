import type { Pack } from '@omerta/corleone/seen';
import type { SavedPack as Saved } from '@omerta/table/packs/packParts.ts';

export type SavedPack = Saved<Pack>;
