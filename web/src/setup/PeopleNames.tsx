import { Field } from '@omerta/table/ui/Field.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './PeopleNames.module.css';

export interface PeopleNamesProps {
  readonly people: number;
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

/** Who share a device, by seat. */
export function PeopleNames({ people, names, onChange }: PeopleNamesProps) {
  const say = useWords(pageWords);
  return (
    <div className={styles.names}>
      {Array.from({ length: people }, (_, seat) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is where it stands
          key={seat}
          label={say('name.ofPlayer', { number: seat + 1 })}
          value={names[seat] ?? ''}
          maxLength={40}
          autoComplete="off"
          onChange={name => onChange(written(names, seat, name))}
        />
      ))}
    </div>
  );
}

const written = (names: readonly string[], seat: number, name: string) =>
  Array.from({ length: Math.max(names.length, seat + 1) }, (_, at) => (at === seat ? name : (names[at] ?? '')));
