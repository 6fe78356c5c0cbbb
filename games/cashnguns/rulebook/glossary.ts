import type { Glossary } from '@omerta/table/rulebook/rulebook.ts';
import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';
import { lazy } from 'react';
import { cashEntries } from './cashEntries.ts';

export const glossary: Glossary = {
  sorts: ['talent', 'loot', 'bullet'],
  words: wordsFrom(import.meta.glob<Messages>('../words/catalogues/*/glossary.json', { import: 'default' })),
  entries: cashEntries,
  Art: lazy(() => import('./CashArt.tsx')),
};
