import type { Frame, TableInfo } from '@omerta/protocol';
import type { ReactNode } from 'react';
import { useTable } from './useTable.ts';

/** What is known of a table that can be drawn. */
export interface Shown {
  readonly info: TableInfo;
  readonly shown: Frame;
}

/** A curtain, until there is something to draw. */
export function ShownTable({ children }: { readonly children: (known: Shown) => ReactNode }) {
  const info = useTable(state => state.info);
  const shown = useTable(state => state.shown);
  if (info === undefined || shown === undefined) return <div className="curtain" aria-busy="true" />;
  return children({ info, shown });
}
