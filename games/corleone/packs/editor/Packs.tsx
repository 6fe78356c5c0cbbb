import { standardPack } from '@omerta/corleone/seen';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type EditorPage, EditorPageContext, useEditorPage } from './editorPage.ts';
import { ImportPack } from './ImportPack.tsx';
import styles from './Packs.module.css';
import { downloadPack } from './packFile.ts';
import { packWords } from './packWords.ts';
import { SavedPackLine } from './SavedPackLine.tsx';
import type { SavedPack } from './savedPack.ts';
import { useSavePack } from './useSavePack.ts';

/** The card sets of this device, and the one every table uses unless it brings its own. */
export default function Packs({ page }: { readonly page: EditorPage }) {
  return (
    <EditorPageContext value={page}>
      <PackList />
    </EditorPageContext>
  );
}

function PackList() {
  const { Page } = useEditorPage();
  const say = useWords(packWords);
  const { copyStandard } = useSavePack();
  const { found, refresh } = useSavedPacks();
  return (
    <Page title={say('title')}>
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
          <Button size="small" look="primary" onClick={copyStandard}>
            {say('copy')}
          </Button>
        </div>
      </Panel>
      <Panel title={say('mine')}>
        {found?.isUnread && (
          <p role="alert" className={styles.warning}>
            {say('mine.unread')}
          </p>
        )}
        {found?.isStored === false && <p className={styles.warning}>{say('keeping.notKept')}</p>}
        {found?.packs.length === 0 && !found.isUnread && <p className={styles.about}>{say('mine.none')}</p>}
        <ul className={styles.packs}>
          {found?.packs.map(saved => (
            <SavedPackLine key={saved.id} saved={saved} onRemoved={refresh} />
          ))}
        </ul>
        <ImportPack />
      </Panel>
    </Page>
  );
}

interface Found {
  readonly packs: readonly SavedPack[];
  readonly isStored: boolean;
  readonly isUnread: boolean;
}

function useSavedPacks() {
  const { openPacks } = useEditorPage();
  const [found, setFound] = useState<Found>();
  const refresh = useCallback(async () => {
    const { list, isStored, isUnread } = await openPacks();
    setFound({ packs: await list(), isStored, isUnread });
  }, [openPacks]);
  useEffect(() => void refresh(), [refresh]);
  return { found, refresh };
}
