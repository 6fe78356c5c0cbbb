import { corleoneText } from '@omerta/text';
import { useEffect, useRef } from 'react';

import { useTable, useTableModel } from '../../../table/useTable.ts';
import { Button } from '../../../ui/Button.tsx';
import { useAtTable } from '../atTable.ts';
import styles from './MoveRefused.module.css';
import { Rule } from './Rule.tsx';
import { CrossSign } from './signs.tsx';

/** The table said no: what happened, what is safe, what to do. */
export function MoveRefused() {
  const { say, language } = useAtTable();
  const model = useTableModel();
  const refusal = useTable(state => state.refusal);
  const again = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal !== undefined) again.current?.querySelector('button')?.focus();
  }, [refusal]);
  if (refusal === undefined) return null;
  const { reason, code } = refusal;
  return (
    <div ref={again} className={styles.refused} role="alertdialog" aria-label={say('refused.title')}>
      <span className={styles.sign}>
        <CrossSign size={20} />
      </span>
      <div className={styles.words}>
        <h2>{say('refused.title')}</h2>
        <p>
          {reason === undefined ? say('refused.code', { code }) : `${corleoneText.reasonText(language, reason)}.`}{' '}
          {say('refused.safe')}
        </p>
      </div>
      {reason !== undefined && <Rule id={reason.rule} />}
      <Button look="primary" onClick={() => model.dismissRefusal()}>
        {say('refused.again')}
      </Button>
    </div>
  );
}
