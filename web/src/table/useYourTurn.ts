import { useTable, useTableModel } from '@omerta/table/table/useTable.ts';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect } from 'react';
import { midMove } from './midMove.ts';
import { showTurn } from './turnNotice.ts';
import { useIsAsked } from './useTableSounds.ts';

/** Notifies a player who looks elsewhere: by the tab's title, and by the browser where that is allowed. */
export function useYourTurn(): void {
  const say = useWords(tableWords);
  const { source } = useTableModel();
  const isAsked = useIsAsked();
  const match = useTable(({ info }) => info?.match);
  const title = useTable(({ info }) => info?.title);
  const isLobby = useTable(({ info }) => info?.stage === 'lobby');
  useEffect(() => {
    midMove.setState({ isMidMove: isAsked });
    return () => midMove.setState({ isMidMove: false });
  }, [isAsked]);
  useEffect(() => {
    if (isLobby) return; // the waiting room has a title of its own
    const name = title === undefined ? 'Omertà' : `${title} · Omertà`;
    document.title = isAsked ? `● ${say('notify.yourTurn')} · ${name}` : name;
  }, [isAsked, title, isLobby, say]);
  useEffect(() => {
    if (!isAsked || !document.hidden || source.kind !== 'online') return;
    return showTurn({ title: say('notify.yourTurn'), body: say('notify.body'), match: match ?? '' });
  }, [isAsked, source, match, say]);
}
