import type { Frozen } from '@omerta/kernel';
import type { Table } from '../state.ts';

/** How far a round has come. The reveal of the targets splits stage 3, the shots split stage 6. */
const MOMENTS = [
  'talents',
  'loot',
  'bullet',
  'aiming',
  'aimed',
  'privilege',
  'courage',
  'effects',
  'shot',
  'sharing',
  'over',
] as const;
export type Moment = (typeof MOMENTS)[number];

const momentOf = ({ stage, agenda }: Frozen<Table>): Moment => {
  if (stage === 'holdUp') return agenda.at(-1)?.kind === 'aim' ? 'aiming' : 'aimed';
  return stage === 'effects' && agenda.at(-1)?.kind === 'burials' ? 'shot' : stage;
};

/** Whether the table has come that far in its round. */
export const isFrom = (table: Frozen<Table>, moment: Moment): boolean =>
  MOMENTS.indexOf(momentOf(table)) >= MOMENTS.indexOf(moment);
