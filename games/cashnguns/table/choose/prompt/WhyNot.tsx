import { useId } from 'react';
import { useAtTable } from '../../show/atTable.ts';
import { type Refused, usePlay } from '../play.ts';
import { Rule } from './PromptWords.tsx';
import styles from './WhyNot.module.css';

/** Why something closed cannot be tapped: what, why and the rule. */
export function WhyNot({ refused: { what, reason } }: { readonly refused: Refused }) {
  const { say, names } = useAtTable();
  const { dismiss } = usePlay();
  const reasonId = useId();
  return (
    <div className={styles.box} role="alert" aria-describedby={reasonId}>
      <p>
        <b>{what}</b> <Rule id={reason.rule} />
      </p>
      <p id={reasonId}>{names.reason(reason)}.</p>
      <button type="button" onClick={dismiss}>
        {say('close')}
      </button>
    </div>
  );
}
