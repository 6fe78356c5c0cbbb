import { Choice } from '@omerta/table/ui/Choice.tsx';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { pageWords } from '../words/pageWords.ts';

export interface LevelChoiceProps<T extends string> {
  readonly label: string;
  readonly levels: readonly T[];
  readonly value: T;
  readonly onChange: (level: T) => void;
  readonly isNarrow?: boolean; // where they do not fit side by side
}

/** How well the bots play, with a description of the level. */
export function LevelChoice<T extends string>({ label, levels, value, onChange, isNarrow }: LevelChoiceProps<T>) {
  const say = useWords(pageWords);
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
