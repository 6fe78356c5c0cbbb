import './draw/tokens.css';
import { MoveRefused } from './choose/MoveRefused.tsx';
import { PlayProvider } from './choose/PlayProvider.tsx';
import { Paints } from './draw/Paints.tsx';
import { DesktopTable } from './layout/DesktopTable.tsx';
import { PhoneTable } from './layout/PhoneTable.tsx';
import { TabletTable } from './layout/TabletTable.tsx';
import { TalentsSheet } from './scenes/talents/TalentsSheet.tsx';
import { RevealWords } from './show/RevealWords.tsx';
import { useAmbience } from './show/staging/ambience.ts';
import { TableProvider } from './show/TableProvider.tsx';
import { LayoutContext, useLayout } from './show/useLayout.ts';

/** Ca$h 'n Guns as players and spectators see it. */
export default function Table() {
  return (
    <TableProvider>
      <PlayProvider>
        <Paints />
        <TableInRoom />
        <RevealWords />
        <TalentsSheet />
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
    <LayoutContext value={kind}>
      <Table isLow={isLow} />
    </LayoutContext>
  );
}

const TABLES = { desktop: DesktopTable, tablet: TabletTable, phone: PhoneTable };
