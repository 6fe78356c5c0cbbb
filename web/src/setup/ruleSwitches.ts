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
