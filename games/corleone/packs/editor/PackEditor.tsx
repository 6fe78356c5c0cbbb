import { checkPack, type Pack, standardPack } from '@omerta/corleone/seen';
import { Button } from '@omerta/table/ui/Button.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { Symbols } from '../../table/draw/Symbols.tsx';
import { Checks } from './Checks.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryList } from './EntryList.tsx';
import { type Editor, EditorContext } from './editor.ts';
import { type EditorPage, EditorPageContext, useEditorPage } from './editorPage.ts';
import { firstOf, type Selection } from './entries.ts';
import styles from './PackEditor.module.css';
import { Preview } from './Preview.tsx';
import { downloadPack } from './packFile.ts';
import { packWords } from './packWords.ts';
import { type PackDraft, usePackDraft } from './usePackDraft.ts';
import { useSavePack } from './useSavePack.ts';

const STANDARD = 'standard';

export default function PackEditor({ page }: { readonly page: EditorPage }) {
  const { pack: id = '' } = useParams();
  return (
    <EditorPageContext value={page}>
      {id === STANDARD ? <StandardPack /> : <OwnPack id={id} key={id} />}
    </EditorPageContext>
  );
}

/** Shipped packs are never changed: old games are replayed with them. */
function StandardPack() {
  const say = useWords(packWords);
  const { copyStandard } = useSavePack();
  return (
    <Opened pack={standardPack} title={say('standard')} edit={undefined}>
      <p className={styles.about}>{say('standard.readOnly')}</p>
      <div className={styles.tools}>
        <Button size="small" onClick={() => downloadPack(standardPack)}>
          {say('export')}
        </Button>
        <Button size="small" look="primary" onClick={copyStandard}>
          {say('copy')}
        </Button>
      </div>
    </Opened>
  );
}

function OwnPack({ id }: { readonly id: string }) {
  const say = useWords(packWords);
  const { Page, openPacks } = useEditorPage();
  const draft = usePackDraft(id, openPacks);
  if (draft === 'loading') return <div className="curtain" aria-busy="true" />;
  if (typeof draft === 'string')
    return (
      <Page title={say(draft === 'gone' ? 'gone.title' : 'mine')}>
        <p>{say(draft === 'gone' ? 'gone.words' : 'mine.unread')}</p>
        <Link href="/packs">{say('title')}</Link>
      </Page>
    );
  return (
    <Opened pack={draft.pack} title={draft.pack.name || say('unnamed')} edit={draft.edit}>
      <DraftTools id={id} draft={draft} />
    </Opened>
  );
}

function DraftTools({ id, draft }: { readonly id: string; readonly draft: PackDraft }) {
  const say = useWords(packWords);
  const [, go] = useLocation();
  const { isBringing, bring } = useEditorPage();
  const { pack, from, keeping, undo, redo } = draft;
  const errors = useMemo(() => checkPack(pack).errors.length, [pack]);
  const closed = errors > 0 && say('use.errors', { count: errors });
  useUndoKeys(undo, redo);
  return (
    <>
      <p className={styles.about}>
        {say('copyOf', { name: from })} · <span role="status">{say(`keeping.${keeping}`)}</span>
      </p>
      <div className={styles.tools}>
        <Button size="small" look="ghost" closed={undo === undefined && say('undo.none')} onClick={undo}>
          {say('undo')}
        </Button>
        <Button size="small" look="ghost" closed={redo === undefined && say('redo.none')} onClick={redo}>
          {say('redo')}
        </Button>
        <Button size="small" onClick={() => downloadPack(pack)}>
          {say('export')}
        </Button>
        <Button size="small" closed={closed} onClick={() => go(`/practice/corleone?pack=${id}`)}>
          {say('try')}
        </Button>
        <Button size="small" look="primary" closed={closed} isBusy={isBringing} onClick={() => bring(id, pack)}>
          {say('use')}
        </Button>
      </div>
    </>
  );
}

interface OpenedProps {
  readonly pack: Pack;
  readonly title: string;
  readonly edit: Editor['edit'] | undefined; // none: it is only to be looked at
  readonly children: ReactNode;
}

const nothing = () => undefined;

function Opened({ pack, title, edit, children }: OpenedProps) {
  const say = useWords(packWords);
  const { Page } = useEditorPage();
  const [selection, setSelection] = useState<Selection>(() => firstOf(pack, 'jobs'));
  const [filter, setFilter] = useState('');
  const { errors, warnings } = useMemo(() => checkPack(pack), [pack]);
  const editor = useMemo<Editor>(
    () => ({ pack, isReadOnly: edit === undefined, errors, edit: edit ?? nothing }),
    [pack, edit, errors],
  );
  const select = useCallback((wanted: Selection) => {
    setFilter('');
    setSelection(wanted);
  }, []);
  const open = useOpened(pack, selection);
  return (
    <Page title={title} heading="own" width="wide" aside={<Link href="/packs">{say('title')}</Link>}>
      <Symbols />
      <EditorContext value={editor}>
        <header className={styles.bar}>
          <h2>{title}</h2>
          {children}
        </header>
        <div className={styles.columns}>
          <EntryList selection={open} onSelect={select} filter={filter} onFilter={setFilter} />
          <EntryForm selection={open} onSelect={select} />
          <aside className={styles.side}>
            <Preview selection={open} />
            <Checks warnings={warnings} onSelect={select} />
          </aside>
        </div>
      </EditorContext>
    </Page>
  );
}

/** Undo may take away what is open; then the first of its part is. */
function useOpened(pack: Pack, selection: Selection): Selection {
  const lists = { ...pack, 'businesses.printed': pack.businesses.printed, 'businesses.tiles': pack.businesses.tiles };
  const { part, list, id } = selection;
  if (list !== undefined && lists[list].some(entry => entry.id === id)) return selection;
  return firstOf(pack, part);
}

/** Undo and redo as everywhere. A field that has focus takes part: its letters are in the same history. */
function useUndoKeys(undo: (() => void) | undefined, redo: (() => void) | undefined): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [undo, redo]);
}
