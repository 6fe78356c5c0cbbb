import { useState } from 'react';
import { toast } from '../ui/toasts.ts';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';

export interface Act {
  readonly isBusy: boolean;
  readonly isRefused: boolean; // the last time
  /** Asks the house for something. True when it was done. */
  readonly act: (ask: () => Promise<unknown>) => Promise<boolean>;
}

/** A refusal is said over the page, or left to whoever asks `here`: a sheet covers what is said over the page. */
export function useAct(said: 'over' | 'here' = 'over'): Act {
  const say = useWords(tableWords);
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const act = async (ask: () => Promise<unknown>) => {
    setBusy(true);
    setRefused(false);
    try {
      await ask();
      return true;
    } catch {
      setRefused(true);
      if (said === 'over') toast(say('refused'), 'danger');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, isRefused, act };
}
