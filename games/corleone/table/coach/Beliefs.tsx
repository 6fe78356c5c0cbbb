import type { Beliefs as BeliefsOf } from '@omerta/coach';
import styles from '@omerta/table/coach/BeliefLens.module.css';
import { BeliefLens, type BelievedProps } from '@omerta/table/coach/BeliefLens.tsx';
import { Fold } from '@omerta/table/coach/Fold.tsx';
import { useNumbers } from '@omerta/table/coach/numbers.ts';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { CorleoneBelief, Range } from '../../coach/beliefs.ts';
import { useAtTable } from '../show/atTable.ts';
import { jobGroups } from './jobGroups.ts';
import { useVoice } from './useVoice.tsx';

/** Jobs, money and suitcase of each, as far as they could be known. */
export function Beliefs({ beliefs, seat }: BelievedProps) {
  const voice = useVoice();
  if (beliefs.game !== 'corleone') return null;
  return (
    <BeliefLens seat={seat} voice={voice} beliefs={(beliefs as BeliefsOf<CorleoneBelief>).seats} Belief={Belief} />
  );
}

function Belief({ belief: { jobs, unseenJobs, money, suitcase } }: { readonly belief: CorleoneBelief }) {
  const say = useWords(coachWords);
  const { names } = useAtTable();
  const { percent } = useNumbers();
  const certain = jobs.filter(({ chance }) => chance === 1);
  const listed = (ids: readonly string[]) => ids.map(id => names.card(id)).join(', ');
  return (
    <>
      <p>{say('beliefs.money', { range: rangeOf(money) })}</p>
      <p>{say('beliefs.suitcase', { range: rangeOf(suitcase) })}</p>
      {certain.length > 0 && <p>{say('beliefs.certainJobs', { jobs: listed(certain.map(({ job }) => job)) })}</p>}
      {unseenJobs > 0 && (
        <Fold title={say('beliefs.hiddenJobs', { count: unseenJobs })}>
          <ul className={styles.jobs}>
            {jobGroups(jobs).map(({ chance, jobs: alike }) => (
              <li key={chance}>{say('beliefs.jobs', { chance: percent(chance), jobs: listed(alike) })}</li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}

const rangeOf = ({ least, most }: Range): string => (least === most ? `$${least}` : `$${least}–$${most}`);
