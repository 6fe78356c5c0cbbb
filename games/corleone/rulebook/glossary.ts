import { standardPack } from '@omerta/corleone/seen';
import type { Glossary } from '@omerta/table/rulebook/rulebook.ts';
import { Symbols } from '../table/draw/Symbols.tsx';
import { CorleoneArt } from './CorleoneArt.tsx';
import { corleoneEntries } from './corleoneEntries.ts';
import { glossaryWords } from './glossaryWords.ts';

export const glossary: Glossary = {
  sorts: ['job', 'ally', 'business', 'place'],
  words: glossaryWords,
  entries: language => corleoneEntries(language, standardPack),
  Art: CorleoneArt,
  Symbols,
};
