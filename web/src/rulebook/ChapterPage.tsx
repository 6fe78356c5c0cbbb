import { type Book, type BookWords, type Chapter, itemsOf } from '@omerta/table/rulebook/book.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { ReactNode } from 'react';
import { rulebookWords } from '../words/rulebookWords.ts';
import styles from './ChapterPage.module.css';
import { Example } from './Example.tsx';
import { Marked } from './Marked.tsx';
import { RuleRow } from './RuleRow.tsx';
import { RuleText } from './RuleText.tsx';

export interface ChapterPageProps {
  readonly book: Book;
  readonly words: BookWords;
  readonly chapter: Chapter;
  readonly terms: readonly string[];
}

/** A chapter: its rules in order, each with its example, then the rulings on it and what is often played wrong. */
export function ChapterPage({ book, words, chapter, terms }: ChapterPageProps) {
  const say = useWords(rulebookWords);
  const { id, part, rules, rulings = [], lists = [], examples = [], isOftenWrong } = chapter;
  const { game } = book;
  const wordsOf = (key: string) => words[key] ?? '';
  const text = (key: string): ReactNode => <RuleText game={game} text={wordsOf(key)} terms={terms} />;
  return (
    <article aria-labelledby={`chapter.${id}`}>
      {part !== undefined && (
        <p className={styles.crumb}>
          {wordsOf(`chapter.${part}`)} <span aria-hidden="true">›</span> {wordsOf(`chapter.${id}`)}
        </p>
      )}
      <h1 className={styles.title} id={`chapter.${id}`} tabIndex={-1}>
        <Marked text={wordsOf(`chapter.${id}`)} terms={terms} />
      </h1>
      <p className={styles.lead} id={`lead.${id}`} tabIndex={-1}>
        {text(`lead.${id}`)}
      </p>
      {rules.map(rule => (
        <div key={rule}>
          <RuleRow game={game} id={rule} text={wordsOf(rule)} terms={terms} isAnchor />
          {examples.includes(rule) && (
            <Example game={game} rule={rule} text={wordsOf(`example.${rule}`)} terms={terms} />
          )}
        </div>
      ))}
      {lists.map(list => (
        <section key={list.id} className={styles.list} aria-labelledby={`list.${list.id}`}>
          <h2 id={`list.${list.id}`} tabIndex={-1}>
            <Marked text={wordsOf(`list.${list.id}`)} terms={terms} />
          </h2>
          <ul>
            {itemsOf(list.id, list.length).map(item => (
              <li key={item} id={item} tabIndex={-1}>
                {text(item)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {rulings.length > 0 && (
        <section className={styles.rulings}>
          <h2>{say('rulingsHere')}</h2>
          {rulings.map(ruling => (
            <RuleRow key={ruling} game={game} id={ruling} text={wordsOf(ruling)} terms={terms} />
          ))}
        </section>
      )}
      {isOftenWrong === true && (
        <section className={styles.wrong} id={`wrong.${id}`} tabIndex={-1}>
          <h2>{say('wrong')}</h2>
          <p>{text(`wrong.${id}`)}</p>
        </section>
      )}
    </article>
  );
}
