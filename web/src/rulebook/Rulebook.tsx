import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { webGame } from '../games/games.ts';
import { RulebookPage } from './RulebookPage.tsx';

const NotFound = lazy(() => import('../page/NotFound.tsx'));

/** /rules/:game#T2 */
export default function Rulebook() {
  const { game: id = '' } = useParams<{ game: string }>();
  const game = webGame(id);
  if (game?.rulebook !== undefined) return <RulebookPage key={id} game={game} />;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
