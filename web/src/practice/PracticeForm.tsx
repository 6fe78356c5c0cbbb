import { OFFERED_LEVELS, type OfferedLevel, USUAL_LEVEL } from '@omerta/bots/levels';
import type { Pace } from '@omerta/protocol';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { Toggle } from '@omerta/table/ui/Toggle.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Page } from '../page/Page.tsx';
import { FactionWish } from '../setup/FactionWish.tsx';
import { factionOptions } from '../setup/factions.ts';
import { LevelChoice } from '../setup/LevelChoice.tsx';
import { PeopleNames } from '../setup/PeopleNames.tsx';
import { RuleSwitches } from '../setup/RuleSwitches.tsx';
import { practiceWords } from '../words/practiceWords.ts';
import styles from './PracticeForm.module.css';
import { SavedList } from './SavedList.tsx';
import { PACES, searchFor } from './wantedGame.ts';

/** Sets a table on this device, and lists those that are set already. */
export default function PracticeForm({ game }: { readonly game: WebGame }) {
  const say = useWords(practiceWords);
  const [, go] = useLocation();
  const pack = new URLSearchParams(useSearch()).get('pack') ?? undefined; // brought along by the pack editor
  const { least, most } = game.players;
  const { aids = [] } = game;
  const [players, setPlayers] = useState(Math.min(most, Math.max(least, 4)));
  const [chosen, setPeople] = useState(1);
  const [level, setLevel] = useState<OfferedLevel>(USUAL_LEVEL);
  const [pace, setPace] = useState<Pace>('brisk');
  const [memoryAid, setMemoryAid] = useState(false);
  const [hints, setHints] = useState(true);
  const [names, setNames] = useState<readonly string[]>([]);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [factions, setFactions] = useState<readonly string[]>([]);
  const people = Math.min(chosen, players);
  const wished = factionOptions(game.lobby?.factions, factions.slice(0, people), players);
  const deal = () =>
    go(
      `/practice/${game.id}?${searchFor({ players, people, level, pace, memoryAid, hints, pack, options: { ...options, ...wished }, names: people > 1 ? names.slice(0, people) : [] })}`,
    );
  return (
    <Page title={say('title')} howToPlay={game.id}>
      <Panel label={say('title')}>
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault();
            deal();
          }}
        >
          <p className={styles.hint}>{say('noServer')}</p>
          <Segmented
            label={say('players')}
            value={String(players)}
            options={numbers(least, most)}
            onChange={value => setPlayers(Number(value))}
          />
          <Segmented
            label={say('people')}
            value={String(people)}
            options={numbers(1, players).map((option, at) =>
              at === 0 ? { ...option, label: say('people.alone') } : option,
            )}
            onChange={value => setPeople(Number(value))}
          />
          {people > 1 && (
            <>
              <p className={styles.hint}>{say('people.hint')}</p>
              <PeopleNames
                game={game}
                people={people}
                names={names}
                factions={factions}
                onChange={change => {
                  if (change.names !== undefined) setNames(change.names);
                  if (change.factions !== undefined) setFactions(change.factions);
                }}
              />
            </>
          )}
          {people === 1 && <FactionWish game={game} wishes={factions} onChange={setFactions} />}
          {people < players && (
            <>
              <LevelChoice label={say('level')} levels={OFFERED_LEVELS} value={level} onChange={setLevel} />
              <Segmented
                label={say('pace')}
                value={pace}
                options={PACES.map(value => ({ value, label: say(`pace.${value}`) }))}
                onChange={setPace}
              />
            </>
          )}
          {aids.includes('memoryAid') && (
            <Toggle label={say('memoryAid')} hint={say('memoryAid.hint')} value={memoryAid} onChange={setMemoryAid} />
          )}
          {aids.includes('hints') && (
            <Toggle label={say('hints')} hint={say('hints.hint')} value={hints} onChange={setHints} />
          )}
          <RuleSwitches game={game} values={options} onChange={setOptions} />
          <Button type="submit" look="primary" size="large">
            {say('deal')}
          </Button>
        </form>
      </Panel>
      <SavedList game={game.id} />
    </Page>
  );
}

const numbers = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, at) => ({ value: String(least + at), label: String(least + at) }));
