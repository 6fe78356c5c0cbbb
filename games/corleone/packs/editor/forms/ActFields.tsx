import { corleoneText } from '@omerta/corleone/words';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEditor } from '../editor.ts';
import { changeEntry } from '../edits.ts';
import type { Act } from '../entries.ts';
import { packWords } from '../packWords.ts';
import { RadioRow } from '../parts/RadioRow.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import styles from './forms.module.css';

const TILE_COLOURS = ['blue', 'red'] as const;

/** One act of the act track. */
export function ActFields({ act, at }: { readonly act: Act; readonly at: number }) {
  const say = useWords(packWords);
  const { pack, edit } = useEditor();
  const change = (fields: Partial<Act>) =>
    edit(changeEntry(pack, 'acts', at, fields), `act ${at} ${Object.keys(fields).join()}`);
  const field = { entry: `acts[${at}]`, source: act };
  const roman = corleoneText.romanOf(act.act);
  return (
    <fieldset className={styles.act}>
      <legend>{say('act', { act: roman })}</legend>
      <TextLine
        {...field}
        label={say('field.name')}
        field="name"
        value={act.name}
        onChange={name => change({ name })}
      />
      <Stepper
        {...field}
        label={say('field.handLimit')}
        field="handLimit"
        value={act.handLimit}
        onChange={handLimit => change({ handLimit })}
      />
      <RadioRow
        {...field}
        label={say('field.tileColour')}
        field="tileColor"
        value={act.tileColor}
        options={TILE_COLOURS.map(colour => ({ value: colour, label: say('tileColour', { colour }) }))}
        onChange={tileColor => change({ tileColor })}
      />
      {at > 0 && (
        <RadioRow
          {...field}
          label={say('field.newMember')}
          field="newFamilyMember"
          value={act.newFamilyMember ?? 'none'}
          options={MEMBERS.map(member => ({ value: member, label: say('newMember', { member }) }))}
          onChange={member => change({ newFamilyMember: member === 'none' ? null : member })}
        />
      )}
    </fieldset>
  );
}

const MEMBERS = ['none', 'consigliere', 'heir'] as const;
