import { tvWords } from './show/tvWords.ts';
import './draw/tokens.css';
import type { TableInfo } from '@omerta/protocol';
import { joinAddress } from '@omerta/table/lobby/joinAddress.ts';
import { OnlyHere } from '@omerta/table/lobby/OnlyHere.tsx';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@omerta/table/settings/languages.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { QrCode } from '@omerta/table/ui/QrCode.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Chip } from './draw/Chip.tsx';
import { gangsterAt, LOOKS } from './draw/gangsters.ts';
import { placeSeats } from './draw/geometry.ts';
import { MedalPicture } from './draw/Medal.tsx';
import { Paints } from './draw/Paints.tsx';
import { ReadyTick } from './draw/ReadyTick.tsx';
import { TableTop } from './draw/scene/TableTop.tsx';
import styles from './ScreenLobby.module.css';

/** Before the deal, on a shared screen: a large code to scan, and chairs that fill. */
export default function ScreenLobby({ info }: { readonly info: TableInfo }) {
  const say = useWords(tvWords);
  return (
    <main className={styles.lobby}>
      <Paints />
      <section className={styles.join}>
        <h1>
          <span>{say('house')}</span> <b>{say('title')}</b>
        </h1>
        <QrCode text={joinAddress(info)} label={say('lobby.scan')} />
        {info.code !== undefined && <p className={styles.code}>{info.code}</p>}
        <p>{say('lobby.scan')}</p>
        <p className={styles.address}>
          {say('lobby.open', { address: joinAddress(info).replace(/^https?:\/\//, '') })}
        </p>
        <OnlyHere link={joinAddress(info)} />
      </section>
      <section className={styles.room}>
        <Chairs info={info} />
        <Terms info={info} />
        <Foot info={info} />
      </section>
    </main>
  );
}

const ROOM = { width: 1300, height: 800 };
const SEATS = { x: 650, y: 380, rx: 480, ry: 260 };
const TABLE = { x: 650, y: 410, rx: 350, ry: 170 };

/** Chairs clockwise, as at the table. */
function Chairs({ info }: { readonly info: TableInfo }) {
  const say = useWords(tvWords);
  const places = placeSeats(info.seats.length, SEATS, 'gap');
  const people = info.seats.filter(({ kind }) => kind === 'person').length;
  const bots = info.seats.filter(({ kind }) => kind === 'bot').length;
  return (
    <div className={styles.chairs}>
      <svg viewBox={`0 0 ${ROOM.width} ${ROOM.height}`} aria-hidden="true" focusable="false">
        <TableTop {...TABLE} />
      </svg>
      <div className={styles.middle}>
        <h2>{say('lobby.take')}</h2>
        <b>{say('lobby.people', { people, bots })}</b>
        <p>{say('lobby.free', { count: info.seats.length - people - bots })}</p>
      </div>
      <ol>
        {info.seats.map((_, seat) => {
          const { x, y } = places[seat]!;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is where it stands
              key={seat}
              style={{ left: `${(100 * x) / ROOM.width}%`, top: `${(100 * y) / ROOM.height}%` }}
            >
              <Chair info={info} seat={seat} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** A name that is too long for bold letters gets narrow ones before it is cut. */
const BOLD_FITS = 8; // letters

function Chair({ info, seat }: { readonly info: TableInfo; readonly seat: number }) {
  const say = useWords(tvWords);
  const { kind, name, language, ready } = info.seats[seat]!;
  const gangster = gangsterAt({ options: info.options, seat });
  if (kind === 'empty') {
    return (
      <div className={styles.empty}>
        <i aria-hidden="true">+</i>
        <p>
          <b>{say('lobby.chair')}</b>
          <span>{say('lobby.chairFree')}</span>
        </p>
      </div>
    );
  }
  const isBot = kind === 'bot';
  const state = { kind, ready: ready ? 'yes' : 'no', host: info.host === seat ? 'yes' : 'no' };
  return (
    <div className={styles.taken}>
      <MedalPicture gangster={gangster} size={150} isGrey={isBot} />
      {!isBot && (
        <span className={styles.tick}>
          <ReadyTick isReady={ready} size={46} />
        </span>
      )}
      <p style={{ borderColor: isBot ? undefined : LOOKS[gangster].colour }}>
        <b>
          <Chip gangster={gangster} size={26} />{' '}
          <span className={styles.name} data-long={name.length > BOLD_FITS || undefined} title={name}>
            {name}
          </span>{' '}
          <LanguageTag language={language} />
        </b>
        <span className={ready && !isBot ? styles.ready : undefined}>{say('lobby.seat', state)}</span>
      </p>
    </div>
  );
}

/** The language a player uses, where there is a catalogue for it. */
function LanguageTag({ language }: { readonly language: string | undefined }) {
  const spoken = LANGUAGES.find(each => each === language);
  if (spoken === undefined) return null;
  return (
    <abbr className={styles.language} title={LANGUAGE_NAMES[spoken]}>
      {LANGUAGE_TAGS[spoken]}
    </abbr>
  );
}

/** What will be played, in a few words. */
function Terms({ info }: { readonly info: TableInfo }) {
  const say = useWords(tvWords);
  const language = useSettings(settings => settings.language);
  const { talents, talentDeal } = info.options as { readonly talents?: boolean; readonly talentDeal?: string };
  const deal = talents === true ? (talentDeal ?? 'random') : 'off';
  const terms = [
    [say('lobby.talents'), say('lobby.talentsMark', { deal }), say('lobby.talentsWords', { deal })],
    [say('lobby.rounds'), '8', say('lobby.roundsWords')],
    [say('lobby.bots'), say('lobby.botsMark'), say('lobby.botsWords')],
  ] as const;
  return (
    <dl className={styles.terms}>
      {terms.map(([what, mark, words]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <b>{mark}</b>
            <span>{words}</span>
          </dd>
        </div>
      ))}
      <div>
        <dt>{say('lobby.speaks')}</dt>
        <dd>
          <LanguageTag language={language} />
          <span>{say('lobby.speaksWords')}</span>
        </dd>
      </div>
    </dl>
  );
}

function Foot({ info }: { readonly info: TableInfo }) {
  const say = useWords(tvWords);
  const language = useSettings(settings => settings.language);
  const people = info.seats.filter(({ kind }) => kind === 'person');
  const late = people.filter(({ ready }) => !ready);
  const names = new Intl.ListFormat(language).format(late.map(({ name }) => name));
  const host = info.host === undefined ? undefined : info.seats[info.host]?.name;
  return (
    <footer className={styles.foot}>
      <ReadyTick isReady={late.length === 0} size={44} />
      <p role="status">
        <b>{say('lobby.ready', { ready: people.length - late.length, all: people.length })}</b>{' '}
        {late.length > 0 && say('lobby.waiting', { names })}
      </p>
      {host !== undefined && <p>{say('lobby.deals', { name: host })}</p>}
    </footer>
  );
}
