import { checkPack } from '@omerta/corleone/seen';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage } from './editor.ts';
import { useEditorPage } from './editorPage.ts';
import styles from './Packs.module.css';
import { downloadPack } from './packFile.ts';
import { packWords } from './packWords.ts';
import type { SavedPack } from './savedPack.ts';

export interface SavedPackLineProps {
  readonly saved: SavedPack;
  readonly onRemoved: () => void;
}

/** One of my packs and what can be done with it. */
export function SavedPackLine({ saved, onRemoved }: SavedPackLineProps) {
  const say = useWords(packWords);
  const language = useLanguage();
  const [, go] = useLocation();
  const { openPacks, bring, isBringing } = useEditorPage();
  const [isAsking, setAsking] = useState(false);
  const { id, pack, from, changedAt } = saved;
  const errors = useMemo(() => checkPack(pack).errors.length, [pack]);
  const closed = errors > 0 && say('use.errors', { count: errors });
  const name = pack.name || say('unnamed');
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(changedAt);
  const remove = async () => {
    await (await openPacks()).remove(id);
    setAsking(false);
    onRemoved();
  };
  return (
    <li>
      <h3>
        <Link href={`/packs/${id}`}>{name}</Link>
      </h3>
      <p className={styles.about}>
        {say('copyOf', { name: from })} · {when}
        {errors > 0 && <b className={styles.errors}> · {say('use.errors', { count: errors })}</b>}
      </p>
      <div className={styles.tools}>
        <Button size="small" look="primary" closed={closed} isBusy={isBringing} onClick={() => bring(id, pack)}>
          {say('use')}
        </Button>
        <Button size="small" closed={closed} onClick={() => go(`/practice/corleone?pack=${id}`)}>
          {say('try')}
        </Button>
        <Button size="small" onClick={() => go(`/packs/${id}`)}>
          {say('edit')}
        </Button>
        <Button size="small" onClick={() => downloadPack(pack)}>
          {say('export')}
        </Button>
        <Button size="small" look="ghost" onClick={() => setAsking(true)}>
          {say('remove')}
        </Button>
      </div>
      {isAsking && (
        <Sheet title={say('remove.title', { name })} closeLabel={say('remove.keep')} onClose={() => setAsking(false)}>
          <p>{say('remove.words')}</p>
          <div className={styles.tools}>
            <Button onClick={() => setAsking(false)}>{say('remove.keep')}</Button>
            <Button look="danger" onClick={() => void remove()}>
              {say('remove')}
            </Button>
          </div>
        </Sheet>
      )}
    </li>
  );
}
