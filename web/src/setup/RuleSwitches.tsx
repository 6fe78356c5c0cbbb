import { Choice } from '@omerta/table/ui/Choice.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type RuleSwitch, turned, valueIn } from '../games/ruleSwitches.ts';
import { pageWords } from '../words/pageWords.ts';

type Values = Readonly<Record<string, unknown>>;

export interface RuleSwitchesProps {
  readonly switches: readonly RuleSwitch[];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** What may be chosen about the rules of a game, in plain words; what does not matter yet is left out. */
export function RuleSwitches({ switches, values, onChange }: RuleSwitchesProps) {
  const say = useWords(pageWords);
  return switches
    .filter(({ needs }) => needs === undefined || values[needs] === true)
    .map(rule => (
      <Choice
        key={rule.field}
        label={say(`switch.${rule.words}`)}
        value={String(valueIn(values, rule))}
        options={rule.values.map(value => ({
          value: String(value),
          label: say(`switch.${rule.words}.value`, { value: String(value) }),
        }))}
        onChange={text => {
          const value = rule.values.find(each => String(each) === text);
          if (value !== undefined) onChange(turned(values, rule, value));
        }}
      />
    ));
}
