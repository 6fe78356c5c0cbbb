// Everything a part of the table may read: the game as it is drawn, and the words for it.

import type { OpenLoots, Recall, SeenRules, View } from '@omerta/cashnguns/seen';
import type { CashSetting } from '@omerta/cashnguns/words';
import type { Seat } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';
import type { Say } from '@omerta/table/words/useWords.ts';
import type { Language } from '@omerta/words';
import { createContext, useContext } from 'react';
import type { Gangster } from '../draw/gangsters.ts';
import type { GameWords } from './gameWords.ts';
import type { Names } from './names.ts';
import type { Showdown } from './staging/showdown.ts';
import type { Story } from './story.ts';

export interface AtTable {
  readonly info: TableInfo;
  readonly rules: SeenRules;
  readonly language: Language;
  readonly setting: CashSetting;
  readonly say: Say<GameWords>;
  readonly names: Names;
  readonly gangsters: readonly Gangster[]; // by seat
  /** The viewer's seat; undefined for spectators. */
  readonly seat: Seat | undefined;
  /** The view that is drawn. */
  readonly view: View;
  /** The same table with the events that were already shown after it. */
  readonly table: View['table'];
  /** AMB-34: what lies in front of each player where all may see it. */
  readonly loots: OpenLoots | undefined;
  readonly story: Story;
  /** How far the scene on stage has come. */
  readonly scene: Showdown;
  readonly waiting: readonly Seat[];
  /** What a perfect memory knows; undefined at tables without the aid. */
  readonly recall: Recall | undefined;
}

export const AtTableContext = createContext<AtTable | undefined>(undefined);

export function useAtTable(): AtTable {
  const at = useContext(AtTableContext);
  if (at === undefined) throw new Error('There is no table of Ca$h ’n Guns around this component');
  return at;
}
