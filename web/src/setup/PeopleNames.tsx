import { LONGEST_NAME } from '@omerta/names/readName.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Choice } from '@omerta/table/ui/Choice.tsx';
import { Field } from '@omerta/table/ui/Field.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useAboutOf } from '../games/useAboutOf.ts';
import { pageWords } from '../words/pageWords.ts';
import { withWish } from './factions.ts';
import styles from './PeopleNames.module.css';

/** The people who share a device, by seat. */
export interface People {
  readonly names: readonly string[];
  readonly factions: readonly string[]; // what they wish to play as
}

export interface PeopleNamesProps extends People {
  readonly game: WebGame;
  readonly people: number;
  readonly onChange: (change: Partial<People>) => void;
}

/** Who share a device, and what each plays as. */
export function PeopleNames({ game, people, names, factions, onChange }: PeopleNamesProps) {
  const say = useWords(pageWords);
  const about = useAboutOf(game.id)?.factions;
  const all = game.lobby?.factions?.all ?? [];
  return (
    <div className={styles.names}>
      {Array.from({ length: people }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is where it stands
        <div key={seat} className={styles.person}>
          <Field
            label={say('name.ofPlayer', { number: seat + 1 })}
            value={names[seat] ?? ''}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={name => onChange({ names: written(names, seat, name) })}
          />
          {about !== undefined && (
            <Choice
              label={about.ofPlayer(seat + 1)}
              value={all.find(faction => faction === factions[seat]) ?? ''}
              options={[
                { value: '', label: about.any },
                ...all
                  .filter(faction => !factions.some((wish, at) => wish === faction && at !== seat && at < people))
                  .map(faction => ({ value: faction, label: about.name(faction) })),
              ]}
              onChange={faction => onChange({ factions: withWish(factions, seat, faction) })}
            />
          )}
        </div>
      ))}
    </div>
  );
}

const written = (names: readonly string[], seat: number, name: string) =>
  Array.from({ length: Math.max(names.length, seat + 1) }, (_, at) => (at === seat ? name : (names[at] ?? '')));
