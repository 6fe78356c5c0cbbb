import type { ReactNode } from 'react';
import { FaultBoundary } from '../ui/FaultBoundary.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { useWords } from '../words/useWords.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { EmoteBubbles } from './EmoteBubbles.tsx';
import { StageLayer } from './stage/StageLayer.tsx';
import { TableNotices } from './TableNotices.tsx';
import styles from './TablePage.module.css';
import type { OpenedTable } from './useOpenTable.ts';
import { StageContext } from './useStage.ts';
import { TableContext, useTable } from './useTable.ts';
import { useTableSounds } from './useTableSounds.ts';
import { useYourTurn } from './useYourTurn.ts';

/** Around every table: what is on stage, what everybody should know, and the line. */
export function TableFrame({ table, children }: { readonly table: OpenedTable; readonly children: ReactNode }) {
  return (
    <TableContext value={table.model}>
      <StageContext value={table.stage.stage}>
        <Framed table={table}>{children}</Framed>
      </StageContext>
    </TableContext>
  );
}

function Framed({ table: { stage, sounds }, children }: { readonly table: OpenedTable; readonly children: ReactNode }) {
  const say = useWords('table');
  const isLost = useTable(({ connection }) => connection.kind === 'lost');
  useTableSounds(sounds);
  useYourTurn();
  return (
    <>
      <div className={isLost ? styles.greyed : styles.table} inert={isLost}>
        <FaultBoundary>{children}</FaultBoundary>
      </div>
      <TableNotices />
      <StageLayer stage={stage} />
      <EmoteBubbles stage={stage.stage} />
      <ConnectionBanner />
      <Toasts closeLabel={say('close')} />
    </>
  );
}
