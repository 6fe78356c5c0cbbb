import { factionsBySeat } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { Rays } from '@omerta/table/ui/Rays.tsx';
import { toast } from '@omerta/table/ui/toasts.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type PointerEvent, Suspense, useId, useRef, useState } from 'react';
import { webGame } from '../games/games.ts';
import { useAboutOf } from '../games/useAboutOf.ts';
import { getReady } from '../lobby/getReady.ts';
import { codeOf } from '../net/api.ts';
import { ensurePerson, usePerson } from '../net/people.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { refusalWords } from '../page/refusals.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import { roomWords } from '../words/roomWords.ts';
import { colourOf, Figure } from './Figure.tsx';
import styles from './phone.module.css';
import { RoomTop } from './RoomTop.tsx';
import { hostName, peopleIn } from './standing.ts';

const LONGEST = 12; // letters of a name: longer ones do not fit below a figure on the television
const SWIPE = 40; // px

/** Who I am and how I am called, and ready: one screen. */
export function JoinRoom({ info, code }: { readonly info: TableInfo; readonly code: string | undefined }) {
  const say = useWords(roomWords);
  const sayPage = useWords(pageWords);
  const person = usePerson();
  const liked = useSettings(settings => settings.name);
  const [typed, setTyped] = useState<string>();
  const { doing, start } = useDoing<'ready'>(sayPage);
  const hand = useHand(info);
  const name = typed ?? [...(person?.name ?? liked)].slice(0, LONGEST).join('');
  const isNameless = name.trim() === '';
  const nameField = useRef<HTMLInputElement>(null);
  const id = useId();
  const people = peopleIn(info);
  const host = hostName(info);
  const mine = info.you.viewer;
  const isFull =
    mine === 'spectator' &&
    info.seats.every(({ kind }) => kind === 'person') &&
    info.seats.length >= (webGame(info.game)?.players.most ?? 0);

  const ready = () =>
    start('ready', async () => {
      navigator.vibrate?.(20);
      await ensurePerson(name);
      const sat = mine === 'spectator' ? await tablesApi.sit(info.match, code === undefined ? {} : { code }) : info;
      const seat = sat.you.viewer;
      if (seat === 'spectator') return;
      if (hand.chosen !== undefined) {
        try {
          await tablesApi.chooseFaction(info.match, seat, hand.chosen);
        } catch (error) {
          if (codeOf(error) !== 'factionTaken') throw error;
          toast(refusalWords(sayPage, error), 'danger'); // another was quicker: pick again
          return hand.step(1);
        }
      }
      await getReady(sat);
    });

  if (isFull) {
    return (
      <div className={styles.phone}>
        <RoomTop info={info} words={say('join.party', { name: host ?? '' })} />
        <main className={styles.plain}>
          <h2>{say('join.full')}</h2>
          <p>{say('join.fullWords')}</p>
        </main>
      </div>
    );
  }
  return (
    <div className={styles.phone}>
      <RoomTop
        info={info}
        words={`${host === undefined ? say('join.noHost') : say('join.party', { name: host })} · ${say('join.in', { count: people })}`}
      />
      <main className={styles.join}>
        {hand.chosen !== undefined && <Hero info={info} hand={hand} />}
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault();
            if (isNameless) nameField.current?.focus();
            else if (hand.owner === undefined) void ready();
          }}
        >
          {hand.chosen !== undefined && <Thumbs info={info} hand={hand} />}
          <label htmlFor={id}>{say('join.name')}</label>
          <div className={styles.name}>
            <input
              ref={nameField}
              id={id}
              value={name}
              maxLength={LONGEST}
              onChange={event => setTyped(event.target.value)}
              autoComplete="nickname"
              spellCheck={false}
              enterKeyHint="go"
              // biome-ignore lint/a11y/noAutofocus: only where the name is missing, and nothing else can be done
              autoFocus={isNameless}
            />
            <span aria-hidden="true">{say('join.nameCount', { count: [...name].length, most: LONGEST })}</span>
          </div>
          <button type="submit" className={styles.main} disabled={doing !== undefined} aria-busy={doing !== undefined}>
            {say(hand.owner !== undefined ? 'join.pickAnother' : isNameless ? 'join.writeName' : 'join.ready')}
          </button>
          <p className={styles.small}>{say('join.keep')}</p>
        </form>
      </main>
    </div>
  );
}

interface Hand {
  readonly all: readonly string[];
  readonly chosen: string | undefined;
  readonly owner: string | undefined; // who has the chosen one
  ownerOf(faction: string): string | undefined;
  choose(faction: string): void;
  step(by: 1 | -1): void;
}

