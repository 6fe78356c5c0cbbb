import type { TableInfo } from '@omerta/protocol';
import { isOnlyHere } from '@omerta/table/lobby/isOnlyHere.ts';
import { joinAddress } from '@omerta/table/lobby/joinAddress.ts';
import { OnlyHere } from '@omerta/table/lobby/OnlyHere.tsx';
import { basePath } from '@omerta/table/net/basePath.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { QrCode } from '@omerta/table/ui/QrCode.tsx';
import { useSize } from '@omerta/table/ui/useSize.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useRef } from 'react';
import { webGame } from '../games/games.ts';
import { useAboutOf } from '../games/useAboutOf.ts';
import { GamePoster } from '../page/GamePoster.tsx';
import { useOfferedGames } from '../setup/offeredGames.ts';
import { roomWords } from '../words/roomWords.ts';
import { clockOf } from './clocks.ts';
import { colourOf, Figure, Stranger } from './Figure.tsx';
import styles from './RoomScreen.module.css';
import { Stage } from './Stage.tsx';
import { hostName, namesOf, peopleIn, type Standing, standingIn, unreadyIn } from './standing.ts';

/** The room on a television, before the deal: how to come in, who has come, what will be played. Nothing to press. */
export function RoomScreen({ info }: { readonly info: TableInfo }) {
  const say = useWords(roomWords);
  const frame = useRef<HTMLElement>(null);
  const { width, height } = useSize(frame);
  const scale = Math.min(width / 1920, height / 1080);
  return (
    <main ref={frame} className={styles.frame} data-screen="room">
      <div className={styles.room} style={{ transform: `translate(-50%, -50%) scale(${scale})` }}>
        <Stage />
        <h1 className="unseen">{say('tv.title')}</h1>
        <Code info={info} />
        <Ribbon info={info} />
        <Crowd info={info} />
        <Apron info={info} />
      </div>
    </main>
  );
}

function Code({ info }: { readonly info: TableInfo }) {
  const say = useWords(roomWords);
  const code = info.code ?? '';
  const address = joinAddress(info);
  return (
    <section aria-label={say('tv.code', { code: [...code].join(' ') })}>
      <div className={styles.tiles} data-many={code.length > 5 || undefined} aria-hidden="true">
        {[...code].map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is where it stands
          <span key={at} className={styles.tile}>
            <i>{letter}</i>
          </span>
        ))}
      </div>
      {isOnlyHere(address) ? (
        <div className={styles.onlyHere}>
          <OnlyHere link={address} />
        </div>
      ) : (
        <p className={styles.address}>
          <span>{say('tv.open')}</span>
          <b>{`${location.host}${basePath()}`}</b>
          <span>{say('tv.type')}</span>
        </p>
      )}
      <div className={styles.qr}>
        <QrCode text={address} label={say('tv.scanLabel')} />
        <b>{say('tv.scan')}</b>
      </div>
    </section>
  );
}

function Ribbon({ info }: { readonly info: TableInfo }) {
  const say = useWords(roomWords);
  const language = useSettings(settings => settings.language);
  const people = peopleIn(info);
  const unready = unreadyIn(info);
  const lost = standingIn(info).find(({ state }) => state === 'lost');
  const isFull =
    info.seats.length === webGame(info.game)?.players.most && info.seats.every(({ kind }) => kind === 'person');
  const [strong, rest, isGo] =
    people === 0
      ? [say('tv.first'), say('tv.firstWords')]
      : lost !== undefined
        ? [say('tv.lost', { name: lost.name }), say('tv.lostWords')]
        : unready.length > 0 && people > 1
          ? [say('tv.waiting', { names: namesOf(info, unready, language) }), isFull ? say('tv.full') : '']
          : unready.length === 0
            ? [say('tv.allReady'), say('tv.deal', { name: hostName(info) ?? '' }), true]
            : [say('tv.in', { count: people }), say('tv.fill', { count: info.seats.length })];
  return (
    <p className={styles.ribbon} role="status">
      <span className={isGo === true ? styles.go : undefined}>
        <b>{strong}</b> {rest}
      </span>
    </p>
  );
}

const MIDDLE = 960;
const FEET = 802;
const WIDEST_STEP = 270;
const STAGE_WIDTH = 1640;

