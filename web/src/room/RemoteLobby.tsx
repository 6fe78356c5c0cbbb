import type { TableInfo } from '@omerta/protocol';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { Toggle } from '@omerta/table/ui/Toggle.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { webGame } from '../games/games.ts';
import { useAboutOf } from '../games/useAboutOf.ts';
import { optionsToChange } from '../lobby/tableOptions.ts';
import { roomApi } from '../net/roomApi.ts';
import { mustKeepPromise } from '../net/seenDeals.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { GamePoster } from '../page/GamePoster.tsx';
import { useDoing } from '../page/useDoing.ts';
import { useOfferedGames } from '../setup/offeredGames.ts';
import { turned, valueIn } from '../setup/ruleSwitches.ts';
import { useLevels } from '../setup/useLevels.ts';
import { pageWords } from '../words/pageWords.ts';
import { roomWords } from '../words/roomWords.ts';
import { clockOf, ROOM_CLOCK_NAMES, ROOM_CLOCKS } from './clocks.ts';
import { Figure } from './Figure.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';
import { RemoteTop } from './RemoteTop.tsx';
import styles from './remote.module.css';
import { namesOf, peopleIn, standingIn, unreadyIn } from './standing.ts';

/** The host's remote before the deal: game, clock, who is here, and one button. */
export function RemoteLobby({ info, onClose }: { readonly info: TableInfo; readonly onClose: () => void }) {
  const say = useWords(roomWords);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const remote = useRemoteActs(info);
  return (
    <div className={styles.remote}>
      <RemoteTop info={info} onClose={onClose} />
      <main className={styles.body}>
        <Games info={info} remote={remote} />
        <section className={styles.panel}>
          <Clock info={info} remote={remote} />
          <Switch info={info} remote={remote} />
          <button type="button" className={styles.row} onClick={() => setMoreOpen(true)}>
            <b>{say('remote.more')}</b> ›
          </button>
        </section>
        <People info={info} />
      </main>
      <Deal info={info} remote={remote} />
      {isMoreOpen && <MoreSheet info={info} remote={remote} onClose={() => setMoreOpen(false)} />}
    </div>
  );
}

type Act = 'game' | 'change' | 'bots' | 'deal' | 'back';

function useRemoteActs(info: TableInfo) {
  const { doing, start } = useDoing<Act>(useWords(pageWords));
  const { match } = info;
  return {
    doing,
    game: (game: string) => start('game', () => roomApi.next(match, game)),
    change: (change: Parameters<typeof tablesApi.change>[1]) => start('change', () => tablesApi.change(match, change)),
    bots: (fill: number, level: string) => start('bots', () => roomApi.setBots(match, fill, level)),
    letBack: () => start('back', () => roomApi.remote(match, { act: 'letBack' })),
    deal: (without: boolean) =>
      start('deal', async () => {
        navigator.vibrate?.(40);
        await mustKeepPromise(info);
        await roomApi.deal(match, without);
      }),
  };
}
type Remote = ReturnType<typeof useRemoteActs>;

interface PartProps {
  readonly info: TableInfo;
  readonly remote: Remote;
}

function Games({ info, remote }: PartProps) {
  const say = useWords(roomWords);
  const games = useOfferedGames();
  return (
    <>
      <div className={styles.head}>
        <h2>{say('remote.tonight')}</h2>
        <span>{say('remote.tvFollows')}</span>
      </div>
      <div className={styles.games}>
        {games.map(game => (
          <GameCard key={game.id} info={info} remote={remote} game={game} />
        ))}
      </div>
    </>
  );
}

function GameCard({ info, remote, game }: PartProps & { readonly game: ReturnType<typeof useOfferedGames>[number] }) {
  const say = useWords(roomWords);
  const about = useAboutOf(game.id);
  const { least, most } = game.players;
  const isTooFew = peopleIn(info) > most;
  const isChosen = game.id === info.game;
  return (
    <button
      type="button"
      className={styles.game}
      aria-pressed={isChosen}
      disabled={isTooFew || remote.doing !== undefined}
      onClick={() => isChosen || remote.game(game.id)}
    >
      <span className={styles.poster}>
        <GamePoster game={game} />
      </span>
      <b>{about?.title}</b>
      <span>
        {isTooFew
          ? say('remote.tooMany', { most })
          : `${least}–${most}${about?.time === undefined ? '' : ` · ${about.time}`}`}
      </span>
    </button>
  );
}

function Clock({ info, remote }: PartProps) {
  const say = useWords(roomWords);
  const clock = clockOf(info.settings.clock);
  return (
    <div className={styles.setting}>
      <p>
        <b>{say('tv.clock')}</b>
        <small>{say(`clock.${clock}Words`)}</small>
      </p>
      <Segmented
        label={say('tv.clock')}
        value={clock}
        options={ROOM_CLOCK_NAMES.map(value => ({ value, label: say(`clock.${value}`) }))}
        onChange={name => name !== 'other' && remote.change({ settings: { clock: ROOM_CLOCKS[name] } })}
      />
    </div>
  );
}

