import { corleoneText } from '@omerta/corleone/words';
import { MoveRefused as Refused } from '@omerta/table/table/MoveRefused.tsx';
import { useAtTable } from '../show/atTable.ts';

/** The table said no. */
export function MoveRefused() {
  const { say, language } = useAtTable();
  return <Refused game="corleone" say={say} reasonText={reason => corleoneText.reasonText(language, reason)} />;
}
