import { useWords } from '@omerta/table/words/useWords.ts';
import { useEditor } from '../editor.ts';
import { changeEntry } from '../edits.ts';
import type { ListName, Lists, Sourced } from '../entries.ts';
import { packWords } from '../packWords.ts';
import { TextLine } from '../parts/TextLine.tsx';
import styles from './forms.module.css';

export interface SourceFieldsProps<L extends ListName> {
  readonly list: L;
  readonly at: number;
  readonly entry: Lists[L] & Sourced;
}

/** Where the values of an entry come from: what we know of the printed game, and how sure we are. */
export function SourceFields<L extends ListName>({ list, at, entry }: SourceFieldsProps<L>) {
  const say = useWords(packWords);
  const { pack, edit } = useEditor();
  const { sources = [], confidence, fieldProvenance = {} } = entry;
  const sure = typeof confidence === 'string' ? [['', confidence]] : Object.entries(confidence ?? {});
  const name = 'id' in entry ? String(entry.id) : String(at);
  return (
    <details className={styles.sources}>
      <summary>{say('source.title')}</summary>
      <dl>
        {Object.entries(fieldProvenance).map(([field, said]) => (
          <div key={field}>
            <dt lang="en">{field}</dt>
            <dd lang="en">{said}</dd>
          </div>
        ))}
        {sure.length > 0 && (
          <div>
            <dt>{say('source.confidence')}</dt>
            <dd lang="en">{sure.map(([field, said]) => (field === '' ? said : `${field}: ${said}`)).join(' · ')}</dd>
          </div>
        )}
        {sources.length > 0 && (
          <div>
            <dt>{say('source.sources')}</dt>
            <dd>
              <ul>
                {sources.map(source => (
                  <li key={source} lang="en">
                    {source}
                    <Address of={pack.meta.sources} source={source} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <TextLine
        label={say('source.note')}
        entry={`${list}/${name}`}
        field="note"
        rows={2}
        value={entry.note ?? ''}
        onChange={note => edit(changeEntry(pack, list, at, { note } as Partial<Lists[L]>), `${list} ${at} note`)}
      />
    </details>
  );
}

/** "W2 (…)": what the pack says W2 is. */
function Address({
  of,
  source,
}: {
  readonly of: Readonly<Record<string, string>> | undefined;
  readonly source: string;
}) {
  const [short = ''] = source.split(/[ (:,]/);
  const full = of?.[short];
  return full === undefined ? undefined : <small> {full}</small>;
}
