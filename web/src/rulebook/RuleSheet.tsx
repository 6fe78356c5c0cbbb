import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/useWords.ts';
import type { RuleLinkProps } from './RuleLink.tsx';
import { RulePanel } from './RulePanel.tsx';

export default function RuleSheet({ game, id, onClose }: RuleLinkProps & { readonly onClose: () => void }) {
  const say = useWords('rulebook');
  return (
    <Sheet title={say('rule', { id })} closeLabel={say('close')} onClose={onClose}>
      <RulePanel game={game} id={id} />
    </Sheet>
  );
}
