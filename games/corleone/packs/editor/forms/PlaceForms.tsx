import { corleoneText } from '@omerta/corleone/words';
import { Toggle } from '@omerta/table/ui/Toggle.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEditor, useLanguage } from '../editor.ts';
import type { Space, Turf } from '../entries.ts';
import { packWords } from '../packWords.ts';
import { Frame } from '../parts/Frame.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import styles from './forms.module.css';
import { SourceFields } from './SourceFields.tsx';
import { useEntry } from './useEntry.ts';

export function SpaceForm({ space, at }: { readonly space: Space; readonly at: number }) {
  const say = useWords(packWords);
  const language = useLanguage();
  const { pack } = useEditor();
  const { field, change } = useEntry('familySpaces', at, space);
  return (
    <>
      <TextLine
        {...field}
        label={say('field.name')}
        field="label"
        value={space.label}
        onChange={label => change({ label })}
      />
      <Frame {...field} label={say('field.adjacent')} field="adjacent" hint={say('adjacent.hint')} isGroup>
        {() => (
          <div className={styles.checks}>
            {pack.turfs.map(({ id }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={space.adjacent.includes(id)}
                  onChange={({ target }) =>
                    change({
                      adjacent: target.checked ? [...space.adjacent, id] : space.adjacent.filter(each => each !== id),
                    })
                  }
                />
                {corleoneText.nameOf(language, 'turf', id, pack)}
              </label>
            ))}
          </div>
        )}
      </Frame>
      <Frame {...field} label={say('field.marked')} field="marked3plus" isGroup>
        {() => (
          <Toggle
            label={say('marked.label')}
            value={space.marked3plus}
            onChange={marked3plus => change({ marked3plus, minPlayers: marked3plus ? 3 : 2 })}
          />
        )}
      </Frame>
      <SourceFields list="familySpaces" at={at} entry={space} />
    </>
  );
}

export function TurfForm({ turf, at }: { readonly turf: Turf; readonly at: number }) {
  const say = useWords(packWords);
  const { field, change } = useEntry('turfs', at, turf);
  return (
    <>
      <TextLine
        {...field}
        label={say('field.name')}
        field="name"
        value={turf.name}
        hint={turf.number === null ? undefined : say('turf.number', { number: turf.number })}
        onChange={name => change({ name })}
      />
      <SourceFields list="turfs" at={at} entry={turf} />
    </>
  );
}
