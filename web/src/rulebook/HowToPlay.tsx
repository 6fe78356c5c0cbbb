import { useAbout } from '@omerta/table/game/about.ts';
import type { Story } from '@omerta/table/game/story.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'wouter';
import { webGame, webGames } from '../games/games.ts';
import { useStory } from '../games/useStory.ts';
import look from '../page/brass.module.css';
import { Page } from '../page/Page.tsx';
import { homeWords } from '../words/homeWords.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './HowToPlay.module.css';

const NotFound = lazy(() => import('../page/NotFound.tsx'));

/** /how/:game: a game in a few pictures. The rules stand behind it. */
export default function HowToPlay() {
  const { game: id = '' } = useParams<{ game: string }>();
  const game = webGame(id);
  if (game?.story !== undefined) return <Explained key={id} game={game} />;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}

function Explained({ game }: { readonly game: WebGame }) {
  const say = useWords(homeWords);
  const sayPage = useWords(pageWords);
  const { title } = useAbout(game.about);
  const story = useStory(game);
  return (
    <Page title={`${sayPage('nav.howToPlay')}: ${title}`} howToPlay={game.id}>
      <nav className={styles.games} aria-label={say('how.games')}>
        {webGames
          .filter(each => each.story !== undefined)
          .map(each => (
            <GameLink key={each.id} game={each} isThis={each === game} />
          ))}
      </nav>
      {story !== undefined && <Scenes story={story} />}
      <p className={styles.ways}>
        {game.lesson !== undefined && (
          <Link href={`/tutorial/${game.id}`} className={look.main}>
            <Icon name="cap" size={26} />
            {say('how.teach')}
          </Link>
        )}
        {game.rulebook !== undefined && (
          <Link href={`/rules/${game.id}`} className={look.ghost}>
            {say('how.rules')}
          </Link>
        )}
      </p>
    </Page>
  );
}

function GameLink({ game, isThis }: { readonly game: WebGame; readonly isThis: boolean }) {
  const { title } = useAbout(game.about);
  return (
    <Link href={`/how/${game.id}`} className={look.ghost} aria-current={isThis ? 'page' : undefined}>
      {title}
    </Link>
  );
}

function Scenes({ story: { scenes, Scene, words } }: { readonly story: Story }) {
  const say = useWords(words);
  return (
    <>
      <p className={styles.lead}>{say('lead')}</p>
      <ol className={styles.scenes}>
        {scenes.map(scene => (
          <li key={scene}>
            <div className={styles.picture}>
              <Scene scene={scene} />
            </div>
            <h2>{say(`${scene}.title`)}</h2>
            <p>{say(`${scene}.text`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
