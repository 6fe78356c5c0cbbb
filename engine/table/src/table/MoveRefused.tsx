import type { Reason } from '@omerta/kernel';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import styles from './MoveRefused.module.css';
import { RuleMark } from './RuleMark.tsx';
import { useTable, useTableModel } from './useTable.ts';

export interface MoveRefusedProps {
  readonly game: string;
  readonly reasonText: (reason: Reason) => string;
}

/** The table said no: what happened, what is safe, what to do. */
export function MoveRefused({ game, reasonText }: MoveRefusedProps) {
  const say = useWords(tableWords);
  const model = useTableModel();
  const refusal = useTable(state => state.refusal);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal !== undefined) box.current?.querySelector('button')?.focus();
  }, [refusal]);
  if (refusal === undefined) return null;
  const { reason, code } = refusal;
  return (
    <div ref={box} className={styles.refused} role="alertdialog" aria-label={say('refused.title')}>
      <span className={styles.sign}>
        <svg viewBox="0 0 20 20" width={20} height={20} fill="none" stroke="currentColor" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" strokeWidth={2.6} strokeLinecap="round" />
        </svg>
      </span>
      <div className={styles.words}>
        <h2>{say('refused.title')}</h2>
        <p>
          {reason === undefined ? say('refused.code', { code }) : `${reasonText(reason)}.`} {say('refused.safe')}
        </p>
      </div>
      {reason !== undefined && <RuleMark game={game} id={reason.rule} />}
      <Button look="primary" onClick={() => model.dismissRefusal()}>
        {say('refused.again')}
      </Button>
    </div>
  );
}
