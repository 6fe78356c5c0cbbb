import type { WebGame } from '@omerta/table/game/webGame.ts';
import { useServerConnection } from '@omerta/table/net/serverConnection.ts';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect } from 'react';
import { USUAL_CLOCKS } from '../setup/clocks.ts';
import { FactionWish } from '../setup/FactionWish.tsx';
import { LevelChoice } from '../setup/LevelChoice.tsx';
import { levelIn } from '../setup/levels.ts';
import { PeopleNames } from '../setup/PeopleNames.tsx';
import { setups } from '../setup/setupStore.ts';
import { isOnServer, type TableSetup, WHERE } from '../setup/tableSetup.ts';
import { useLevels } from '../setup/useLevels.ts';
import { pageWords } from '../words/pageWords.ts';

/** What everybody chooses; the rest stands behind "more options". */
export function TableChoices({ game, setup }: { readonly game: WebGame; readonly setup: TableSetup }) {
  const say = useWords(pageWords);
  const { isUp } = useServerConnection();
  const levels = useLevels(game.id);
  const level = levelIn(levels, setup.level);
  const isOnline = isOnServer(setup);
  const clocks = USUAL_CLOCKS.includes(setup.clock) ? USUAL_CLOCKS : [...USUAL_CLOCKS, setup.clock];
  useEffect(() => {
    if (level !== setup.level) setups.setState({ level });
  }, [level, setup.level]);
  return (
    <>
      <Segmented
        label={say('set.players')}
        value={String(setup.players)}
        options={numbers(game.players.least, game.players.most)}
        onChange={players =>
          setups.setState({ players: Number(players), people: Math.min(setup.people, Number(players)) })
        }
      />
      <Segmented
        label={say('set.where')}
        value={setup.where}
        options={WHERE.map(value => ({ value, label: say(`set.where.${value}`) }))}
        onChange={where => setups.setState({ where })}
      />
      {setup.where === 'around' && (
        <>
          <Segmented
            label={say('set.people')}
            value={String(setup.people)}
            options={numbers(2, setup.players)}
            onChange={people => setups.setState({ people: Number(people) })}
          />
          <PeopleNames
            game={game}
            people={setup.people}
            names={setup.names}
            factions={setup.factions}
            onChange={change => setups.setState(change)}
          />
        </>
      )}
      <LevelChoice
        label={say('set.bots')}
        levels={levels}
        value={level}
        onChange={chosen => setups.setState({ level: chosen })}
      />
      {isOnline && isUp && (
        <>
          <Segmented
            label={say('set.clock')}
            value={setup.clock}
            options={clocks.map(value => ({ value, label: say(`clock.${value}.short`) }))}
            onChange={clock => setups.setState({ clock })}
          />
          <Segmented
            label={say('set.visibility')}
            value={setup.visibility}
            options={(['private', 'unlisted', 'public'] as const).map(value => ({
              value,
              label: say(`set.visibility.${value}`),
            }))}
            onChange={visibility => setups.setState({ visibility })}
          />
        </>
      )}
      {setup.where !== 'around' && (
        <FactionWish game={game} wishes={setup.factions} onChange={factions => setups.setState({ factions })} />
      )}
    </>
  );
}

const numbers = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, at) => ({ value: String(least + at), label: String(least + at) }));
