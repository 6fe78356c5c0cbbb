import { useAbout } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { useServerConnection } from '@omerta/table/net/serverConnection.ts';
import { Choice } from '@omerta/table/ui/Choice.tsx';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect } from 'react';
import { CLOCK_NAMES } from '../setup/clocks.ts';
import { FactionWish } from '../setup/FactionWish.tsx';
import { LevelChoice } from '../setup/LevelChoice.tsx';
import { levelIn } from '../setup/levels.ts';
import { OptionsForm } from '../setup/OptionsForm.tsx';
import { PeopleNames } from '../setup/PeopleNames.tsx';
import { RuleSwitches } from '../setup/RuleSwitches.tsx';
import { mainSwitch, valueIn } from '../setup/ruleSwitches.ts';
import { changeSetup, type Purpose } from '../setup/setupStore.ts';
import { hintsAt, isOnServer, type TableSetup } from '../setup/tableSetup.ts';
import { useLevels } from '../setup/useLevels.ts';
import { homeWords } from '../words/homeWords.ts';
import { pageWords } from '../words/pageWords.ts';
import { ChosenPack } from './ChosenPack.tsx';
import { Fold } from './Fold.tsx';
import styles from './FoldedOptions.module.css';

export interface FoldedOptionsProps {
  readonly purpose: Purpose;
  readonly game: WebGame;
  readonly setup: TableSetup;
}

/** Everything that can be chosen about a table, folded behind what holds now. A change holds at once. */
export function FoldedOptions({ purpose, game, setup }: FoldedOptionsProps) {
  const say = useWords(homeWords);
  const sayPage = useWords(pageWords);
  const { isUp } = useServerConnection();
  const levels = useLevels(game.id);
  const level = levelIn(levels, setup.level);
  const change = (chosen: Partial<TableSetup>) => changeSetup(purpose, game.id, chosen);
  const isHere = !isOnServer(setup);
  const isAlone = purpose === 'play';
  const isAround = setup.where === 'around';
  const people = isAround ? setup.people : 1;
  useEffect(() => {
    if (level !== setup.level) changeSetup(purpose, game.id, { level });
  }, [level, setup.level, purpose, game.id]);
  return (
    <div className={styles.folds}>
      <Fold
        label={say('table.seats')}
        value={
          isAround || isAlone
            ? say('table.seats.people', { people, bots: setup.players - people })
            : say('table.seats.words', { players: setup.players })
        }
      >
        <Segmented
          label={sayPage('set.players')}
          value={String(setup.players)}
          options={numbers(game.players.least, game.players.most)}
          onChange={players => change({ players: Number(players), people: Math.min(setup.people, Number(players)) })}
        />
        {isAround && (
          <>
            <Segmented
              label={sayPage('set.people')}
              value={String(setup.people)}
              options={numbers(2, setup.players)}
              onChange={chosen => change({ people: Number(chosen) })}
            />
            <PeopleNames
              game={game}
              people={setup.people}
              names={setup.names}
              factions={setup.factions}
              onChange={change}
            />
          </>
        )}
      </Fold>
      {people < setup.players && (
        <Fold
          label={say('table.bots')}
          value={
            isHere || isAlone
              ? sayPage('level', { level })
              : say('table.bots.words', { level: sayPage('level', { level }) })
          }
        >
          <LevelChoice
            label={sayPage('set.bots')}
            levels={levels}
            value={level}
            onChange={chosen => change({ level: chosen })}
          />
        </Fold>
      )}
      {!isHere && (
        <Fold label={say('table.clock')} value={sayPage(`clock.${setup.clock}`)}>
          <Choice
            label={sayPage('options.clock')}
            value={setup.clock}
            options={CLOCK_NAMES.map(value => ({ value, label: sayPage(`clock.${value}`) }))}
            onChange={clock => change({ clock })}
          />
        </Fold>
      )}
      <MainSwitch game={game} setup={setup} onChange={change} />
      {!isAround && <Faction game={game} setup={setup} onChange={change} />}
      {!isHere && !isAlone && (
        <Fold label={sayPage('set.visibility')} value={sayPage(`set.visibility.${setup.visibility}`)}>
          <Segmented
            label={sayPage('set.visibility')}
            value={setup.visibility}
            options={(['private', 'unlisted', 'public'] as const).map(value => ({
              value,
              label: sayPage(`set.visibility.${value}`),
            }))}
            onChange={visibility => change({ visibility })}
          />
        </Fold>
      )}
      <Fold label={say('table.more')} value={say(isHere || isAlone ? 'table.more.here' : 'table.more.words')}>
        {isAlone && (
          <Segmented
            label={sayPage('set.where')}
            value={isHere ? 'device' : 'online'}
            options={(['online', 'device'] as const).map(value => ({ value, label: sayPage(`set.where.${value}`) }))}
            onChange={where => change({ where })}
          />
        )}
        <OptionsForm
          game={game}
          at={isUp && !isHere ? 'server' : 'device'}
          hasAll={false}
          options={{ ...setup, hints: hintsAt(setup) }}
          onChange={change}
        />
        {game.packs !== undefined && <ChosenPack pack={setup.pack} onForget={() => change({ pack: undefined })} />}
      </Fold>
    </div>
  );
}

interface RowProps {
  readonly game: WebGame;
  readonly setup: TableSetup;
  readonly onChange: (change: Partial<TableSetup>) => void;
}

/** The switch that changes a game most, with those that hang on it. */
function MainSwitch({ game, setup: { switches }, onChange }: RowProps) {
  const { optionName, optionValue } = useAbout(game.about);
  const main = mainSwitch(game.switches);
  if (main === undefined) return undefined;
  return (
    <Fold label={optionName(main.field)} value={optionValue(main.field, valueIn(switches, main))}>
      <RuleSwitches
        game={game}
        rules={game.switches.filter(rule => rule === main || rule.needs === main.field)}
        values={switches}
        onChange={turned => onChange({ switches: turned })}
      />
    </Fold>
  );
}

/** What I play as. */
function Faction({ game, setup: { factions }, onChange }: RowProps) {
  const about = useAbout(game.about).factions;
  const all = game.lobby?.factions?.all ?? [];
  if (about === undefined || all.length === 0) return undefined;
  const mine = all.find(faction => faction === factions[0]);
  return (
    <Fold label={about.one} value={mine === undefined ? about.any : about.name(mine)}>
      <FactionWish game={game} wishes={factions} onChange={wishes => onChange({ factions: wishes })} />
    </Fold>
  );
}

const numbers = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, at) => ({ value: String(least + at), label: String(least + at) }));
