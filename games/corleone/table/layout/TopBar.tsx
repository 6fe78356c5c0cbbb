import { handLimit } from '@omerta/corleone/seen';
import { usePageParts } from '@omerta/table/page/pageParts.ts';
import type { ReactNode } from 'react';
import { IconToken } from '../draw/icons/IconToken.tsx';
import { ActNumeral } from '../draw/pieces/ActNumeral.tsx';
import { ActTrack } from '../show/ActTrack.tsx';
import { useAtTable } from '../show/atTable.ts';
import { PhaseStops } from '../show/PhaseStops.tsx';
import styles from './TopBar.module.css';

export interface TopBarProps {
  /** One act only, where there is little room. */
  readonly isShort?: boolean;
  readonly onHelp: () => void;
  /** In place of the piles. */
  readonly children?: ReactNode;
}

/** Act and phase, what is left in the piles, help and menu. */
export function TopBar({ isShort = false, onHelp, children }: TopBarProps) {
  const { say, table, names, content } = useAtTable();
  const { TableMenu } = usePageParts();
  return (
    <header className={styles.bar}>
      <h1 className="unseen">{say('title')}</h1>
      <span className={styles.brand}>{say('brand')}</span>
      {isShort ? (
        <span className={styles.act} data-anchor="act">
          <ActNumeral act={table.act} />
          <span>
            {names.act(table.act)}
            <small>{say('limit', { limit: handLimit(content, table) })}</small>
          </span>
        </span>
      ) : (
        <>
          <span className={styles.rule} />
          <ActTrack />
        </>
      )}
      <PhaseStops />
      <div className={styles.tools}>
        {children ?? (isShort ? undefined : <Piles />)}
        <button type="button" className={styles.tool} aria-label={say('keys')} title={say('keys')} onClick={onHelp}>
          ?
        </button>
        <TableMenu />
      </div>
    </header>
  );
}

/** The piles that can run short. */
function Piles() {
  const { table, say } = useAtTable();
  const piles = [
    { icon: 'job', count: table.jobDeck, label: say('jobsInDeck', { count: table.jobDeck }), anchor: 'deck:jobs' },
    {
      icon: '$5',
      count: table.piles.$5,
      label: say('pileOf', { card: '$5', count: table.piles.$5 }),
      anchor: 'pile:$5',
    },
    {
      icon: 'narcotics',
      count: table.piles.narcotics,
      label: say('narcoticsLeft', { count: table.piles.narcotics }),
      anchor: 'pile:narcotics',
    },
  ] as const;
  return (
    <ul className={styles.piles}>
      {piles.map(({ icon, count, label, anchor }) => (
        <li key={icon} title={label} data-anchor={anchor}>
          <IconToken icon={icon} shape="front" size={22} label={label} />
          <span aria-hidden="true">{count}</span>
        </li>
      ))}
    </ul>
  );
}
