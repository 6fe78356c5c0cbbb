import type { SeatAt } from '@omerta/table/lobby/lobbyParts.ts';
import { FAMILY_IDS, type FamilyId, type Side } from '../draw/families.ts';

/** A family with a look of its own; a pack may have others. */
export const knownFamily = (id: string): FamilyId | undefined => FAMILY_IDS.find(family => family === id);

/** The look of the family at this seat; a family of a pack that is not loaded yet has none. */
export function sideAt({ options, seat }: SeatAt): Side {
  const { families = FAMILY_IDS } = options as { readonly families?: readonly string[] };
  return knownFamily(families[seat] ?? '') ?? 'neutral';
}
