import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { rulebookWords } from '../words/rulebookWords.ts';
import styles from './SearchBox.module.css';

export interface SearchBoxProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How many places were found; undefined while nothing is looked for. */
  readonly found: number | undefined;
  /** Goes to the next place, or the one before. */
  readonly onStep?: ((step: 1 | -1) => void) | undefined;
  readonly label: string;
}

export function SearchBox({ query, onQuery, found, onStep, label }: SearchBoxProps) {
  const say = useWords(rulebookWords);
  return (
    <search className={styles.search}>
      <Glass />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={event => onQuery(event.target.value)}
        onKeyDown={({ key, shiftKey }) => {
          if (key === 'Enter') onStep?.(shiftKey ? -1 : 1);
          if (key === 'Escape') onQuery('');
        }}
      />
      <output className={styles.count}>{found !== undefined && say('search.found', { count: found })}</output>
      {onStep !== undefined && found !== undefined && found > 0 && (
        <span className={styles.steps}>
          <button type="button" aria-label={say('search.previous')} onClick={() => onStep(-1)}>
            <Icon name="back" size={14} />
          </button>
          <button type="button" aria-label={say('search.next')} onClick={() => onStep(1)}>
            <Icon name="back" size={14} />
          </button>
        </span>
      )}
      {query !== '' && (
        <button type="button" className={styles.clear} aria-label={say('search.clear')} onClick={() => onQuery('')}>
          <Icon name="close" size={14} />
        </button>
      )}
    </search>
  );
}

const Glass = () => (
  <svg width={20} height={20} viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
    <path
      d="M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM12.5 12.5 17 17"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
    />
  </svg>
);
