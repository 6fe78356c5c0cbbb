import type { Question } from '@omerta/protocol';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { TableModel } from './tableModel.ts';
import { openQuestion, type TableState } from './tableState.ts';

export const TableContext = createContext<TableModel | undefined>(undefined);

export function useTableModel(): TableModel {
  const model = useContext(TableContext);
  if (model === undefined) throw new Error('There is no table around this component');
  return model;
}

export const useTable = <T>(select: (state: TableState) => T): T => useStore(useTableModel().store, select);

/** What may be answered now. */
export const useQuestion = (): Question | undefined => useTable(openQuestion);
