import { EMOTE_PAUSE } from '@omerta/protocol';
import { useEffect, useState } from 'react';
import type { TableModel } from './tableModel.ts';
import { useTableModel } from './useTable.ts';

const restsUntil = new WeakMap<TableModel, number>(); // trays come and go with the stages of a game

/** Whether a gesture was made just now, at this table; and what makes it so. */
export function useEmoteRest(): readonly [isResting: boolean, rest: () => void, wake: () => void] {
  const model = useTableModel();
  const [until, setUntil] = useState(() => restsUntil.get(model) ?? 0);
  const [isResting, setResting] = useState(() => until > Date.now());
  useEffect(() => {
    restsUntil.set(model, until);
    const left = until - Date.now();
    setResting(left > 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setResting(false), left);
    return () => clearTimeout(timer);
  }, [model, until]);
  return [isResting, () => setUntil(Date.now() + EMOTE_PAUSE), () => setUntil(0)];
}
