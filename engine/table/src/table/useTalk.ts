import type { Emote } from '@omerta/protocol';
import { toast } from '../ui/toasts.ts';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import type { Answered } from './source.ts';
import { useTableModel } from './useTable.ts';

export interface Talk {
  /** Whether it was heard. */
  say(text: string): Promise<boolean>;
  /** Whether it was heard, or came too soon after another: then the tray rests. */
  emote(emote: Emote): Promise<boolean>;
}

/** Sends chat to the table, and says why a line was refused; undefined at tables without chat. */
export function useTalk(): Talk | undefined {
  const say = useWords(tableWords);
  const { chat } = useTableModel().source;
  if (chat === undefined) return undefined;
  const refused = (text: string) => {
    toast(text, 'danger');
    return false;
  };
  const isTooMuch = (answer: Answered) => !answer.ok && answer.code === 'tooMany';
  return {
    say: async text => {
      const answer = await chat.say(text);
      return answer.ok || refused(say(isTooMuch(answer) ? 'chat.tooMany' : 'chat.refused'));
    },
    emote: async emote => {
      const answer = await chat.emote(emote);
      return answer.ok || isTooMuch(answer) || refused(say('chat.refused'));
    },
  };
}
