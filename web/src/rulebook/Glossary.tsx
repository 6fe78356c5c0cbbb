import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { webGame } from '../games/games.ts';
import { GlossaryPage } from './GlossaryPage.tsx';

const NotFound = lazy(() => import('../page/NotFound.tsx'));

/** /cards/:game */
export default function Glossary() {
  const { game: id = '' } = useParams<{ game: string }>();
  const game = webGame(id);
  if (game?.rulebook !== undefined) return <GlossaryPage key={id} game={game} />;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
