import { type Book, type BookWords, type Chapter, itemsOf } from '@omerta/table/rulebook/book.ts';
import { fold } from './fold.ts';
import { plainRuleText } from './ruleText.ts';

/** A paragraph in which everything that was looked for is found. */
export interface Place {
  readonly chapter: string;
  readonly anchor: string; // of the paragraph, unique in its chapter
}

/** What is looked for, word by word. Nothing until there are two letters. */
export function termsOf(query: string): string[] {
  const terms = fold(query)
    .letters.split(/\s+/)
    .filter(term => term !== '');
  return terms.join('').length < 2 ? [] : [...new Set(terms)];
}

export function searchBook(book: Book, words: BookWords, terms: readonly string[]): Place[] {
  if (terms.length === 0) return [];
  return book.chapters.flatMap(chapter =>
    paragraphsOf(chapter)
      .filter(anchor => {
        const { letters } = fold(`${anchor} ${plainRuleText(words[anchor] ?? '')}`);
        return terms.every(term => letters.includes(term));
      })
      .map(anchor => ({ chapter: chapter.id, anchor })),
  );
}

/** The keys of a chapter's paragraphs in the order of the page. Rulings count where they live. */
export const paragraphsOf = ({ id, rules, examples = [], lists = [], isOftenWrong }: Chapter): string[] => [
  `chapter.${id}`,
  `lead.${id}`,
  ...rules.flatMap(rule => (examples.includes(rule) ? [rule, `example.${rule}`] : [rule])),
  ...lists.flatMap(list => [`list.${list.id}`, ...itemsOf(list.id, list.length)]),
  ...(isOftenWrong === true ? [`wrong.${id}`] : []),
];

/** The part of a text, from one index to another. */
export interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
}

/** The text cut where terms begin and end. */
export function cutAtTerms(text: string, terms: readonly string[]): Stretch[] {
  const { letters, at } = fold(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const term of terms) {
    for (let from = letters.indexOf(term); from >= 0; from = letters.indexOf(term, from + 1)) {
      const last = from + term.length;
      found.fill(true, at[from]!, at[last] ?? text.length);
    }
  }
  const stretches: Stretch[] = [];
  let begin = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && found[end] === found[begin]) continue;
    stretches.push({ text: text.slice(begin, end), isFound: found[begin]! });
    begin = end;
  }
  return stretches;
}
