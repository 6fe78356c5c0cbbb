// What the versions of these rules play differently. Games and records keep the version they began with.
import type { Content } from './content.ts';

/** New games begin under this one. */
export const VERSION = 2;

export const isVersion = (version: number): boolean => Number.isInteger(version) && version >= 1 && version <= VERSION;

/** RN-32. Version 1 offered to move a marker to every turf won, also where the winner controlled it already. */
export const movesMarkersToNewTurfsOnly = ({ version }: Pick<Content, 'version'>): boolean => version > 1;
