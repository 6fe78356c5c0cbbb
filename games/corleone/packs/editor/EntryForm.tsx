import { standardPack } from '@omerta/corleone/seen';
import { Button } from '@omerta/table/ui/Button.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { ReactNode } from 'react';
import styles from './EntryForm.module.css';
import { useEditor } from './editor.ts';
import { addEntry, duplicateEntry, removeEntry, resetEntry } from './edits.ts';
import { type Lists, listOf, type NamedList, type OpenList, partOf, type Selection } from './entries.ts';
import { AllyForm } from './forms/AllyForm.tsx';
import { PrintedForm, TileForm } from './forms/BusinessForm.tsx';
import { JobForm } from './forms/JobForm.tsx';
import { PilesForm } from './forms/PilesForm.tsx';
import { SpaceForm, TurfForm } from './forms/PlaceForms.tsx';
import { packWords } from './packWords.ts';

export interface EntryFormProps {
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
}

/** The open entry, or the page of the piles. */
export function EntryForm({ selection, onSelect }: EntryFormProps) {
  const say = useWords(packWords);
  const { pack, isReadOnly } = useEditor();
  const { part, list, id } = selection;
  const at = list === undefined ? -1 : listOf(pack, list).findIndex(entry => entry.id === id);
  const opened = list === undefined || at < 0 ? undefined : { list, at };
  return (
    <div className={styles.form}>
      {opened === undefined && <h2>{say(`part.${part}`)}</h2>}
      {opened !== undefined && <Head {...opened} onSelect={onSelect} />}
      {!isReadOnly && part !== 'piles' && <AddButtons selection={selection} onSelect={onSelect} />}
      <fieldset className={styles.fields} disabled={isReadOnly}>
        <legend className="unseen">{say('fields')}</legend>
        {part === 'piles' && <PilesForm />}
        {opened !== undefined && <Fields key={`${list}/${id}`} {...opened} />}
      </fieldset>
    </div>
  );
}

interface Opened {
  readonly list: NamedList;
  readonly at: number;
}

function Fields({ list, at }: Opened) {
  const { pack } = useEditor();
  const forms: { readonly [L in NamedList]: () => ReactNode } = {
    jobs: () => <JobForm job={pack.jobs[at]!} at={at} />,
    allies: () => <AllyForm ally={pack.allies[at]!} at={at} />,
    'businesses.printed': () => <PrintedForm business={pack.businesses.printed[at]!} at={at} />,
    'businesses.tiles': () => <TileForm tile={pack.businesses.tiles[at]!} at={at} />,
    familySpaces: () => <SpaceForm space={pack.familySpaces[at]!} at={at} />,
    turfs: () => <TurfForm turf={pack.turfs[at]!} at={at} />,
  };
  return forms[list]();
}

function Head({ list, at, onSelect }: Opened & Pick<EntryFormProps, 'onSelect'>) {
  const say = useWords(packWords);
  const { pack, edit, isReadOnly } = useEditor();
  const entries = listOf(pack, list);
  const entry = entries[at]!;
  const original = listOf(standardPack, list).find(({ id }) => id === entry.id);
  const open = OPEN_LISTS.find(each => each === list);
  return (
    <header className={styles.head}>
      <h2>{nameOf(entry) || say('unnamed.entry')}</h2>
      <small>{say('entry.number', { list: listWord(list), number: at + 1, count: entries.length })}</small>
      {!isReadOnly && (
        <div className={styles.tools}>
          {open !== undefined && (
            <Button
              size="small"
              look="ghost"
              onClick={() => {
                const copied = duplicateEntry(pack, open, at, say('entry.copyName', { name: nameOf(entry) }));
                edit(copied);
                onSelect({ part: partOf(open), list: open, id: listOf(copied, open)[at + 1]!.id });
              }}
            >
              {say('entry.duplicate')}
            </Button>
          )}
          <Button
            size="small"
            look="ghost"
            closed={
              (original === undefined && say('entry.notStandard')) || (original === entry && say('entry.unchanged'))
            }
            onClick={() => edit(resetEntry(pack, list, at, standardPack))}
          >
            {say('entry.reset')}
          </Button>
          {open !== undefined && (
            <Button
              size="small"
              look="ghost"
              closed={entries.length === 1 && say('entry.last')}
              onClick={() => {
                const rest = removeEntry(pack, open, at);
                edit(rest);
                onSelect({ part: partOf(open), list: open, id: listOf(rest, open)[Math.max(0, at - 1)]?.id });
              }}
            >
              {say('entry.remove')}
            </Button>
          )}
        </div>
      )}
    </header>
  );
}

/** A part may have nothing in it, or nothing can be added to the open list. */
function AddButtons({ selection: { part }, onSelect }: EntryFormProps) {
  const say = useWords(packWords);
  const { pack, edit } = useEditor();
  const open = OPEN_LISTS.find(list => partOf(list) === part);
  if (open === undefined) return undefined;
  return (
    <Button
      size="small"
      className={styles.add}
      onClick={() => {
        const more = addEntry(pack, open, say('new', { list: listWord(open) }));
        edit(more);
        onSelect({ part, list: open, id: listOf(more, open).at(-1)!.id });
      }}
    >
      {say('add', { list: listWord(open) })}
    </Button>
  );
}

const OPEN_LISTS: readonly OpenList[] = ['jobs', 'allies', 'businesses.tiles', 'familySpaces'];
const nameOf = (entry: Lists[NamedList]): string => ('label' in entry ? entry.label : entry.name);
/** `businesses.tiles` are tiles. */
const listWord = (list: NamedList): string => list.split('.').at(-1)!;
