import { Result } from './end/Result.tsx';
import { TableProvider } from './show/TableProvider.tsx';

/** Who won, and why. */
export default function End() {
  return (
    <TableProvider>
      <Result />
    </TableProvider>
  );
}
