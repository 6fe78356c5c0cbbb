import { noLoot, type Recall, type View } from '@omerta/cashnguns/rules';

/** The view of a player who counted: the loot seen at every seat is open, the rest stays hidden. */
export function withRecalledLoot(view: View, recall: Recall): View {
  const { viewer, table, own, loots } = view;
  if (loots !== undefined || own === undefined) return view;
  return {
    ...view,
    loots: table.seats.map(({ alive }, seat) => {
      if (seat === viewer) return own.loot;
      return alive ? recall.seats[seat]!.loot.loot : noLoot();
    }),
  };
}
