import type { Beliefs as BeliefsOf } from '@omerta/coach';
import styles from '@omerta/table/coach/BeliefLens.module.css';
import { BeliefLens, type BelievedProps } from '@omerta/table/coach/BeliefLens.tsx';
import { useNumbers } from '@omerta/table/coach/numbers.ts';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { CashBelief } from '../../coach/beliefs.ts';
import { useVoice } from './useVoice.tsx';

/** How likely the card in front of each is a Bang, and how many they have left. */
export function Beliefs({ beliefs, seat }: BelievedProps) {
  const voice = useVoice();
  if (beliefs.game !== 'cashnguns') return null;
  return <BeliefLens seat={seat} voice={voice} beliefs={(beliefs as BeliefsOf<CashBelief>).seats} Belief={Belief} />;
}

function Belief({ belief: { loadedBang, bangs, cards } }: { readonly belief: CashBelief }) {
  const say = useWords(coachWords);
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
