import type { Reason } from '@omerta/kernel';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './MoveRefused.module.css';
import { RuleMark } from './RuleMark.tsx';
import { useTable, useTableModel } from './useTable.ts';

type RefusedKey = 'refused.title' | 'refused.code' | 'refused.safe' | 'refused.again';

export interface MoveRefusedProps {
  readonly game: string;
  /** The words of the game. */
  readonly say: (key: RefusedKey, values?: { readonly code: string }) => string;
  readonly reasonText: (reason: Reason) => string;
}

/** The table said no: what happened, what is safe, what to do. */
export function MoveRefused({ game, say, reasonText }: MoveRefusedProps) {
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
