import { Suspense } from 'react';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';

/** The id of a rule as a link. Until the words of the rule book are there the id stands alone, and the table stays. */
export const Rule = ({ id }: { readonly id: string }) => (
  <Suspense fallback={<span>{id}</span>}>
    <RuleLink game="corleone" id={id} />
  </Suspense>
);
