import type { Emote } from '@omerta/protocol';
import { toast } from '../ui/toasts.ts';
import { useWords } from '../words/useWords.ts';
import type { Answered } from './source.ts';
import { useTableModel } from './useTable.ts';

export interface Talk {
  /** Whether it was heard. */
  say(text: string): Promise<boolean>;
  emote(emote: Emote): Promise<boolean>;
}

/** Says something at the table, and why it was not heard; undefined where nobody listens. */
export function useTalk(): Talk | undefined {
  const say = useWords('table');
  const { chat } = useTableModel().source;
  if (chat === undefined) return undefined;
  const isHeard = async (said: Promise<Answered>, tooMany: string) => {
    const answer = await said;
    if (!answer.ok) toast(answer.code === 'tooMany' ? tooMany : say('chat.refused'), 'danger');
    return answer.ok;
  };
  return {
    say: text => isHeard(chat.say(text), say('chat.tooMany')),
    emote: emote => isHeard(chat.emote(emote), say('emotes.wait')),
  };
}
