import type { PackParts } from '@omerta/table/packs/packParts.ts';
import { lazy, Suspense } from 'react';
import { webGames } from '../games/games.ts';
import { usePackPage } from './usePackPage.ts';

const NotFound = lazy(() => import('../page/NotFound.tsx'));

/** The packs of the game that has some; the addresses do not name it. */
export function PackRoute({ part }: { readonly part: 'Packs' | 'Editor' }) {
  const game = webGames.find(({ packs }) => packs !== undefined);
  if (game?.packs !== undefined) return <Shown game={game.id} Part={game.packs[part]} />;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}

function Shown({ game, Part }: { readonly game: string; readonly Part: PackParts['Packs'] }) {
  const page = usePackPage(game);
  return <Part page={page} />;
}
