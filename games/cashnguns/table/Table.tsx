import './draw/tokens.css';
import { CashPaints } from './draw/CashPaints.tsx';
import { DesktopTable } from './layout/DesktopTable.tsx';
import { PhoneTable } from './layout/PhoneTable.tsx';
import { TabletTable } from './layout/TabletTable.tsx';
import { PlayProvider } from './PlayProvider.tsx';
import { MoveRefused } from './parts/MoveRefused.tsx';
import { RevealWords } from './parts/RevealWords.tsx';
import { useAmbience } from './staging/ambience.ts';
import { TableProvider } from './TableProvider.tsx';
import { AroundUs, useLayout } from './useLayout.ts';

/** Ca$h 'n Guns as players and spectators see it. */
export default function CashTable() {
  return (
    <TableProvider>
      <PlayProvider>
        <CashPaints />
        <TableInRoom />
        <RevealWords />
        <MoveRefused />
      </PlayProvider>
    </TableProvider>
  );
}

function TableInRoom() {
  useAmbience();
  const { kind, isLow } = useLayout();
  const Table = TABLES[kind];
  return (
    <AroundUs value={kind}>
      <Table isLow={isLow} />
    </AroundUs>
  );
}

const TABLES = { desktop: DesktopTable, tablet: TabletTable, phone: PhoneTable };
