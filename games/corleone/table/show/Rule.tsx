import { RuleMark } from '@omerta/table/table/RuleMark.tsx';

/** The id of a rule as a link. */
export const Rule = ({ id }: { readonly id: string }) => <RuleMark game="corleone" id={id} />;
