import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { usePlay } from '../play.ts';

/** T2: who uses the front first, said before the thug is sent. */
export function FirstPicker() {
  const { say, seat, names } = useAtTable();
  const { selection, preview, first, sayFirst } = usePlay();
  const controller = preview?.kind === 'front' && preview.why === 'controllerToo' ? preview.controller : undefined;
  if (selection.chosen?.kind !== 'thug' || controller === undefined || seat === undefined) return null;
  return (
    <Segmented
      label={say('first')}
      isLabelHidden
      value={String(first ?? seat)}
      options={[
        { value: String(seat), label: say('youFirst') },
        { value: String(controller), label: say('otherFirst', { family: names.family(controller) }) },
      ]}
      onChange={value => sayFirst(Number(value))}
    />
  );
}
