import buttons from '@omerta/table/ui/Button.module.css';
import { Trouble } from '@omerta/table/ui/Trouble.tsx';
import { CodeLetters } from '@omerta/table/ui/troubleArt.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type TableLine, tablesApi } from '../net/tablesApi.ts';
import { tableName } from '../page/tableName.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './NoSuchTable.module.css';

/** A wrong code, or a table that is closed: the tables I do sit at are close by. */
export function NoSuchTable({ code }: { readonly code?: string | undefined }) {
  const say = useWords(pageWords);
  const mine = useMyTable();
  return (
    <Trouble
      art={code !== undefined && <CodeLetters code={code} wrong />}
      title={code === undefined ? say('noTable.title') : say('noTable.code', { code })}
      actions={
        <>
          <Link href="/" className={`${buttons.button} ${buttons.ghost}`}>
            {say('noTable.open')}
          </Link>
          <Link href="/join" className={`${buttons.button} ${buttons.primary}`}>
            {say('noTable.again')}
          </Link>
        </>
      }
    >
      <p>{say('noTable.words')}</p>
      {mine !== undefined && (
        <p className={styles.mine}>
          <b>{tableName(say, mine)}</b>
          <Link href={`/t/${mine.id}`} className={buttons.button}>
            {say('continue.go')}
          </Link>
        </p>
      )}
    </Trouble>
  );
}

function useMyTable(): TableLine | undefined {
  const [table, setTable] = useState<TableLine>();
  useEffect(() => {
    tablesApi.mine(10).then(
      ({ tables }) => setTable(tables.find(({ stage }) => stage === 'lobby' || stage === 'playing')),
      () => undefined, // a stranger has none
    );
  }, []);
  return table;
}
