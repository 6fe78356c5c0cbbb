import { useStore } from 'zustand';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { saveAnalysis } from './analysisFile.ts';
import type { Coaching } from './coaching.ts';

/** Where a record can be saved, its analysis can be too, once there is one. */
export function SaveAnalysis({ coaching }: { readonly coaching: Coaching }) {
  const say = useWords('coach');
  const state = useStore(coaching.store);
  if (state.kind !== 'done') return null;
  return (
    <Button icon={<Icon name="copy" />} onClick={() => saveAnalysis(state.told)}>
      {say('save')}
    </Button>
  );
}
