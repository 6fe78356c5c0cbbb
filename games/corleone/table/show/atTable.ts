// Everything a part of the table may read: the game as it is drawn, and the words for it.

import type { Content, Pack, Recall, SeenRules, View } from '@omerta/corleone/seen';
import type { Setting } from '@omerta/corleone/words';
import type { Seat } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';
import type { Say } from '@omerta/table/words/useWords.ts';
import type { Language } from '@omerta/words';
import { createContext, useContext } from 'react';
import type { FamilyId } from '../draw/families.ts';
import type { GameWords } from './gameWords.ts';
import type { Names } from './names.ts';
import type { Story } from './story.ts';

export interface AtTable {
  readonly info: TableInfo;
  readonly pack: Pack;
  /** The pack as the rules read it, for their questions. */
  readonly content: Content;
  readonly rules: SeenRules;
  readonly language: Language;
  readonly setting: Setting;
  readonly say: Say<GameWords>;
  readonly names: Names;
  readonly families: readonly FamilyId[]; // by seat
  /** The viewer's seat; undefined for spectators. */
  readonly seat: Seat | undefined;
  /** The view that is drawn. */
  readonly view: View;
  /** The same table with the events that were already shown after it. */
  readonly table: View['table'];
  readonly story: Story;
  readonly waiting: readonly Seat[];
  /** What a perfect memory knows of the others; undefined without the memory aid. */
  readonly recall: Recall | undefined;
}

export const AtTableContext = createContext<AtTable | undefined>(undefined);

export function useAtTable(): AtTable {
  const at = useContext(AtTableContext);
  if (at === undefined) throw new Error('There is no table of Corleone’s Empire around this component');
  return at;
}
