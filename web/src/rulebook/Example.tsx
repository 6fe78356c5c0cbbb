import { useWords } from '@omerta/table/words/useWords.ts';
import { lazy, Suspense } from 'react';
import { rulebookWords } from '../words/rulebookWords.ts';
import type { BookGame } from './bookGames.ts';
import styles from './Example.module.css';
import { RuleText } from './RuleText.tsx';

const ExampleBoard = lazy(() => import('@omerta/corleone/rulebook/ExampleBoard.tsx'));

export interface ExampleProps {
  readonly game: BookGame;
  readonly rule: string;
  readonly text: string;
  readonly terms: readonly string[];
}

/** A rule as it happens at the table, on paper, with a piece of the board. */
export function Example({ game, rule, text, terms }: ExampleProps) {
  const say = useWords(rulebookWords);
  return (
    <section className={styles.example} id={`example.${rule}`} tabIndex={-1}>
      <div className={styles.board} aria-hidden="true">
        <Suspense>
          <ExampleBoard rule={rule} />
        </Suspense>
      </div>
      <div>
        <h3>{say('example', { id: rule })}</h3>
        <p>
          <RuleText game={game} text={text} terms={terms} ground="paper" />
        </p>
      </div>
    </section>
  );
}
