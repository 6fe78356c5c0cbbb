import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useState } from 'react';
import { Board } from '../../draw/board/Board.tsx';
import { useAtTable } from '../atTable.ts';
import styles from './MiniMap.module.css';
import { placeLabel } from './placeLabel.ts';
import { useBoardWords } from './useBoardWords.ts';

/** The board while a scene takes its place; one tap shows it whole. */
export function MiniMap() {
  const at = useAtTable();
  const { pack, table, families, say } = at;
  const { nameOf } = useBoardWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.map} aria-label={say('openMap')} onClick={() => setOpen(true)}>
        <Board
          pack={pack}
          table={table}
          families={families}
          detail="mini"
          nameOf={nameOf}
          labelOf={place => placeLabel(at, place)}
        />
      </button>
      {isOpen && <MapSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function MapSheet({ onClose }: { readonly onClose: () => void }) {
  const at = useAtTable();
  const { pack, table, families, say } = at;
  const { nameOf, words } = useBoardWords();
  return (
    <Sheet title={say('map')} closeLabel={say('close')} onClose={onClose}>
      <div className={styles.whole}>
        <Board
          pack={pack}
          table={table}
          families={families}
          detail="full"
          nameOf={nameOf}
          words={words}
          labelOf={place => placeLabel(at, place)}
        />
      </div>
    </Sheet>
  );
}
