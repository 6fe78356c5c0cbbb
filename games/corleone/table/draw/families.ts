import type { Pack } from '@omerta/corleone/seen';
import type { CSSProperties } from 'react';

export const FAMILY_IDS = ['marzullo', 'matarazzo', 'vitale', 'caccamo', 'pizzino'] as const;
/** The five looks of a family: colour, emblem and pattern together. */
export type FamilyId = (typeof FAMILY_IDS)[number];
/** Whose a figure or a count is. */
export type Side = FamilyId | 'neutral';

export type EmblemShape = 'sun' | 'lozenge' | 'trefoil' | 'chevrons' | 'crown' | 'ring';
export type PatternShape = 'dots' | 'bars' | 'diagonals' | 'zigzag' | 'checks' | 'plain';

export interface FamilyLook {
  readonly fill: string;
  readonly shade: string;
  readonly on: string; // marks on the fill
  readonly text: string; // the name on a dark ground
  readonly emblem: EmblemShape;
  readonly pattern: PatternShape;
}

const look = (id: Side, emblem: EmblemShape, pattern: PatternShape): FamilyLook => ({
  fill: `var(--${id})`,
  shade: `var(--${id}-d)`,
  on: `var(--${id}-on)`,
  text: `var(--${id}-t)`,
  emblem,
  pattern,
});

export const FAMILIES: { readonly [S in Side]: FamilyLook } = {
  marzullo: look('marzullo', 'sun', 'dots'),
  matarazzo: look('matarazzo', 'lozenge', 'bars'),
  pizzino: look('pizzino', 'trefoil', 'diagonals'),
  vitale: look('vitale', 'chevrons', 'zigzag'),
  caccamo: look('caccamo', 'crown', 'checks'),
  neutral: look('neutral', 'ring', 'plain'),
};

/** The colours of a side for the style sheets below an element: `--family`, `--family-text`, `--family-on`. */
export function familyColours(side: Side): CSSProperties {
  const { fill, text, on } = FAMILIES[side];
  const colours: Readonly<Record<`--${string}`, string>> = {
    '--family': fill,
    '--family-text': text,
    '--family-on': on,
  };
  return colours as CSSProperties; // custom properties are missing in its type
}

const WORN: Readonly<Record<string, FamilyId>> = {
  yellow: 'marzullo',
  blue: 'matarazzo',
  red: 'vitale',
  purple: 'caccamo',
  green: 'pizzino',
};

/** The look of a pack's family: its own, that of its colour, or one that no other family of the pack wears. */
export function familyOf(pack: Pack, id: string): FamilyId {
  const worn = new Map<string, FamilyId>();
  const isFree = (family: FamilyId | undefined): family is FamilyId =>
    family !== undefined && ![...worn.values()].includes(family);
  for (const family of pack.families) if (isFamilyId(family.id)) worn.set(family.id, family.id);
  for (const family of pack.families) {
    if (worn.has(family.id)) continue;
    const ofColour = WORN[family.color];
    worn.set(family.id, isFree(ofColour) ? ofColour : FAMILY_IDS.find(isFree)!);
  }
  const found = worn.get(id);
  if (found === undefined) throw new Error(`No family ${id} in the pack ${pack.id}`);
  return found;
}

const isFamilyId = (id: string): id is FamilyId => (FAMILY_IDS as readonly string[]).includes(id);
