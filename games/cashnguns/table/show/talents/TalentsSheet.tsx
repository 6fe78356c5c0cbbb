import type { Seat } from '@omerta/kernel';
import { useTableModel } from '@omerta/table/table/useTable.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useState } from 'react';
import { useAtTable } from '../atTable.ts';
import { TalentCards } from './TalentCards.tsx';
import styles from './TalentsSheet.module.css';
import { talentsAtStart } from './talentsAtStart.ts';

/** T0: explains all Talents to a player in round 1, until one press. No move of the game: clocks and others go on. */
export function TalentsSheet() {
  const { say, table, seat } = useAtTable();
  const { source, teaching } = useTableModel();
  const [read, setRead] = useState<readonly Seat[]>([]); // of the players who hold this device
  const talents = talentsAtStart(table, seat);
  const isShown = talents.length > 0 && source.kind !== 'replay' && teaching === undefined;
  if (seat === undefined || !isShown || read.includes(seat)) return null;
  const close = () => setRead([...read, seat]);
  return (
    <Sheet key={seat} title={say('talents.title')} closeLabel={say('close')} onClose={close}>
      <TalentCards talents={talents} size="sheet" />
      <p className={styles.foot}>
        <Button look="primary" onClick={close}>
          {say('talents.read')}
        </Button>
      </p>
    </Sheet>
  );
}
