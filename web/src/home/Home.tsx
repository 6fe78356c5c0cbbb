import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { HOUSE_GAMES, houseGame } from '../games/houseGames.ts';
import { JoinByCode } from '../join/JoinByCode.tsx';
import { HousePage } from '../page/HousePage.tsx';
import { useIsNarrow } from '../page/useIsNarrow.ts';
import { setups, useSetup } from '../setup/setupStore.ts';
import { pageWords } from '../words/pageWords.ts';
import { Continue } from './Continue.tsx';
import styles from './Home.module.css';
import { OpenTables } from './OpenTables.tsx';
import { Posters } from './Posters.tsx';
import { SetTable } from './SetTable.tsx';

export default function Home() {
  const say = useWords(pageWords);
  const setup = useSetup();
  const game = houseGame(setup.game) ?? HOUSE_GAMES[0]!;
  const isNarrow = useIsNarrow();
  usePackInAddress();
  return (
    <HousePage
      title="Omertà"
      heading="own"
      width="wide"
      howToPlay={game.id}
      aside={<p className={styles.tagline}>{say('tagline')}</p>}
    >
      <div className={styles.home}>
        <div className={styles.table}>
          {isNarrow && <Continue />}
          <Posters chosen={game} />
          <SetTable game={game} setup={setup} />
        </div>
        <div className={styles.others}>
          {!isNarrow && <Continue />}
          <JoinByCode />
          <OpenTables />
        </div>
      </div>
    </HousePage>
  );
}

/** A pack made on this device is brought along in the address: `/?pack=…`. */
function usePackInAddress(): void {
  const [search, setSearch] = useSearchParams();
  const pack = search.get('pack');
  useEffect(() => {
    if (pack === null) return;
    setups.setState({ game: 'corleone', pack });
    setSearch({}, { replace: true });
  }, [pack, setSearch]);
}
