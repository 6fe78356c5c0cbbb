import { useState } from 'react';
import { toast } from '../ui/toasts.ts';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';

export interface Act {
  readonly isBusy: boolean;
  readonly isRefused: boolean; // the last time
  /** Sends a request to the server. True when it was done. */
  readonly act: (ask: () => Promise<unknown>) => Promise<boolean>;
}

/** A refusal is shown over the page, or left to the caller (`here`): a sheet would cover it. */
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
