import type { RuleSwitch } from '@omerta/kernel';

export type SwitchValue = RuleSwitch['values'][number];
type Values = Readonly<Record<string, unknown>>;

/** The value a switch has in some options. */
export const valueIn = (options: Values, { field, values }: RuleSwitch): SwitchValue =>
  values.find(value => value === options[field]) ?? values[0]!;

/** The options with a switch turned. The usual value is left out. */
export function turned(options: Values, { field, values }: RuleSwitch, value: SwitchValue): Values {
  const { [field]: _, ...others } = options;
  return value === values[0] ? others : { ...others, [field]: value };
}

/** The first switch that can be on or off stands for itself; the others are listed together. */
export const mainSwitch = (switches: readonly RuleSwitch[]): RuleSwitch | undefined =>
  switches.find(({ values, needs }) => needs === undefined && values.every(value => typeof value === 'boolean'));

/** Those that stand in the list: the main one and what hangs on it have a place of their own. */
export function otherSwitches(switches: readonly RuleSwitch[]): readonly RuleSwitch[] {
  const main = mainSwitch(switches);
  return switches.filter(rule => rule !== main && (main === undefined || rule.needs !== main.field));
}
