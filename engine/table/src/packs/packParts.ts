import type { ComponentType, ReactNode } from 'react';
import type { Origin } from '../rulebook/origin.ts';

/** The pages of a game's content packs. */
export interface PackParts<Pack extends object = object> {
  /** Those of this device, and the standard one. */
  readonly Packs: ComponentType<{ readonly page: PackPage<Pack> }>;
  readonly Editor: ComponentType<{ readonly page: PackPage<Pack> }>;
  /** The pack as the rules read it; undefined where it cannot be played. */
  readPlayable(pack: unknown): Promise<Pack | undefined>;
}

/** What the page around them provides. */
export interface PackPage<Pack extends object = object> {
  readonly Page: ComponentType<PageProps>;
  readonly OriginBadge: ComponentType<{ readonly origin: Origin }>;
  /** The packs of this device. */
  openPacks(): Promise<OpenedPacks<Pack>>;
  /** For a pack of this device. */
  newId(): string;
  /** Takes a pack to a table of the server. */
  bring(id: string, pack: Pack): void;
  readonly isBringing: boolean;
}

export interface PageProps {
  readonly title: string;
  /** `own`: the page has a heading besides its title. */
  readonly heading?: 'shown' | 'own';
  readonly width?: 'wide' | 'narrow';
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A pack of this device, whether or not it can be played yet. */
export interface SavedPack<Pack extends object = object> {
  readonly id: string;
  readonly pack: Pack;
  readonly from: string; // the name of the pack it was copied from, or of the file
  readonly changedAt: number;
  readonly hash?: string | undefined; // as the server knows it, once it was brought to a table unchanged
}

export interface PackStore<Pack extends object = object> {
  list(): Promise<readonly SavedPack<Pack>[]>; // newest first
  find(id: string): Promise<SavedPack<Pack> | undefined>;
  put(saved: SavedPack<Pack>): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface OpenedPacks<Pack extends object = object> extends PackStore<Pack> {
  readonly isStored: boolean; // whether they outlive the page
  readonly isUnread: boolean; // there may be others, which cannot be read just now
}
