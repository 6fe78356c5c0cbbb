import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { rulebookWords } from '../words/rulebookWords.ts';
import type { LinkedRule } from './RuleLink.tsx';
import { RulePanel } from './RulePanel.tsx';

export default function RuleSheet({ game, id, onClose }: LinkedRule & { readonly onClose: () => void }) {
  const say = useWords(rulebookWords);
  return (
    <Sheet title={say('rule', { id })} closeLabel={say('close')} onClose={onClose}>
      <RulePanel game={game} id={id} />
    </Sheet>
  );
}
