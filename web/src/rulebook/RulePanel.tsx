import { chapterOf } from '@omerta/table/rulebook/book.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { rulebookWords } from '../words/rulebookWords.ts';
import styles from './RulePanel.module.css';
import { RuleRow } from './RuleRow.tsx';
import { ruleAddress } from './ruleAddress.ts';
import { rulesNamed } from './ruleText.ts';
import { useBook } from './useBook.ts';

export interface RulePanelProps {
  readonly game: string;
  readonly id: string;
}

/** A rule with the rulings on it, to be read at the table. References are followed without leaving it. */
export function RulePanel({ game, id }: RulePanelProps) {
  const say = useWords(rulebookWords);
  const { book, words } = useBook(game);
  const [followed, follow] = useState<readonly string[]>([]);
  const shown = followed.at(-1) ?? id;
  const chapter = chapterOf(book, shown);
  const text = words[shown];
  if (chapter === undefined || text === undefined) return <p>{say('noSuchRule', { id: shown })}</p>;
  const referred = [...new Set(rulesNamed(text))].filter(rule => rule !== shown);
  const onRule = (rule: string) => follow([...followed, rule]);
  return (
    <div className={styles.panel} aria-live="polite">
      <p className={styles.chapter}>{words[`chapter.${chapter.id}`]}</p>
      <RuleRow game={game} id={shown} text={text} onRule={onRule} />
      {referred.map(rule => (
        <RuleRow key={rule} game={game} id={rule} text={words[rule] ?? ''} onRule={onRule} />
      ))}
      <div className={styles.foot}>
        {followed.length > 0 && (
          <Button look="ghost" size="small" onClick={() => follow(followed.slice(0, -1))}>
            {say('panel.back')}
          </Button>
        )}
        <a href={ruleAddress(game, shown)} target="_blank" rel="noreferrer">
          {say('panel.open')}
        </a>
      </div>
    </div>
  );
}
