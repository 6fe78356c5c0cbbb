import type { Book, BookWords } from '@omerta/table/rulebook/book.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import type { Language } from '@omerta/words';
import { use } from 'react';
import type { BookGame } from './bookGames.ts';
import { books } from './books.ts';

const files = import.meta.glob<BookWords>('../../../games/*/rulebook/*.json', { import: 'default' });
const loaded = new Map<string, Promise<BookWords>>();

/** A rule book in the reader's language. Waits (Suspense) for words that are not there yet. */
export function useBook(game: BookGame): { readonly book: Book<BookGame>; readonly words: BookWords } {
  const language = useSettings(settings => settings.language);
  return { book: books[game], words: use(loadBook(language, game)) };
}

/** The same promise for the same book, so that a page may wait for it while it draws. */
function loadBook(language: Language, game: BookGame): Promise<BookWords> {
  const path = `../../../games/${game}/rulebook/${language}.json`;
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const file = files[path];
  if (file === undefined) throw new Error(`No rule book ${path}`);
  const words = file().catch((error: unknown) => {
    loaded.delete(path); // the line may be back the next time
    throw error;
  });
  loaded.set(path, words);
  return words;
}
