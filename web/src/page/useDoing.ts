import type { Say } from '@omerta/table/words/useWords.ts';
import { useCallback, useState } from 'react';
import type { PageWords } from '../words/pageWords.ts';
import { refusalWords, sayRefusal } from './refusals.ts';

export interface Doing<What extends string> {
  readonly doing: What | undefined; // what is under way
  readonly refusal: string | undefined; // why the last one was not done, in words; only where it is said `here`
  /** Does it and says what is refused. True when it was done. */
  readonly start: (what: What, act: () => Promise<unknown>) => Promise<boolean>;
}

/** Refusals pop up over the page, or stand `here`: a sheet covers whatever pops up. */
export function useDoing<What extends string>(say: Say<PageWords>, said: 'over' | 'here' = 'over'): Doing<What> {
  const [doing, setDoing] = useState<What>();
  const [refusal, setRefusal] = useState<string>();
  const start = useCallback(
    async (what: What, act: () => Promise<unknown>) => {
      setDoing(what);
      setRefusal(undefined);
      try {
        await act();
        return true;
      } catch (error) {
        if (said === 'here') setRefusal(refusalWords(say, error));
        else sayRefusal(say, error);
        return false;
      } finally {
        setDoing(undefined);
      }
    },
    [say, said],
  );
  return { doing, refusal, start };
}
