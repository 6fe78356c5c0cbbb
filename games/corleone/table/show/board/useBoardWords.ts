import { corleoneText } from '@omerta/corleone/words';
import { useMemo } from 'react';
import type { BoardWords, NamedKind } from '../../draw/board/boardProps.ts';
import { useAtTable } from '../atTable.ts';

/** The names that are drawn on the board. */
export function useBoardWords(): { nameOf: (kind: NamedKind, id: string) => string; words: BoardWords } {
  const { language, pack, say } = useAtTable();
  return useMemo(
    () => ({
      nameOf: (kind, id) => corleoneText.nameOf(language, kind, id, pack),
      words: {
        newBusiness: say('board.newBusiness'),
        hudson: say('board.hudson'),
        eastRiver: say('board.eastRiver'),
        from3: say('board.from3'),
      },
    }),
    [language, pack, say],
  );
}
