import { useSettings } from '@omerta/table/settings/settings.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { Language } from '@omerta/words';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { webGames } from '../games/games.ts';
import { JoinByCode } from '../join/JoinByCode.tsx';
import { Page } from '../page/Page.tsx';
import { useIsNarrow } from '../page/useIsNarrow.ts';
import { useOfferedGames } from '../setup/offeredGames.ts';
import { setups, useSetup } from '../setup/setupStore.ts';
import { pageWords } from '../words/pageWords.ts';
import { Continue } from './Continue.tsx';
import styles from './Home.module.css';
import { OpenTables } from './OpenTables.tsx';
import { Posters } from './Posters.tsx';
import { SetTable } from './SetTable.tsx';

export default function Home() {
  loadAbout(useSettings(({ language }) => language));
  const say = useWords(pageWords);
  const setup = useSetup();
  const games = useOfferedGames();
  const game = games.find(({ id }) => id === setup.game) ?? games[0]!;
  const isNarrow = useIsNarrow();
  usePackInAddress();
  return (
    <Page
      title="Omertà"
      heading="own"
      width="wide"
      howToPlay={game.id}
      aside={<p className={styles.tagline}>{say('tagline')}</p>}
    >
      <div className={styles.home}>
        <div className={styles.table}>
          {isNarrow && <Continue />}
          <Posters games={games} chosen={game} />
          <SetTable game={game} setup={{ ...setup, game: game.id }} />
        </div>
        <div className={styles.others}>
          {!isNarrow && <Continue />}
          <JoinByCode />
          <OpenTables />
        </div>
      </div>
    </Page>
  );
}

/** What is said of games is loaded together with the words of the page. */
function loadAbout(language: Language): void {
  for (const { about } of webGames) about.load(language).catch(() => undefined); // told where it is drawn
}

/** A pack made on this device is brought along in the address: `/?game=…&pack=…`. */
function usePackInAddress(): void {
  const [search, setSearch] = useSearchParams();
  const game = search.get('game');
  const pack = search.get('pack');
  useEffect(() => {
    if (game === null || pack === null) return;
    setups.setState({ game, pack });
    setSearch({}, { replace: true });
  }, [game, pack, setSearch]);
}
