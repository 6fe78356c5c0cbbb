import type { Pack } from '@omerta/corleone/seen';

/** A pack of this device, whether or not it can be played yet. */
export interface SavedPack {
  readonly id: string;
  readonly pack: Pack;
  readonly from: string; // the name of the pack it was copied from, or of the file
  readonly changedAt: number;
  readonly hash?: string | undefined; // as the house knows it, once it was brought to a table unchanged
}

export interface PackStore {
  list(): Promise<readonly SavedPack[]>; // newest first
  find(id: string): Promise<SavedPack | undefined>;
  put(saved: SavedPack): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface OpenedPacks extends PackStore {
  readonly isKept: boolean; // whether they outlive the page
  readonly isUnread: boolean; // there may be others, which cannot be read just now
}
