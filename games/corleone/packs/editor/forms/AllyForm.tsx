import { useWords } from '@omerta/table/words/useWords.ts';
import { useEditor } from '../editor.ts';
import { changeAllyEffects } from '../edits.ts';
import type { Ally } from '../entries.ts';
import { packWords } from '../packWords.ts';
import { RadioRow } from '../parts/RadioRow.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { CardSteps } from './CardSteps.tsx';
import styles from './forms.module.css';
import { SourceFields } from './SourceFields.tsx';
import { useEntry } from './useEntry.ts';

const ACTS = [
  { value: 1, label: 'I' },
  { value: 2, label: 'II' },
  { value: 3, label: 'III' },
] as const;

export function AllyForm({ ally, at }: { readonly ally: Ally; readonly at: number }) {
  const say = useWords(packWords);
  const { pack, edit } = useEditor();
  const { field, change } = useEntry('allies', at, ally);
  return (
    <>
      <div className={styles.pair}>
        <TextLine
          {...field}
          label={say('field.name')}
          field="name"
          value={ally.name}
          onChange={name => change({ name })}
        />
        <RadioRow
          {...field}
          label={say('field.act')}
          field="act"
          value={ally.act}
          options={ACTS}
          onChange={act => change({ act })}
        />
      </div>
      <CardSteps
        card="ally"
        entry={ally}
        onSteps={effects => edit(changeAllyEffects(pack, at, effects), `${ally.id} effects`)}
        onText={text => change({ text })}
      />
      <SourceFields list="allies" at={at} entry={ally} />
    </>
  );
}
