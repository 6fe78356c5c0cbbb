import type { Book, BookWords } from '@omerta/table/rulebook/book.ts';
import type { Glossary, Rulebook } from '@omerta/table/rulebook/rulebook.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { remembered } from '@omerta/table/words/remembered.ts';
import { use } from 'react';
import { webGame } from '../games/games.ts';

export const hasRulebook = (game: string): boolean => webGame(game)?.rulebook !== undefined;

/** A rule book in the reader's language. Waits (Suspense) for what is not there yet. */
export function useBook(game: string): { readonly book: Book; readonly words: BookWords } {
  const language = useSettings(settings => settings.language);
  const { book, words } = useRulebook(game);
  return { book, words: use(words.load(language)) };
}

export const useRulebook = (game: string): Rulebook => use(loadRulebook(game));

/** Undefined where a game has a rule book and no cards. */
export const useGlossary = (game: string): Glossary | undefined => use(loadGlossary(game));

const loadRulebook = remembered(async (game: string) => {
  const rulebook = await webGame(game)?.rulebook?.();
  if (rulebook === undefined) throw new Error(`No rule book for ${game}`);
  return rulebook;
});

const loadGlossary = remembered(async (game: string) => (await loadRulebook(game)).glossary?.());
