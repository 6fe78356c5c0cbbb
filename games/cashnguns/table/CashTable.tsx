import './art/tokens.css';
import { CashPaints } from './art/CashPaints.tsx';
import { DesktopTable } from './layouts/DesktopTable.tsx';
import { PhoneTable } from './layouts/PhoneTable.tsx';
import { TabletTable } from './layouts/TabletTable.tsx';
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