/** What can be played as; at first one that is free. */
function useHand(info: TableInfo): Hand {
  const [wished, setWished] = useState<string>();
  const all = info.factions?.all ?? [];
  const bySeat = info.factions === undefined ? [] : factionsBySeat(info.factions, info.options, info.seats.length);
  const ownerOf = (faction: string) => {
    const seat = bySeat.indexOf(faction);
    if (seat < 0 || seat === info.you.viewer || info.seats[seat]?.kind !== 'person') return undefined;
    return info.seats[seat].name;
  };
  const mine = info.you.viewer === 'spectator' ? undefined : bySeat[info.you.viewer];
  const chosen = wished ?? mine ?? all.find(faction => ownerOf(faction) === undefined);
  const choose = (faction: string) => {
    navigator.vibrate?.(10);
    setWished(faction);
  };
  const step = (by: 1 | -1) => choose(all[(all.indexOf(chosen ?? '') + by + all.length) % all.length]!);
  return { all, chosen, owner: chosen === undefined ? undefined : ownerOf(chosen), ownerOf, choose, step };
}

function Hero({ info, hand }: { readonly info: TableInfo; readonly hand: Hand }) {
  const say = useWords(roomWords);
  const about = useAboutOf(info.game)?.factions;
  const from = useRef<number | undefined>(undefined);
  const { fill, shade } = colourOf(info.game, hand.chosen);
  const at = hand.all.indexOf(hand.chosen!);
  const beside = (by: number) => hand.all[(at + by + hand.all.length) % hand.all.length];
  const swipe = (event: PointerEvent) => {
    const moved = event.clientX - (from.current ?? event.clientX);
    from.current = undefined;
    if (Math.abs(moved) > SWIPE) hand.step(moved < 0 ? 1 : -1);
  };
  return (
    <>
      <section
        className={styles.hero}
        style={{ backgroundColor: `color-mix(in srgb, ${shade} 65%, #0d0f15)` }}
        onPointerDown={event => {
          from.current = event.clientX;
        }}
        onPointerUp={swipe}
      >
        <svg viewBox="-200 -200 400 400" className={styles.rays} aria-hidden="true" focusable="false">
          <Rays x={0} y={0} count={24} reach={500} fill={fill} opacity={0.3} />
        </svg>
        <div className={styles.left} data-taken={hand.ownerOf(beside(-1)!) !== undefined || undefined}>
          <Figure game={info.game} faction={beside(-1)} />
        </div>
        <div className={styles.right} data-taken={hand.ownerOf(beside(1)!) !== undefined || undefined}>
          <Figure game={info.game} faction={beside(1)} />
        </div>
        <div className={styles.figure} data-taken={hand.owner !== undefined || undefined}>
          <Figure game={info.game} faction={hand.chosen} look={hand.owner === undefined ? 'usual' : 'grey'} />
        </div>
        <button type="button" className={styles.back} aria-label={say('join.previous')} onClick={() => hand.step(-1)}>
          ‹
        </button>
        <button type="button" className={styles.forth} aria-label={say('join.next')} onClick={() => hand.step(1)}>
          ›
        </button>
      </section>
      <p className={styles.who} role="status">
        <b>{about?.name(hand.chosen!)}</b>
        <span style={{ borderColor: fill }}>
          {hand.owner === undefined ? say('join.free') : say('join.has', { name: hand.owner })}
        </span>
      </p>
    </>
  );
}

function Thumbs({ info, hand }: { readonly info: TableInfo; readonly hand: Hand }) {
  const about = useAboutOf(info.game)?.factions;
  const Picture = webGame(info.game)?.lobby?.factions?.Picture;
  const group = useId();
  if (about === undefined || Picture === undefined) return undefined;
  return (
    <fieldset className={styles.thumbs}>
      <legend className="unseen">{about.one}</legend>
      {hand.all.map(faction => {
        const owner = hand.ownerOf(faction);
        return (
          <label
            key={faction}
            data-taken={owner !== undefined || undefined}
            data-on={faction === hand.chosen || undefined}
          >
            <input
              type="radio"
              className="veiled"
              name={group}
              checked={faction === hand.chosen}
              onChange={() => hand.choose(faction)}
              aria-label={owner === undefined ? about.name(faction) : about.takenBy(faction, owner)}
            />
            <Suspense>
              <Picture faction={faction} size={36} />
            </Suspense>
          </label>
        );
      })}
    </fieldset>
  );
}
