import { readChoice } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import type { Prompt } from '@omerta/kernel';
import type { HintVoice } from '@omerta/table/hints/useHints.ts';
import type { Say } from '@omerta/table/words/useWords.ts';
import type { CorleoneReason } from '../../bots/reasons.ts';
import type { AtTable } from '../show/atTable.ts';
import type { GameHintWords } from './hintWords.ts';

export type Speaking = Pick<AtTable, 'language' | 'setting' | 'view' | 'names'>;

/** How the adviser speaks at a table of Corleone's Empire. */
export function hintVoice(
  say: Say<GameHintWords>,
  { language, setting, view, names }: Speaking,
  prompt: Prompt | undefined,
): HintVoice {
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const rounded = (amount: number): string => tenths.format(Math.max(0.1, amount));
  return {
    choice: text => corleoneText.choiceText(language, readChoice(text)!, { ...setting, view, prompt }), // it is legal
    reason: reason => {
      const told = reason as CorleoneReason; // hints of this game give its reasons
      const amount = rounded(told.amount);
      switch (told.kind) {
        case 'turf':
          return say('turf', { turf: names.turf(told.turf), amount });
        case 'color':
          return say('color', { colour: told.color, amount });
        case 'rival':
          return say('rival', { player: names.player(told.seat) });
        default:
          return say(told.kind, { amount });
      }
    },
    lead: amount => say('lead', { amount: rounded(amount) }),
  };
}
