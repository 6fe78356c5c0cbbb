import { StageContext } from '@omerta/table/table/stageContext.ts';
import { TableContext, useTable } from '@omerta/table/table/useTable.ts';
import { FaultBoundary } from '@omerta/table/ui/FaultBoundary.tsx';
import { Toasts } from '@omerta/table/ui/Toasts.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { ReactNode } from 'react';
import { Bubbles } from './Bubbles.tsx';
import { ChatDrawer } from './ChatDrawer.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { SoundPlaque } from './SoundPlaque.tsx';
import { StageLayer } from './stage/StageLayer.tsx';
import { TableNotices } from './TableNotices.tsx';
import styles from './TablePage.module.css';
import type { OpenedTable } from './useOpenTable.ts';
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
  const say = useWords(tableWords);
  const isScreen = useTable(({ info }) => info?.you.isScreen === true);
  const isLost = useTable(({ connection }) => connection.kind === 'lost');
  useTableSounds(sounds, stage.stage);
  useYourTurn();
  return (
    <>
      <div className={isLost ? styles.greyed : styles.table} inert={isLost}>
        <FaultBoundary>{children}</FaultBoundary>
      </div>
      <TableNotices />
      <StageLayer stage={stage} />
      <Bubbles stage={stage.stage} play={sounds.play} />
      {!isScreen && <ChatDrawer />}
      {isScreen && <SoundPlaque sounds={sounds} />}
      <ConnectionBanner />
      <Toasts closeLabel={say('close')} />
    </>
  );
}
