import { readChoice } from '@omerta/cashnguns/seen';
import type { Prompt } from '@omerta/kernel';
import type { HintVoice } from '@omerta/table/hints/useHints.ts';
import type { Say } from '@omerta/table/words/useWords.ts';
import type { CashReason } from '../../bots/reasons.ts';
import type { AtTable } from '../show/atTable.ts';
import type { GameHintWords } from './hintWords.ts';

export type Speaking = Pick<AtTable, 'language' | 'view' | 'names'>;

/** How the adviser speaks at a table of Ca$h 'n Guns. */
export function hintVoice(
  say: Say<GameHintWords>,
  { language, view, names }: Speaking,
  prompt: Prompt | undefined,
): HintVoice {
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = (part: number): number => Math.round(part * 100);
  return {
    choice: text => names.choice(view, prompt, readChoice(text)!), // it is legal
    reason: reason => {
      const told = reason as CashReason; // hints of this game give its reasons
      switch (told.kind) {
        case 'loot':
          return say('loot', { amount: names.amount(Math.max(1, Math.round(told.thousands))) });
        case 'hits':
        case 'out':
          return say(told.kind, { percent: percent(told.chance), instead: percent(told.instead) });
        case 'rival':
          return say('rival', { player: names.player(told.seat) });
        default:
          return say(told.kind);
      }
    },
    lead: amount => say('lead', { percent: tenths.format(Math.max(0.1, amount * 100)) }),
  };
}
