import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/useWords.ts';
import { CoachPanel, type CoachPanelProps } from './CoachPanel.tsx';

/** The coach over a replay. */
export function CoachSheet({ onClose, ...panel }: CoachPanelProps & { readonly onClose: () => void }) {
  const say = useWords('coach');
  return (
    <Sheet title={say('title')} closeLabel={say('close')} onClose={onClose}>
      <CoachPanel {...panel} />
    </Sheet>
  );
}
