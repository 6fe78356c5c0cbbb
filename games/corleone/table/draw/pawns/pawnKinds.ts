import { type Figure, type Neutral, ownerOf, type Role, roleOf } from '@omerta/corleone/seen';
import type { FamilyId, Side } from '../families.ts';

/** What a figure shows without colour: cap, fedora, glasses, bow tie, top hat, hard hat, peaked cap. */
export type PawnKind = Role | Neutral;

export const sideOf = (figure: Figure, families: readonly FamilyId[]): Side => {
  const seat = ownerOf(figure);
  return seat === undefined ? 'neutral' : families[seat]!;
};

export const kindOf = (figure: Figure): PawnKind => roleOf(figure);
