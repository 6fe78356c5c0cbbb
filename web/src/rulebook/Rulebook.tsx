import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { isBookGame } from './bookGames.ts';
import { RulebookPage } from './RulebookPage.tsx';

const NotFound = lazy(() => import('../page/NotFound.tsx'));

/** /rules/:game#T2 */
export default function Rulebook() {
  const { game = '' } = useParams<{ game: string }>();
  if (isBookGame(game)) return <RulebookPage key={game} game={game} />;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
