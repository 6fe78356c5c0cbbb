import { LONGEST_NAME } from '@omerta/names/readName.ts';
import { Field } from '@omerta/table/ui/Field.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { pageWords } from '../words/pageWords.ts';

export interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly problem?: string | undefined;
}

/** The name others see at the table. */
export function NameField({ value, onChange, problem }: NameFieldProps) {
  const say = useWords(pageWords);
  return (
    <Field
      label={say('name.label')}
      value={value}
      onChange={onChange}
      maxLength={LONGEST_NAME}
      autoComplete="nickname"
      spellCheck={false}
      placeholder={say('name.example')}
      problem={problem}
    />
  );
}
