import { useEffect, useRef } from 'react';
import { useTable, useTableModel } from '../../../table/useTable.ts';
import { Button } from '../../../ui/Button.tsx';
import { useAtTable } from '../atTable.ts';
import { Rule } from './AskWords.tsx';
import styles from './MoveRefused.module.css';

/** The table said no: what happened, what is safe, what to do. */
export function MoveRefused() {
  const { say, names } = useAtTable();
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
      <div className={styles.words}>
        <h2>{say('refused.title')}</h2>
        <p>
          {reason === undefined ? say('refused.code', { code }) : `${names.reason(reason)}.`} {say('refused.safe')}
        </p>
      </div>
      {reason !== undefined && <Rule id={reason.rule} />}
      <Button look="primary" onClick={() => model.dismissRefusal()}>
        {say('refused.again')}
      </Button>
    </div>
  );
}
