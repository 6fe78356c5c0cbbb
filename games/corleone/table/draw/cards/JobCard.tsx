import { type JobId, type Pack, standardPack } from '@omerta/corleone/seen';
import { memo } from 'react';
import { JOB_LOOKS, JobMark } from '../JobMark.tsx';
import { Card, type CardMark } from './Card.tsx';
import styles from './card.module.css';
import { type IconWords, JobGoods, JobReward } from './JobGoods.tsx';
import { JobRow } from './JobRow.tsx';

export interface JobCardProps extends IconWords {
  readonly job: JobId;
  readonly pack?: Pack;
  readonly name: string;
  readonly text: string;
  readonly colourName: string; // "Rackets": colour, sign and word together
  readonly size?: 'large' | 'hand' | 'small' | 'row' | undefined;
  readonly mark?: CardMark | undefined;
  readonly tag?: string | undefined;
  /** Which of the goods, by their order on the card, the viewer could not pay now. */
  readonly missing?: readonly number[] | undefined;
}

const LONG_NAME = 14; // letters
const LONG_WORD = 9;

/** A job: what it asks, what it does, what it pays. Small cards drop the sentence. */
export const JobCard = memo(function JobCard(props: JobCardProps) {
  const { job, pack = standardPack, name, text, colourName, size = 'hand', mark, tag, missing, iconLabel } = props;
  const entry = entryOf(pack, job);
  if (size === 'row') return <JobRow {...{ entry, name, text, colourName, mark, missing, iconLabel }} />;
  const { fill, on } = JOB_LOOKS[entry.color];
  return (
    <Card size={size} mark={mark} tag={tag}>
      <span className={styles.face}>
        <span
          className={colourName.length > LONG_WORD ? `${styles.head} ${styles.longWord}` : styles.head}
          style={{ background: fill, color: on }}
        >
          <JobMark colour={entry.color} size="1.6em" />
          {tag === undefined ? <i>{colourName}</i> : <span className="unseen">{colourName}</span>}
        </span>
        <span className={name.length > LONG_NAME ? `${styles.body} ${styles.longTitle}` : styles.body}>
          <JobGoods goods={entry.goods} missing={missing} iconLabel={iconLabel} size="1.95em" />
          <span className={styles.name}>{name}</span>
          {size !== 'small' && <span className={styles.text}>{text}</span>}
        </span>
        <span className={styles.reward}>
          <JobReward notes={entry.rewardMoney} iconLabel={iconLabel} size="1.9em" />
        </span>
      </span>
    </Card>
  );
});

function entryOf(pack: Pack, job: JobId): Pack['jobs'][number] {
  const found = pack.jobs.find(entry => entry.id === job);
  if (found === undefined) throw new Error(`No job ${job} in the pack ${pack.id}`);
  return found;
}
