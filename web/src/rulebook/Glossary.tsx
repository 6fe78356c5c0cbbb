import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { isBookGame } from './bookGames.ts';
import { GlossaryPage } from './GlossaryPage.tsx';

const NotFound = lazy(() => import('../page/NotFound.tsx'));

/** /cards/:game */
export default function Glossary() {
  const { game = '' } = useParams<{ game: string }>();
  if (isBookGame(game)) return <GlossaryPage key={game} game={game} />;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
