/** A rule book without its words: which rules stand in which chapter. The words are in `rulebook/<language>.json` of the game. */
export interface Book<Game extends string = string> {
  readonly game: Game;
  readonly chapters: readonly Chapter[];
}

/** A page of the book. Its title is the word `chapter.<id>`, the sentence below it `lead.<id>`. */
export interface Chapter {
  readonly id: string;
  /** The chapter it belongs to. */
  readonly part?: string;
  /** Ids of rules, each an anchor and a word. */
  readonly rules: readonly string[];
  /** Rulings that are told here too, though they live in a chapter of their own. */
  readonly rulings?: readonly string[];
  /** Bullet points without ids: the heading is the word `list.<id>`, the items are `<id>.1` and on. */
  readonly lists?: readonly { readonly id: string; readonly length: number }[];
  /** Ids of rules with a worked example below them. */
  readonly examples?: readonly string[];
  /** Whether there is something here that tables often get wrong: the word `wrong.<id>`. */
  readonly isOftenWrong?: boolean;
}

/** Every word of a book in one language. */
export type BookWords = Readonly<Record<string, string>>;

export const chapterOf = (book: Book, rule: string): Chapter | undefined =>
  book.chapters.find(({ rules }) => rules.includes(rule));

/** The keys of all the words a book needs. */
export const wordsOf = (book: Book): string[] =>
  book.chapters.flatMap(chapter => [
    `chapter.${chapter.id}`,
    `lead.${chapter.id}`,
    ...chapter.rules,
    ...(chapter.examples ?? []).map(rule => `example.${rule}`),
    ...(chapter.lists ?? []).flatMap(({ id, length }) => [`list.${id}`, ...itemsOf(id, length)]),
    ...(chapter.isOftenWrong === true ? [`wrong.${chapter.id}`] : []),
  ]);

export const itemsOf = (list: string, length: number): string[] =>
  Array.from({ length }, (_, at) => `${list}.${at + 1}`);
