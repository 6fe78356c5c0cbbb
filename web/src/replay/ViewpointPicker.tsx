import type { ReplayParts } from '@omerta/table/replay/replayParts.ts';
import type { Place } from '@omerta/table/replay/usePlace.ts';
import { type Viewpoint, writeViewpoint } from '@omerta/table/replay/viewpoint.ts';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useId } from 'react';
import type { RecordFile } from '../practice/recordFile.ts';
import styles from './ViewpointPicker.module.css';

export interface ViewpointPickerProps {
  readonly file: RecordFile;
  readonly parts: ReplayParts;
  readonly place: Place;
  readonly mayLookAs: (viewpoint: Viewpoint) => boolean;
}

/** Whose eyes the table is seen with. Nothing else than they saw is brought to this page. */
export function ViewpointPicker({ file, parts, place: { viewpoint, look }, mayLookAs }: ViewpointPickerProps) {
  const say = useWords(replayWords);
  const name = useId();
  const seats = file.players.map((_, seat) => seat);
  const nameOf = (seat: number) => file.players[seat]?.name ?? '';
  const wordsOf = (each: Viewpoint) => (typeof each === 'number' ? nameOf(each) : say(`as.${each}`));
  return (
    <fieldset className={styles.picker}>
      <legend>{say('as')}</legend>
      <div className={styles.options}>
        {(['public', ...seats, 'all'] as const).filter(mayLookAs).map(each => (
          <label key={writeViewpoint(each)} className={styles.option} data-wide={typeof each !== 'number' || undefined}>
            <input
              type="radio"
              className="veiled"
              name={name}
              checked={each === viewpoint}
              onChange={() => look(each)}
            />
            {typeof each === 'number' && <parts.SeatSign seat={each} />}
            <span>{wordsOf(each)}</span>
          </label>
        ))}
      </div>
      <p className={styles.note} role="status">
        {typeof viewpoint === 'number'
          ? say('as.seat.words', { name: nameOf(viewpoint) })
          : say(`as.${viewpoint}.words`)}
      </p>
    </fieldset>
  );
}
