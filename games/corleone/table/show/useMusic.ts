import type { BedName } from '@omerta/table/table/sounds.ts';
import { useBed } from '@omerta/table/table/useBed.ts';
import { useAtTable } from './atTable.ts';

/** One for each act, from the wedding on. */
const BY_ACT: readonly BedName[] = ['bedWedding', 'bedTurk', 'bedSonny', 'bedBetrayal'];

/** Music that knows the act and nothing else. */
export function useMusic(): void {
  const { table } = useAtTable();
  useBed(BY_ACT[table.act - 1]);
}
