import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { CoachPanel, type CoachPanelProps } from './CoachPanel.tsx';

/** The coach over a replay. */
export function CoachSheet({ onClose, ...panel }: CoachPanelProps & { readonly onClose: () => void }) {
  const say = useWords(coachWords);
  return (
    <Sheet title={say('title')} closeLabel={say('close')} onClose={onClose}>
      <CoachPanel {...panel} />
    </Sheet>
  );
}
