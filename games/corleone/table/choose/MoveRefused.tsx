import { corleoneText } from '@omerta/corleone/words';
import { MoveRefused as Refused } from '@omerta/table/table/MoveRefused.tsx';
import { useAtTable } from '../show/atTable.ts';

/** The table said no. */
export function MoveRefused() {
  const { language } = useAtTable();
  return <Refused game="corleone" reasonText={reason => corleoneText.reasonText(language, reason)} />;
}
