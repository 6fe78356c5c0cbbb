import type { CorleoneBelief, Range } from '@omerta/coach';
import { useAtTable } from '../../games/corleone/atTable.ts';
import { useWords } from '../../words/useWords.ts';
import styles from '../BeliefLens.module.css';
import { BeliefLens, type BelievedProps } from '../BeliefLens.tsx';
import { Fold } from '../Fold.tsx';
import { useNumbers } from '../numbers.ts';
import { jobGroups } from './jobGroups.ts';
import { useCorleoneVoice } from './useCorleoneVoice.tsx';

/** Jobs, money and suitcase of each, as far as they could be known. */
export function CorleoneBeliefs({ beliefs, seat }: BelievedProps) {
  const voice = useCorleoneVoice();
  if (beliefs.game !== 'corleone') return null;
  return <BeliefLens seat={seat} voice={voice} beliefs={beliefs.seats} Belief={Belief} />;
}

function Belief({ belief: { jobs, unseenJobs, money, suitcase } }: { readonly belief: CorleoneBelief }) {
  const say = useWords('coach');
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