/** The first thing this game lets a host switch on and off. */
function Switch({ info, remote }: PartProps) {
  const about = useAboutOf(info.game);
  const rule = webGame(info.game)?.switches.find(
    ({ values, needs }) => needs === undefined && typeof values[0] === 'boolean',
  );
  if (rule === undefined || about === undefined) return null;
  const options = optionsToChange(info);
  const value = valueIn(options, rule);
  const turn = (wanted: boolean) =>
    remote.change({ options: { ...turned(options, rule, wanted), players: options.players } });
  return (
    <div className={styles.setting}>
      <Toggle
        label={about.optionName(rule.field)}
        hint={about.optionValue(rule.field, value)}
        value={value === true}
        onChange={turn}
      />
    </div>
  );
}

function People({ info }: { readonly info: TableInfo }) {
  const say = useWords(roomWords);
  const [open, setOpen] = useState<number>();
  const people = peopleIn(info);
  const unready = unreadyIn(info).length;
  const words = { ready: 'tv.ready', picking: 'tv.picking', lost: 'tv.isLost', bot: 'tv.bot' } as const;
  return (
    <>
      <div className={styles.head}>
        <h2>{say('remote.who')}</h2>
        <span>{say('remote.readyCount', { ready: people - unready, people })}</span>
      </div>
      <ul className={styles.people}>
        {standingIn(info)
          .filter(({ state }) => state !== 'bot')
          .map(each => {
            const isMine = each.seat === info.you.viewer;
            return (
              <li key={each.seat} data-state={each.state}>
                <button
                  type="button"
                  disabled={isMine}
                  onClick={() => setOpen(each.seat)}
                  aria-label={say('remote.options', { name: each.name })}
                >
                  <span className={styles.tiny}>
                    <Figure game={info.game} faction={each.faction} look={each.state === 'lost' ? 'grey' : 'usual'} />
                  </span>
                  <b>{each.name}</b>
                  <span>{isMine ? say('remote.you') : say(words[each.state])}</span>
                </button>
              </li>
            );
          })}
        {info.seats.length > people && (
          <li className={styles.fill}>
            <b>{say('tv.bot')}</b>
            <span>{say('remote.fillTo', { count: info.seats.length })}</span>
          </li>
        )}
      </ul>
      {open !== undefined && info.seats[open]?.kind === 'person' && (
        <PlayerSheet info={info} seat={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** One button. When not everybody is ready it asks first, and waiting is the main answer. */
function Deal({ info, remote }: PartProps) {
  const say = useWords(roomWords);
  const language = useSettings(settings => settings.language);
  const [isAsking, setAsking] = useState(false);
  const unready = unreadyIn(info);
  const names = namesOf(info, unready, language);
  const isReady = unready.length === 0;
  return (
    <footer className={styles.foot}>
      <button
        type="button"
        className={isReady ? styles.main : styles.dull}
        disabled={remote.doing !== undefined}
        onClick={() => (isReady ? remote.deal(false) : setAsking(true))}
      >
        {isReady
          ? say('remote.deal')
          : say('remote.dealUnready', { count: unready.length, name: info.seats[unready[0]!]!.name })}
      </button>
      {!isReady && <p>{say('remote.dealHint')}</p>}
      {isAsking && !isReady && (
        <Sheet
          title={say('remote.dealAsk', { names })}
          onClose={() => setAsking(false)}
          closeLabel={say('remote.waitFor', { names })}
        >
          <p>{say('remote.dealAskWords')}</p>
          <div className={styles.answers}>
            <button type="button" className={styles.main} onClick={() => setAsking(false)}>
              {say('remote.waitFor', { names })}
            </button>
            <button type="button" className={styles.ghost} onClick={() => remote.deal(true)}>
              {say('remote.dealBots')}
            </button>
          </div>
        </Sheet>
      )}
    </footer>
  );
}

function MoreSheet({ info, remote, onClose }: PartProps & { readonly onClose: () => void }) {
  const say = useWords(roomWords);
  const sayPage = useWords(pageWords);
  const levels = useLevels(info.game);
  const { least, most } = webGame(info.game)?.players ?? { least: 2, most: 8 };
  const { fill = least, level = levels[0] ?? '', keptOut = 0 } = info.room ?? {};
  return (
    <Sheet title={say('remote.more')} onClose={onClose} closeLabel={sayPage('close')}>
      <div className={styles.setting}>
        <p>
          <b>{say('remote.bots')}</b>
          <small>{say('remote.botsWords')}</small>
        </p>
        <div className={styles.stepper}>
          <button
            type="button"
            aria-label={say('remote.fewer')}
            disabled={fill <= least}
            onClick={() => remote.bots(fill - 1, level)}
          >
            −
          </button>
          <output>{fill}</output>
          <button
            type="button"
            aria-label={say('remote.morePlayers')}
            disabled={fill >= most}
            onClick={() => remote.bots(fill + 1, level)}
          >
            +
          </button>
        </div>
      </div>
      <div className={styles.setting}>
        <p>
          <b>{say('remote.level')}</b>
        </p>
        <fieldset className={styles.levels} aria-label={say('remote.level')}>
          {levels.map(each => (
            <button key={each} type="button" aria-pressed={each === level} onClick={() => remote.bots(fill, each)}>
              {sayPage('level', { level: each })}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={styles.setting}>
        <p>
          <b>{say('remote.keptOut', { count: keptOut })}</b>
        </p>
        {keptOut > 0 && (
          <button type="button" className={styles.ghost} onClick={() => remote.letBack()}>
            {say('remote.letBack')}
          </button>
        )}
      </div>
    </Sheet>
  );
}
