import { usualTotals } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import { Choice } from '@omerta/table/ui/Choice.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { JOB_LOOKS } from '../../table/draw/JobMark.tsx';
import styles from './EntryList.module.css';
import { useEditor } from './editor.ts';
import { firstOf, LISTS_OF, listOf, type NamedList, PARTS, type Part, type Selection } from './entries.ts';
import { packWords } from './packWords.ts';
import { PART_OF_TOTAL } from './partOfTotal.ts';
import { placeOf } from './problem.ts';

export interface EntryListProps {
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
}

interface Line {
  readonly list: NamedList;
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly colour?: string | undefined;
}

/** The parts of a pack and what is in the open one: a column where there is room, two lists to choose from elsewhere. */
export function EntryList({ selection, onSelect, filter, onFilter }: EntryListProps) {
  const say = useWords(packWords);
  const { pack, errors } = useEditor();
  const lines = useLines(selection.part);
  const unusual = new Set(
    usualTotals(pack)
      .filter(({ found, usual }) => found !== usual)
      .map(({ total }) => PART_OF_TOTAL[total]),
  );
  const bad = errors.map(placeOf);
  const stateOf = (part: Part) => {
    if (bad.some(place => place.part === part)) return 'error';
    return unusual.has(part) ? 'warning' : undefined;
  };
  const isOpen = ({ list, id }: Line) => list === selection.list && id === selection.id;
  const shown = lines.filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()));
  const open = (part: Part) => onSelect(firstOf(pack, part));
  return (
    <>
      <nav className={styles.column} aria-label={say('parts')}>
        <ul className={styles.parts}>
          {PARTS.map(part => (
            <li key={part}>
              <button type="button" aria-current={part === selection.part || undefined} onClick={() => open(part)}>
                <b>{say(`part.${part}`)}</b>
                <small>{say('part.count', countsOf(pack, part))}</small>
                <State state={stateOf(part)} />
              </button>
            </li>
          ))}
        </ul>
        {lines.length > 0 && (
          <>
            <input
              type="search"
              className={styles.filter}
              aria-label={say('filter')}
              placeholder={say('filter')}
              value={filter}
              onChange={({ target }) => onFilter(target.value)}
            />
            <ul className={styles.entries}>
              {shown.map(line => (
                <li key={`${line.list}/${line.id}`}>
                  <button
                    type="button"
                    aria-current={isOpen(line) || undefined}
                    onClick={() => onSelect({ part: selection.part, list: line.list, id: line.id })}
                  >
                    {line.colour !== undefined && <i style={{ background: line.colour }} />}
                    <span>{line.name || say('unnamed.entry')}</span>
                    <small>{line.detail}</small>
                    <State
                      state={bad.some(place => place.list === line.list && place.id === line.id) ? 'error' : undefined}
                    />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </nav>
      <div className={styles.choices}>
        <Choice
          label={say('parts')}
          value={selection.part}
          options={PARTS.map(part => ({ value: part, label: say(`part.${part}`) }))}
          onChange={open}
        />
        {lines.length > 0 && (
          <Choice
            label={say('entry')}
            value={`${selection.list}/${selection.id}`}
            options={lines.map(({ list, id, name, detail }) => ({
              value: `${list}/${id}`,
              label: `${name} ${detail}`,
            }))}
            onChange={value => {
              const line = lines.find(({ list, id }) => `${list}/${id}` === value);
              if (line !== undefined) onSelect({ part: selection.part, list: line.list, id: line.id });
            }}
          />
        )}
      </div>
    </>
  );
}

function State({ state }: { readonly state: 'error' | 'warning' | undefined }) {
  const say = useWords(packWords);
  if (state === undefined) return undefined;
  return (
    <em className={styles[state]}>
      <span className="unseen">{say(`state.${state}`)}</span>
    </em>
  );
}

function countsOf(pack: ReturnType<typeof useEditor>['pack'], part: Part) {
  const entries = LISTS_OF[part].reduce((sum, list) => sum + listOf(pack, list).length, 0);
  const cards = part === 'jobs' ? pack.jobs.reduce((sum, job) => sum + job.copies, 0) : 0;
  return { part, entries, cards };
}

function useLines(part: Part): readonly Line[] {
  const say = useWords(packWords);
  const { pack } = useEditor();
  const lines: { readonly [L in NamedList]: () => readonly Omit<Line, 'list'>[] } = {
    jobs: () =>
      pack.jobs.map(({ id, name, color, copies }) => ({
        id,
        name,
        detail: `×${copies}`,
        colour: JOB_LOOKS[color].fill,
      })),
    allies: () => pack.allies.map(({ id, name, act }) => ({ id, name, detail: corleoneText.romanOf(act) })),
    'businesses.printed': () => pack.businesses.printed.map(({ id, name }) => ({ id, name, detail: '' })),
    'businesses.tiles': () =>
      pack.businesses.tiles.map(({ id, name, color }) => ({
        id,
        name,
        detail: say('tileColour', { colour: color }),
        colour: `var(--tile-${color})`,
      })),
    familySpaces: () =>
      pack.familySpaces.map(({ id, label, marked3plus }) => ({ id, name: label, detail: marked3plus ? '3+' : '' })),
    turfs: () =>
      pack.turfs.map(({ id, name, number }) => ({
        id,
        name,
        detail: number === null ? '' : say('turf.number', { number }),
      })),
  };
  return LISTS_OF[part].flatMap(list => lines[list]().map(line => ({ ...line, list })));
}
