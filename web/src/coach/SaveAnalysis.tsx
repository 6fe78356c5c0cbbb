import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useStore } from 'zustand';
import { saveAnalysis } from './analysisFile.ts';
import type { Coaching } from './coaching.ts';

/** Where a record can be saved, its analysis can be too, once there is one. */
export function SaveAnalysis({ coaching }: { readonly coaching: Coaching }) {
  const say = useWords(coachWords);
  const state = useStore(coaching.store);
  if (state.kind !== 'done') return null;
  return (
    <Button icon={<Icon name="copy" />} onClick={() => saveAnalysis(state.told)}>
      {say('save')}
    </Button>
  );
}
