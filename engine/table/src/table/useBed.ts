import { useContext, useEffect } from 'react';
import type { BedName } from './sounds.ts';
import { StageContext } from './stageContext.ts';

/** What is quietly heard under this page, until another is named or the page goes. */
export function useBed(name: BedName | undefined): void {
  const stage = useContext(StageContext);
  useEffect(() => {
    stage?.bed(name);
    return () => stage?.bed(undefined);
  }, [stage, name]);
}
