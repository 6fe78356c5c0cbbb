import type { Seat } from '@omerta/kernel';
import { StageContext } from '@omerta/table/table/stageContext.ts';
import { useTableModel } from '@omerta/table/table/useTable.ts';
import { useContext, useEffect, useRef, useState } from 'react';
import { useAtTable } from '../../show/atTable.ts';
import { talentsAtStart } from '../../show/talents/talentsAtStart.ts';
import { TalentPage } from './TalentPage.tsx';

/** T0: introduces all Talents to a player in round 1, until one press. No move of the game: clocks and others go on. */
export function TalentsSheet() {
  const { table, seat } = useAtTable();
  const { source, teaching } = useTableModel();
  const [read, setRead] = useState<readonly Seat[]>([]); // of the players who hold this device
  const isIntroduced = talentsAtStart(table, seat).length > 0 && source.kind !== 'replay' && teaching === undefined;
  if (seat === undefined || !isIntroduced || read.includes(seat)) return null;
  return <Introduced key={seat} seat={seat} onRead={() => setRead([...read, seat])} />;
}

function Introduced({ seat, onRead }: { readonly seat: Seat; readonly onRead: () => void }) {
  const stage = useContext(StageContext);
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    stage?.buzz('talent');
  }, [stage]);
  return <TalentPage first={seat} onClose={onRead} />;
}
