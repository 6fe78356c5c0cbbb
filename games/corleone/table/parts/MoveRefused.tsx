import { corleoneText } from '@omerta/text';
import { MoveRefused as Refused } from '../../../table/MoveRefused.tsx';
import { useAtTable } from '../atTable.ts';

/** The table said no. */
export function MoveRefused() {
  const { say, language } = useAtTable();
  return <Refused game="corleone" say={say} reasonText={reason => corleoneText.reasonText(language, reason)} />;
}
