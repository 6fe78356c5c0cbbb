import type { CashBelief } from '@omerta/coach';
import { useWords } from '../../words/useWords.ts';
import styles from '../BeliefLens.module.css';
import { BeliefLens, type BelievedProps } from '../BeliefLens.tsx';
import { useNumbers } from '../numbers.ts';
import { useCashVoice } from './useCashVoice.tsx';

/** How likely the card in front of each is a Bang, and how many they have left. */
export function CashBeliefs({ beliefs, seat }: BelievedProps) {
  const voice = useCashVoice();
  if (beliefs.game !== 'cashnguns') return null;
  return <BeliefLens seat={seat} voice={voice} beliefs={beliefs.seats} Belief={Belief} />;
}

function Belief({ belief: { loadedBang, bangs, cards } }: { readonly belief: CashBelief }) {
  const say = useWords('coach');
  const { percent } = useNumbers();
  const { least, most } = bangs;
  return (
    <>
      {loadedBang !== undefined && (
        <>
          <p>{say('beliefs.bang', { chance: percent(loadedBang) })}</p>
          <span className={styles.chance} aria-hidden="true">
            <i style={{ width: `${100 * loadedBang}%` }} />
          </span>
        </>
      )}
      <p>{say('beliefs.bangs', { range: least === most ? `${least}` : `${least}–${most}`, cards })}</p>
    </>
  );
}
