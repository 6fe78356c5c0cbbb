import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useCallback, useEffect, useState } from 'react';
import { type Mute, peopleApi } from '../net/peopleApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './account.module.css';

/** People I do not hear. Nothing where there are none. */
export function Muted() {
  const say = useWords(pageWords);
  const [mutes, setMutes] = useState<readonly Mute[]>([]);
  const { start } = useDoing<'unmute'>(say);
  const list = useCallback(() => peopleApi.mutes().then(answer => setMutes(answer.mutes)), []);
  useEffect(() => {
    list().catch(() => undefined); // the connection state says so
  }, [list]);
  if (mutes.length === 0) return undefined;
  return (
    <Panel title={say('mutes.title')}>
      <ul className={styles.list}>
        {mutes.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button
              size="small"
              aria-label={say('mutes.hearAgainOf', { name })}
              onClick={() => start('unmute', () => peopleApi.unmute(id).then(list))}
            >
              {say('mutes.hearAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
