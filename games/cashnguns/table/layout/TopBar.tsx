import { usePageParts } from '@omerta/table/page/pageParts.ts';
import type { ReactNode } from 'react';
import { usePlay } from '../choose/play.ts';
import { Cylinder } from '../draw/Cylinder.tsx';
import { useAtTable } from '../show/atTable.ts';
import { TableWorth } from '../show/TableWorth.tsx';
import { Timer } from '../show/Timer.tsx';
import styles from './TopBar.module.css';

export interface TopBarProps {
  readonly isPhone?: boolean;
  readonly onHelp?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Round and stage, what is at stake, the time, help and menu. */
export function TopBar({ isPhone = false, onHelp, children }: TopBarProps) {
  const { say, names, table } = useAtTable();
  const { TableMenu } = usePageParts();
  const { kind } = usePlay();
  const stage = isPhone && kind !== undefined ? say(`ask.${kind}`) : say(`now.${table.stage}`);
  return (
    <header className={styles.bar} data-phone={isPhone || undefined}>
      <h1 className="unseen">{say('title')}</h1>
      <Cylinder round={table.round} size={isPhone ? 38 : 46} />
      <div className={styles.words} data-anchor="phase">
        {isPhone ? (
          <>
            <b className={styles.stage}>{stage}</b>
            <small>
              {say('roundShort', { round: table.round })} · {say('desk', { player: names.player(table.godfather) })}
            </small>
          </>
        ) : (
          <>
            <b className={styles.round}>{say('roundShort', { round: table.round })}</b>
            <b className={styles.stage}>{stage}</b>
          </>
        )}
      </div>
      {!isPhone && table.round > 0 && <TableWorth />}
      <Timer size={isPhone ? 42 : 50} />
      {children}
      {onHelp !== undefined && (
        <button type="button" className={styles.tool} aria-label={say('keys')} title={say('keys')} onClick={onHelp}>
          ?
        </button>
      )}
      <TableMenu />
    </header>
  );
}
