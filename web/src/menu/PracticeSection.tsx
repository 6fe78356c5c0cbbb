import type { TableInfo } from '@omerta/protocol';
import { useAct } from '@omerta/table/table/useAct.ts';
import { useTableModel } from '@omerta/table/table/useTable.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import { savedGames } from '../practice/savedGames.ts';
import styles from './TableMenu.module.css';

/** A game of this device: it is kept, and when it is over it can be taken along. */
export function PracticeSection({ info: { match, game, stage } }: { readonly info: TableInfo }) {
  const say = useWords(tableWords);
  const { isBusy, act } = useAct('here');
  const { source } = useTableModel();
  const [isStored, setKept] = useState(true);
  useEffect(() => {
    void source.isStored?.().then(setKept);
  }, [source]);
  const save = async () => {
    const record = await savedGames.recordOf(match);
    if (record !== undefined) download(`${game}-${match}.json`, JSON.stringify(record, undefined, 1));
  };
  return (
    <>
      <p className={styles.hint}>{say(isStored ? 'menu.saved' : 'menu.notSaved')}</p>
      {stage === 'over' && (
        <Button isBusy={isBusy} onClick={() => act(save)}>
          {say('menu.export')}
        </Button>
      )}
    </>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
