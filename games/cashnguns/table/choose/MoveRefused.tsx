import { MoveRefused as Refused } from '@omerta/table/table/MoveRefused.tsx';
import { useAtTable } from '../show/atTable.ts';

/** The table said no. */
export function MoveRefused() {
  const { names } = useAtTable();
  return <Refused game="cashnguns" reasonText={names.reason} />;
}
