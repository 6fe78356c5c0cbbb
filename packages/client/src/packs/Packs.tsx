import { standardPack } from '@omerta/corleone/seen';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { HousePage } from '../house/HousePage.tsx';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/useWords.ts';
import { ImportPack } from './ImportPack.tsx';
import { keepCopy } from './newPack.ts';
import styles from './Packs.module.css';
import { downloadPack } from './packFile.ts';
import { SavedPackLine } from './SavedPackLine.tsx';
import { type OpenedPacks, openPacks, type SavedPack } from './savedPacks.ts';

/** The card sets of this device, and the one every table uses unless it brings its own. */
export default function Packs() {
  const say = useWords('packs');
  const [, go] = useLocation();
  const { packs, isKept, refresh } = useSavedPacks();
  const copy = async () =>
    go(`/packs/${await keepCopy(standardPack, say('standard'), say('copyName', { name: say('standard') }))}`);
  return (
    <HousePage title={say('title')}>
      <p className={styles.about}>{say('about')}</p>
      <Panel title={say('standard')}>
        <p className={styles.about}>{say('standard.about')}</p>
        <div className={styles.tools}>
          <Link href="/packs/standard" className={styles.open}>
            {say('look')}
          </Link>
          <Button size="small" onClick={() => downloadPack(standardPack)}>
            {say('export')}
          </Button>
          <Button size="small" look="primary" onClick={() => void copy()}>
            {say('copy')}
          </Button>
        </div>
      </Panel>
      <Panel title={say('mine')}>
        {isKept === false && <p className={styles.warning}>{say('keeping.notKept')}</p>}
        {packs?.length === 0 && <p className={styles.about}>{say('mine.none')}</p>}
        <ul className={styles.packs}>
          {packs?.map(saved => (
            <SavedPackLine key={saved.id} saved={saved} onRemoved={refresh} />
          ))}
        </ul>
        <ImportPack onKept={id => go(`/packs/${id}`)} />
      </Panel>
    </HousePage>
  );
}

function useSavedPacks() {
  const [found, setFound] = useState<{ readonly packs: readonly SavedPack[]; readonly isKept: boolean }>();
  const refresh = useCallback(async () => {
    const store: OpenedPacks = await openPacks();
    setFound({ packs: await store.list(), isKept: store.isKept });
  }, []);
  useEffect(() => void refresh(), [refresh]);
  return { packs: found?.packs, isKept: found?.isKept, refresh };
}