function Crowd({ info }: { readonly info: TableInfo }) {
  const standing = standingIn(info);
  if (peopleIn(info) === 0) {
    return (
      <div className={styles.figure} style={{ left: MIDDLE, top: FEET }}>
        <Stranger mark="?" />
      </div>
    );
  }
  const step = Math.min(WIDEST_STEP, STAGE_WIDTH / standing.length);
  return (
    <ol>
      {standing.map((each, at) => (
        <li
          key={each.state === 'bot' ? `bot ${each.seat}` : each.name}
          className={styles.place}
          data-tight={standing.length > 6 || undefined}
          style={{ left: MIDDLE - (step * (standing.length - 1)) / 2 + step * at, top: FEET }}
        >
          <Person info={info} {...each} />
        </li>
      ))}
    </ol>
  );
}

function Person({ info, seat, name, faction, state }: Standing & { readonly info: TableInfo }) {
  const say = useWords(roomWords);
  const { fill } = colourOf(info.game, faction);
  const words = { ready: 'tv.ready', picking: 'tv.picking', lost: 'tv.isLost', bot: 'tv.givesWay' } as const;
  return (
    <>
      <div className={styles.figure} data-state={state}>
        <Figure
          game={info.game}
          faction={faction}
          look={state === 'lost' ? 'grey' : state === 'bot' ? 'bot' : 'usual'}
        />
      </div>
      {state !== 'bot' && (
        <i className={styles.badge} data-state={state} aria-hidden="true">
          {state === 'ready' ? <Icon name="check" size={40} /> : state === 'picking' ? '…' : '!'}
        </i>
      )}
      {state === 'bot' && <i className={styles.botSign}>{say('tv.bot')}</i>}
      <p
        className={styles.plate}
        data-state={state}
        style={state === 'bot' || state === 'lost' ? {} : { borderColor: fill }}
      >
        <b title={name}>
          {state === 'bot' ? say('tv.bot') : name}
          {info.host === seat && <RemoteGlyph />}
        </b>
        <span>{say(words[state])}</span>
      </p>
    </>
  );
}

const RemoteGlyph = () => (
  <svg
    viewBox="0 0 24 24"
    width={32}
    height={32}
    fill="none"
    stroke="#f6dc86"
    strokeWidth={2}
    aria-hidden="true"
    focusable="false"
  >
    <rect x={8} y={2} width={8} height={20} rx={3} />
    <path d="M12 6v.1M10.500 11h3M10.500 14h3M12 18v.1" strokeLinecap="round" />
  </svg>
);

function Apron({ info }: { readonly info: TableInfo }) {
  const say = useWords(roomWords);
  const about = useAboutOf(info.game);
  const games = useOfferedGames();
  const host = hostName(info);
  const people = peopleIn(info);
  const clock = clockOf(info.settings.clock);
  const most = webGame(info.game)?.players.most ?? people;
  const talents = webGame(info.game)?.switches.find(
    ({ values }) => values.length === 2 && typeof values[0] === 'boolean',
  );
  return (
    <section className={styles.apron}>
      <div>
        <small>{say('tv.tonight')}</small>
        <div className={styles.posters}>
          {games.map(game => (
            <span key={game.id} className={styles.poster} data-on={game.id === info.game || undefined}>
              <GamePoster game={game} />
            </span>
          ))}
        </div>
      </div>
      <div>
        <b className={styles.game}>{about?.title}</b>
        <em>{host === undefined ? say('tv.firstPicks') : say('tv.picks', { name: host })}</em>
      </div>
      <div>
        <small>{say('tv.clock')}</small>
        <b>{say(`clock.${clock}`)}</b>
        <em>{say(`clock.${clock}Words`)}</em>
      </div>
      {talents !== undefined && about !== undefined && (
        <div>
          <small>{about.optionName(talents.field)}</small>
          <b>{about.optionValue(talents.field, valueAt(info, talents))}</b>
        </div>
      )}
      <div>
        <small>{say('tv.players')}</small>
        <b>{say('tv.playersNow', { people, bots: info.seats.length - people })}</b>
        <em>{say('tv.roomFor', { count: most - people })}</em>
      </div>
    </section>
  );
}

function valueAt(
  info: TableInfo,
  { field, values }: { readonly field: string; readonly values: readonly (string | number | boolean)[] },
) {
  const chosen = (info.options as Readonly<Record<string, unknown>>)[field];
  return values.find(value => value === chosen) ?? values[0]!;
}
