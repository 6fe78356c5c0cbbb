import { handLimit } from '@omerta/corleone/seen';
import { usePageParts } from '@omerta/table/page/pageParts.ts';
import { Clock } from '@omerta/table/table/Clock.tsx';
import type { ReactNode } from 'react';
import { ActNumeral } from '../draw/pieces/ActNumeral.tsx';
import { useAtTable } from '../show/atTable.ts';
import styles from './PhoneBar.module.css';

export interface PhoneBarProps {
  readonly isSmall?: boolean;
  /** In place of my clock. */
  readonly children?: ReactNode;
}

/** Act, phase and my clock in one line. */
export function PhoneBar({ isSmall = false, children }: PhoneBarProps) {
  const { say, table, names, content, seat } = useAtTable();
  const { TableMenu } = usePageParts();
  const limit = say('handLimit', { limit: handLimit(content, table) });
  return (
    <header className={styles.bar} data-small={isSmall || undefined}>
      <h1 className="unseen">{say('title')}</h1>
      <ActNumeral act={table.act} />
      <div className={styles.words}>
        {isSmall ? (
          <b>{names.phase(table.phase)}</b>
        ) : (
          <b>{say('actNamed', { act: names.numeral(table.act), name: names.act(table.act) })}</b>
        )}
        <small>{isSmall ? limit : `${names.phase(table.phase)} · ${limit}`}</small>
      </div>
      <span className={styles.end}>
        {children ?? (seat !== undefined && <Clock seat={seat} />)}
        <TableMenu />
      </span>
    </header>
  );
}
