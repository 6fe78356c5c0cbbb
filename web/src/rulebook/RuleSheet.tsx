import type { RuleLinkProps } from '@omerta/table/page/pageParts.ts';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { rulebookWords } from '../words/rulebookWords.ts';
import { RulePanel } from './RulePanel.tsx';

export default function RuleSheet({ game, id, onClose }: RuleLinkProps & { readonly onClose: () => void }) {
  const say = useWords(rulebookWords);
  return (
    <Sheet title={say('rule', { id })} closeLabel={say('close')} onClose={onClose}>
      <RulePanel game={game} id={id} />
    </Sheet>
  );
}
