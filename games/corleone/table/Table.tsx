import { Symbols } from './draw/icons/Symbols.tsx';
import { BesideTable } from './layout/BesideTable.tsx';
import { PhoneTable } from './layout/PhoneTable.tsx';
import { RailsTable } from './layout/RailsTable.tsx';
import { TabletTable } from './layout/TabletTable.tsx';
import { PlayProvider } from './PlayProvider.tsx';
import { MoveRefused } from './parts/MoveRefused.tsx';
import { TableProvider } from './TableProvider.tsx';
import { useLayout } from './useLayout.ts';

/** Corleone's Empire as players and spectators see it. */
export default function CorleoneTable() {
  return (
    <TableProvider>
      <PlayProvider>
        <Symbols />
        <TableInRoom />
        <MoveRefused />
      </PlayProvider>
    </TableProvider>
  );
}

function TableInRoom() {
  const layout = useLayout();
  return (
    <>
      {(layout === 'wide' || layout === 'desktop') && <RailsTable isWide={layout === 'wide'} />}
      {layout === 'tablet' && <TabletTable />}
      {layout === 'beside' && <BesideTable />}
      {(layout === 'phone' || layout === 'small') && <PhoneTable isSmall={layout === 'small'} />}
    </>
  );
}
