import { Choice } from '../ui/Choice.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { useWords } from '../words/useWords.ts';

export interface LevelChoiceProps<T extends string> {
  readonly label: string;
  readonly levels: readonly T[];
  readonly value: T;
  readonly onChange: (level: T) => void;
  readonly isNarrow?: boolean; // where they do not fit side by side
}

/** How well the bots play, and what somebody is like who plays like that. */
export function LevelChoice<T extends string>({ label, levels, value, onChange, isNarrow }: LevelChoiceProps<T>) {
  const say = useWords('house');
  const Form = isNarrow === true ? Choice : Segmented;
  return (
    <Form
      label={label}
      hint={say('level.words', { level: value })}
      value={value}
      options={levels.map(level => ({ value: level, label: say('level', { level }) }))}
      onChange={onChange}
    />
  );
}
