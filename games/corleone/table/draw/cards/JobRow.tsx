import type { Pack } from '@omerta/corleone/seen';
import { Drawing } from '../Drawing.tsx';
import { JOB_LOOKS, JobMark } from '../JobMark.tsx';
import type { CardMark } from './Card.tsx';
import { type IconWords, JobGoods, JobReward } from './JobGoods.tsx';
import styles from './row.module.css';

export interface JobRowProps extends IconWords {
  readonly entry: Pack['jobs'][number];
  readonly name: string;
  readonly text: string;
  readonly colourName: string;
  readonly mark: CardMark | undefined;
  readonly missing: readonly number[] | undefined;
}

/** A job as a line of a list: sign, name, sentence, goods for money. */
export function JobRow({ entry, name, text, colourName, mark, missing, iconLabel }: JobRowProps) {
  const { fill, on } = JOB_LOOKS[entry.color];
  return (
    <span className={[styles.row, styles.paper, mark && styles[mark]].filter(Boolean).join(' ')}>
      <span className={styles.colour} style={{ background: fill, color: on }}>
        <JobMark colour={entry.color} size="1.2rem" label={colourName} />
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        <span className={styles.text}>{text}</span>
        <span className={styles.deal}>
          <JobGoods goods={entry.goods} missing={missing} iconLabel={iconLabel} size="1.3rem" />
          <Arrow />
          <JobReward notes={entry.rewardMoney} iconLabel={iconLabel} size="1.3rem" />
        </span>
      </span>
    </span>
  );
}

const Arrow = () => (
  <Drawing viewBox="0 0 12 10" width="0.75rem" height="0.625rem">
    <path d="M1 5h9M6.5 1.5 10 5 6.5 8.5" fill="none" stroke="currentColor" strokeWidth={1.8} />
  </Drawing>
);
