import { useWords } from '@omerta/table/words/useWords.ts';
import { Suspense } from 'react';
import { rulebookWords } from '../words/rulebookWords.ts';
import styles from './Example.module.css';
import { RuleText } from './RuleText.tsx';
import { useRulebook } from './useBook.ts';

export interface ExampleProps {
  readonly game: string;
  readonly rule: string;
  readonly text: string;
  readonly terms: readonly string[];
}

/** A rule as it happens at the table, on paper, with a piece of the board. */
export function Example({ game, rule, text, terms }: ExampleProps) {
  const say = useWords(rulebookWords);
  const { Example: Picture } = useRulebook(game);
  return (
    <section className={styles.example} id={`example.${rule}`} tabIndex={-1}>
      {Picture !== undefined && (
        <div className={styles.board} aria-hidden="true">
          <Suspense>
            <Picture rule={rule} />
          </Suspense>
        </div>
      )}
      <div>
        <h3>{say('example', { id: rule })}</h3>
        <p>
          <RuleText game={game} text={text} terms={terms} ground="paper" />
        </p>
      </div>
    </section>
  );
}
