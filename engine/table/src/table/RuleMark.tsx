import { RuleLink } from '@omerta/web/rulebook/RuleLink.tsx';
import { Suspense } from 'react';

export interface RuleMarkProps {
  readonly game: 'corleone' | 'cashnguns';
  readonly id: string;
}

/** The id of a rule as a link. Until the words of the rule book are there the id stands alone, and the table stays. */
export const RuleMark = ({ game, id }: RuleMarkProps) => (
  <Suspense fallback={<span>{id}</span>}>
    <RuleLink game={game} id={id} />
  </Suspense>
);
