import type { Book, BookWords, Chapter } from '@omerta/table/rulebook/book.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { rulebookWords } from '../words/rulebookWords.ts';
import styles from './Contents.module.css';
import { ruleAddress } from './ruleAddress.ts';

export interface ContentsProps {
  readonly book: Book;
  readonly words: BookWords;
  readonly current: Chapter;
  /** How many places were found, by chapter. */
  readonly found: ReadonlyMap<string, number>;
  readonly onGo?: () => void;
}

export function Contents({ book, words, current, found, onGo }: ContentsProps) {
  const say = useWords(rulebookWords);
  return (
    <nav aria-label={say('contents')}>
      <ol className={styles.list}>
        {book.chapters.map(({ id, part, rules }) => {
          const count = found.get(id);
          return (
            <li key={id}>
              <a
                href={ruleAddress(book.game, id)}
                className={part === undefined ? styles.chapter : `${styles.chapter} ${styles.inner}`}
                aria-current={id === current.id ? 'page' : undefined}
                onClick={onGo}
              >
                <span>{words[`chapter.${id}`]}</span>
                {count !== undefined && (
                  <em>
                    {count}
                    <span className="unseen"> {say('search.here')}</span>
                  </em>
                )}
                <small>{rangeOf(rules)}</small>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The first and the last id with a dash between them, "G1" alone, nothing for a chapter of lists. */
function rangeOf(rules: readonly string[]): string {
  const [first] = rules;
  const last = rules.at(-1);
  return first === undefined || last === undefined || first === last ? (first ?? '') : `${first}–${last}`;
}
