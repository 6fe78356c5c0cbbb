import type { PromptKind } from '@omerta/cashnguns/seen';
import type { ComponentType } from 'react';
import { useAtTable } from '../show/atTable.ts';
import { Drawn } from './pictures/Drawn.tsx';
import { Fallen } from './pictures/Fallen.tsx';
import { GoneToGround } from './pictures/GoneToGround.tsx';
import { Reach } from './pictures/Reach.tsx';
import { Reloaded } from './pictures/Reloaded.tsx';
import { Traded } from './pictures/Traded.tsx';
import { UnderTheTable } from './pictures/UnderTheTable.tsx';

/** The pictures of choices for which the whole table does not matter. */
export const PRIVATE_ART: { readonly [K in PromptKind]?: ComponentType } = {
  giveBack: Drawn,
  doctor: UnderTheTable,
  smart: GoneToGround,
  vulture: Loot,
  dictator: Reach,
  reload: Reloaded,
  junk: Traded,
};

/** What the Vulture circles over. */
function Loot() {
  const { view, table } = useAtTable();
  const task = view.table.agenda.at(-1);
  const victim = task?.kind === 'burials' ? task.victims[0] : undefined;
  return victim === undefined ? null : <Fallen seat={victim} cards={table.seats[victim]?.loot ?? 0} />;
}
