import { End } from './end/End.tsx';
import { TableProvider } from './TableProvider.tsx';

/** Who won, and why. */
export default function CorleoneEnd() {
  return (
    <TableProvider>
      <End />
    </TableProvider>
  );
}
