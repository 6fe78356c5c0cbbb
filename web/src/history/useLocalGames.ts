import { useEffect, useState } from 'react';
import type { TableLine } from '../net/tablesApi.ts';

/** A game of this device in the form of a line, with the pages it leads to. */
export interface LocalGame {
  readonly table: Pick<TableLine, 'title' | 'seats' | 'you'> & { readonly id: string; readonly game: string };
  readonly playedAt: number;
  readonly isOver: boolean;
  readonly path: string;
}

/** Games against bots or passed around, stored in this browser; undefined until they are read. */
export function useLocalGames(): readonly LocalGame[] | undefined {
  const [games, setGames] = useState<readonly LocalGame[]>();
  useEffect(() => {
    let isOver = false;
    listed().then(
      found => isOver || setGames(found),
      () => isOver || setGames([]), // this browser keeps nothing
    );
    return () => {
      isOver = true;
    };
  }, []);
  return games;
}

async function listed(): Promise<readonly LocalGame[]> {
  const { savedGames } = await import('../practice/savedGames.ts');
  return (await savedGames.list()).map(({ id, game, seats, playedAt, outcome }) => {
    const mine = seats.findIndex(({ level }) => level === undefined);
    return {
      table: {
        id,
        game,
        seats: seats.map(({ name, level }) => ({ kind: level === undefined ? 'person' : 'bot', name })),
        ...(mine < 0 ? {} : { you: mine }),
      },
      playedAt,
      isOver: outcome !== undefined,
      path: outcome === undefined ? `/practice/${game}?saved=${id}` : `/replay/local-${id}`,
    };
  });
}
