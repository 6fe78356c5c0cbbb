/** A choice as it is offered. */
export interface Offered {
  readonly text: string; // as it is sent
  readonly label: string;
  readonly group: string; // '' for none
}

export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Offered[];
}

export interface GroupedChoices {
  readonly single: readonly Offered[];
  readonly groups: readonly ChoiceGroup[];
}

const FEW = 8;

/** Few choices stand side by side; many stand under their headings, in the order of the rules. */
export function groupedChoices(offered: readonly Offered[]): GroupedChoices {
  if (offered.length <= FEW) return { single: offered, groups: [] };
  const titles = new Set(offered.map(({ group }) => group).filter(title => title !== ''));
  const under = (title: string) => offered.filter(({ group }) => group === title);
  return { single: under(''), groups: [...titles].map(title => ({ title, choices: under(title) })) };
}
