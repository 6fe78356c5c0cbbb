import { Suspense } from 'react';
import { type RuleLinkProps, usePageParts } from '../page/pageParts.ts';

/** The id of a rule as a link. Until the words of the rule book are there the id stands alone, and the table stays. */
export function RuleMark(props: RuleLinkProps) {
  const { RuleLink } = usePageParts();
  return (
    <Suspense fallback={<span>{props.id}</span>}>
      <RuleLink {...props} />
    </Suspense>
  );
}
