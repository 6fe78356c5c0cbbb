import type { Recall, View } from '@omerta/cashnguns';

/** The view of somebody who counted along: what was seen of everybody's loot lies open, the rest stays hidden. */
export function withRecalledLoot(view: View, recall: Recall): View {
  const { viewer, table, own, loots } = view;
  if (loots !== undefined || own === undefined) return view;
  return {
    ...view,
    loots: table.seats.map(({ alive }, seat) => {
      if (seat === viewer) return own.loot;
      return alive ? recall.seats[seat]!.loot.loot : NOTHING;
    }),
  };
}

const NOTHING = {
  bill5: 0,
  bill10: 0,
  bill20: 0,
  diamond1: 0,
  diamond5: 0,
  diamond10: 0,
  painting: 0,
  clip: 0,
  aid: 0,
};
