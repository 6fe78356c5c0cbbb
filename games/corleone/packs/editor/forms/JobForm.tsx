import { JOB_COLORS } from '@omerta/corleone/seen';
import { useWords } from '@omerta/table/words/useWords.ts';
import { JOB_LOOKS, JobMark } from '../../../table/draw/JobMark.tsx';
import type { Job } from '../entries.ts';
import { packWords } from '../packWords.ts';
import { RadioRow } from '../parts/RadioRow.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { TokenList } from '../parts/TokenList.tsx';
import { useKinds } from '../parts/useGameWords.ts';
import { CardSteps } from './CardSteps.tsx';
import styles from './forms.module.css';
import { SourceFields } from './SourceFields.tsx';
import { useEntry } from './useEntry.ts';

export function JobForm({ job, at }: { readonly job: Job; readonly at: number }) {
  const say = useWords(packWords);
  const { basicGoods, notes } = useKinds();
  const { field, change } = useEntry('jobs', at, job);
  return (
    <>
      <div className={styles.pair}>
        <TextLine
          {...field}
          label={say('field.name')}
          field="name"
          value={job.name}
          onChange={name => change({ name })}
        />
        <RadioRow
          {...field}
          label={say('field.colour')}
          field="color"
          value={job.color}
          options={JOB_COLORS.map(colour => ({
            value: colour,
            label: say('colour', { colour }),
            sign: (
              <span
                className={styles.colour}
                style={{ background: JOB_LOOKS[colour].fill, color: JOB_LOOKS[colour].on }}
              >
                <JobMark colour={colour} />
              </span>
            ),
          }))}
          onChange={color => change({ color })}
        />
      </div>
      <div className={styles.pair}>
        <Stepper
          {...field}
          label={say('field.copies')}
          field="copies"
          value={job.copies}
          least={1}
          most={20}
          onChange={copies => change({ copies })}
        />
        <TokenList
          {...field}
          label={say('field.reward')}
          field="rewardMoney"
          values={job.rewardMoney}
          kinds={notes}
          shape="front"
          onChange={rewardMoney => change({ rewardMoney })}
        />
      </div>
      <TokenList
        {...field}
        label={say('field.goods')}
        field="goods"
        values={job.goods}
        kinds={basicGoods}
        shape="back"
        onChange={goods => change({ goods })}
      />
      <CardSteps card="job" entry={job} onSteps={effects => change({ effects })} onText={text => change({ text })} />
      <SourceFields list="jobs" at={at} entry={job} />
    </>
  );
}
