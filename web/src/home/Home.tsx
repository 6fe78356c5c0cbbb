import { useServerConnection } from '@omerta/table/net/serverConnection.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { Language } from '@omerta/words';
import { webGames } from '../games/games.ts';
import { usePerson } from '../net/people.ts';
import { Page } from '../page/Page.tsx';
import { useOfferedGames } from '../setup/offeredGames.ts';
import { useLastGame } from '../setup/setupStore.ts';
import { homeWords } from '../words/homeWords.ts';
import { CodeDoor } from './CodeDoor.tsx';
import { Continue } from './Continue.tsx';
import { FirstVisit } from './FirstVisit.tsx';
import styles from './Home.module.css';
import { IsThisTheTv } from './IsThisTheTv.tsx';
import { NoConnection } from './NoConnection.tsx';
import { OpenStrip } from './OpenStrip.tsx';
import { PartyDoor } from './PartyDoor.tsx';
import { PlayDoor } from './PlayDoor.tsx';
import { useIsTelevision } from './useIsTelevision.ts';
import { useHasPlayed, useRunning } from './useRunning.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Three doors: to play at once, to come to others, to have others come. */
export default function Home() {
  loadAbout(useSettings(({ language }) => language));
  const [isTelevision, stay] = useIsTelevision();
  return isTelevision ? <IsThisTheTv onNo={stay} /> : <Doors />;
}

function Doors() {
  const say = useWords(homeWords);
  const games = useOfferedGames();
  const game = useLastGame(games);
  const running = useRunning();
  const isFirst = useIsFirstVisit();
  const { isUp } = useServerConnection();
  useShortcuts();
  return (
    <Page
      title="Omertà"
      heading="own"
      width="full"
      howToPlay={game.id}
      aside={<p className={styles.tagline}>{say('tagline')}</p>}
    >
      {!isUp && <NoConnection />}
      <Continue running={running} />
      <div className={styles.street}>
        <div className={styles.wall} data-first={isFirst || undefined}>
          <CodeDoor />
          {isFirst && <FirstVisit games={games} />}
          <PlayDoor games={games} />
          <PartyDoor />
        </div>
        <div className={styles.pavement}>
          <OpenStrip />
        </div>
      </div>
    </Page>
  );
}

/** Nobody with a name, and no game on this device. */
function useIsFirstVisit(): boolean {
  const person = usePerson();
  const name = useSettings(settings => settings.name);
  const lessons = useSettings(settings => settings.lessonsSeen);
  return !useHasPlayed() && person === undefined && name === '' && lessons.length === 0;
}

/** What is said of games is loaded together with the words of the page. */
function loadAbout(language: Language): void {
  for (const { about } of webGames) about.load(language).catch(() => undefined); // told where it is drawn
}
