import { MoveRefused } from './choose/MoveRefused.tsx';
import { PlayProvider } from './choose/PlayProvider.tsx';
import { Symbols } from './draw/Symbols.tsx';
import { BesideTable } from './layout/BesideTable.tsx';
import { DesktopTable } from './layout/DesktopTable.tsx';
import { PhoneTable } from './layout/PhoneTable.tsx';
import { TabletTable } from './layout/TabletTable.tsx';
import { TableProvider } from './show/TableProvider.tsx';
import { useLayout } from './show/useLayout.ts';
import { useMusic } from './show/useMusic.ts';

/** Corleone's Empire as players and spectators see it. */
export default function Table() {
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
  useMusic();
  return (
    <>
      {(layout === 'wide' || layout === 'desktop') && <DesktopTable isWide={layout === 'wide'} />}
      {layout === 'tablet' && <TabletTable />}
      {layout === 'beside' && <BesideTable />}
      {(layout === 'phone' || layout === 'small') && <PhoneTable isSmall={layout === 'small'} />}
    </>
  );
}
