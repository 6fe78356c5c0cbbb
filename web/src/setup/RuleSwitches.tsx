import type { RuleSwitch } from '@omerta/kernel';
import { useAbout } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Choice } from '@omerta/table/ui/Choice.tsx';
import { turned, valueIn } from './ruleSwitches.ts';

type Values = Readonly<Record<string, unknown>>;

export interface RuleSwitchesProps {
  readonly game: WebGame;
  /** All of the game if missing. */
  readonly rules?: readonly RuleSwitch[];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** What may be chosen about the rules of a game, in plain words; what does not matter yet is left out. */
export function RuleSwitches({ game, rules = game.switches, values, onChange }: RuleSwitchesProps) {
  const { optionName, optionValue } = useAbout(game.about);
  return rules
    .filter(({ needs }) => needs === undefined || values[needs] === true)
    .map(rule => (
      <Choice
        key={rule.field}
        label={optionName(rule.field)}
        value={String(valueIn(values, rule))}
        options={rule.values.map(value => ({ value: String(value), label: optionValue(rule.field, value) }))}
        onChange={text => {
          const value = rule.values.find(each => String(each) === text);
          if (value !== undefined) onChange(turned(values, rule, value));
        }}
      />
    ));
}
