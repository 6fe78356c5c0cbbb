import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type GlossaryWords = typeof import('../words/catalogues/en/glossary.json');

export const glossaryWords = wordsFrom<GlossaryWords>(
  import.meta.glob<Messages>('../words/catalogues/*/glossary.json', { import: 'default' }),
);
