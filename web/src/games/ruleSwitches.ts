// What a host may choose about the rules of each game, as data: one list of switches, drawn by one form.
export type SwitchValue = string | boolean | number;

export interface RuleSwitch {
  readonly field: string; // of the rules' options
  readonly words: SwitchWords; // the name it has in the catalogue
  readonly values: readonly SwitchValue[]; // the usual one first; it is left out of the options
  readonly needs?: string; // another field that must be on for this one to matter
}

export type SwitchWords =
  | 'firstPlayer'
  | 'talents'
  | 'talentDeal'
  | 'firstGodfather'
  | 'tooSlow'
  | 'noTakers'
  | 'dictatorMayBanClip'
  | 'lootVisibility'
  | 'lootLog';

const ANYBODY = 'random'; // drawn by the rules: the option is missing

export const CORLEONE_SWITCHES: readonly RuleSwitch[] = [
  { field: 'firstPlayer', words: 'firstPlayer', values: [ANYBODY, 0] },
];

export const CASH_SWITCHES: readonly RuleSwitch[] = [
  { field: 'talents', words: 'talents', values: [false, true] },
  { field: 'talentDeal', words: 'talentDeal', values: ['random', 'two'], needs: 'talents' },
  { field: 'firstGodfather', words: 'firstGodfather', values: [ANYBODY, 0] },
  { field: 'tooSlow', words: 'tooSlow', values: ['sitOut', 'noTarget'] },
  { field: 'noTakers', words: 'noTakers', values: ['carryOver', 'discard'] },
  { field: 'dictatorMayBanClip', words: 'dictatorMayBanClip', values: [true, false], needs: 'talents' },
  { field: 'lootVisibility', words: 'lootVisibility', values: ['hidden', 'open'] },
  { field: 'lootLog', words: 'lootLog', values: ['closed', 'open'] },
];

type Values = Readonly<Record<string, unknown>>;

/** The value a switch has in some options. */
export const valueIn = (options: Values, { field, values }: RuleSwitch): SwitchValue =>
  values.find(value => value === options[field]) ?? values[0]!;

/** The options with a switch turned. */
export function turned(options: Values, { field, values }: RuleSwitch, value: SwitchValue): Values {
  const { [field]: _, ...others } = options;
  return value === values[0] ? others : { ...others, [field]: value };
}
