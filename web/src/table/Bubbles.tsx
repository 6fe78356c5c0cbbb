import type { ChatLine, Emote } from '@omerta/protocol';
import { isStill, useSettings } from '@omerta/table/settings/settings.ts';
import { EmoteFace } from '@omerta/table/table/EmoteFace.tsx';
import { readIn } from '@omerta/table/table/quickPhrases.ts';
import type { SoundName } from '@omerta/table/table/sounds.ts';
import type { Stage } from '@omerta/table/table/stage.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Bubbles.module.css';
import { fresh, SHOWN_FOR, shownWith } from './shownLines.ts';

interface BubblesProps {
  readonly stage: Stage;
  readonly play: (name: SoundName) => void;
}

/**
 * What is said pops up at the seat it comes from, the newest line of each player. Lines of before the page was opened
 * do not; those of a moment in which the table holds its breath wait until it is over.
 */
export function Bubbles({ stage, play }: BubblesProps) {
  const lines = useTable(state => state.lines);
  const isScreen = useTable(({ info }) => info?.you.isScreen === true);
  const me = useTable(({ info }) => info?.you.viewer);
  const isHushed = useTable(({ onStage }) => stage.isHushed(onStage));
  const [shown, setShown] = useState<readonly ChatLine[]>([]);
  const opened = useRef(Date.now());
  const newest = useRef<Readonly<Record<ChatLine['room'], number>>>({ players: 0, spectators: 0 });
  useEffect(() => {
    if (isHushed) return;
    const said = fresh(lines, newest.current, opened.current);
    newest.current = said.newest;
    // My own words need no bubble: they stand in the chat I wrote them in.
    const heard = said.lines.filter(({ seat, emote }) => emote !== undefined || seat === undefined || seat !== me);
    if (heard.length === 0) return;
    setShown(before => shownWith(before, heard));
    for (const line of heard) {
      if (line.emote !== undefined) play(SOUNDS[line.emote]);
      setTimeout(() => setShown(before => before.filter(each => each !== line)), SHOWN_FOR(line));
    }
  }, [lines, isHushed, me, play]);
  return shown.map(line =>
    line.emote !== undefined && isScreen ? (
      <BigEmote key={keyOf(line)} line={line} emote={line.emote} stage={stage} />
    ) : (
      <Bubble key={keyOf(line)} line={line} stage={stage} />
    ),
  );
}

const keyOf = ({ room, number }: ChatLine) => `${room} ${number}`;

const SOUNDS: Readonly<Record<Emote, SoundName>> = {
  liar: 'emoteLiar',
  chicken: 'emoteChicken',
  mercy: 'emoteMercy',
  laugh: 'emoteLaugh',
  poker: 'emotePoker',
  mine: 'emoteMine',
};

interface BubbleProps {
  readonly line: ChatLine;
  readonly stage: Stage;
}

const placeOf = (stage: Stage, { seat }: ChatLine) =>
  seat === undefined ? undefined : stage.elementOf(`seat:${seat}`);

/** Solid for who plays, dashed and grey for who is out of the game. */
function Bubble({ line, stage }: BubbleProps) {
  const say = useWords(tableWords);
  const language = useSettings(settings => settings.language);
  const { name, emote, text } = line;
  const place = placeOf(stage, line);
  const size = bustSize(place);
  return (
    <div
      className={styles.bubble}
      data-ghost={place?.hasAttribute('data-out') || undefined}
      data-free={place === undefined || undefined}
      data-words={emote === undefined || undefined}
      style={beside(place, emote === undefined ? WORDS : { width: size + 26, height: size + 40 })}
      role="status"
    >
      <b>{name}</b>
      {emote === undefined ? (
        <span>{readIn(language, text ?? '')}</span>
      ) : (
        <>
          <EmoteFace emote={emote} size={size} />
          <span className="unseen">{say(`emote.${emote}`)}</span>
        </>
      )}
    </div>
  );
}

const WORDS = { width: 200, height: 84 };

/** As large as the bust it comes from. */
function bustSize(place: Element | undefined): number {
  const { width = 96, height = 96 } = place?.getBoundingClientRect() ?? {};
  return Math.round(Math.min(150, Math.max(72, Math.min(width, height))));
}

/** Beside the seat, on the screen whatever the layout; in the corner for those without one. */
function beside(place: Element | undefined, size: { readonly width: number; readonly height: number }): CSSProperties {
  if (place === undefined) return { right: 16, bottom: 96 };
  const { left, right, top, height } = place.getBoundingClientRect();
  const isLeft = right + size.width + 12 > innerWidth; // no room on its right: on its left, or over it
  const x = isLeft ? Math.max(8, left - size.width + 24) : right - 24;
  const y = top + height / 2 - size.height + 24;
  return { left: x, top: Math.min(Math.max(y, 8), innerHeight - size.height - 8) };
}

const POP = 260; // milliseconds
const HELD = 1_800;
const SHRINKS = 300;

/** On a shared screen: as large as can be in the middle of the table, then a sticker at the player it comes from. */
function BigEmote({ line, emote, stage }: BubbleProps & { readonly emote: Emote }) {
  const say = useWords(tableWords);
  const still = useSettings(isStill);
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = shown.current;
    if (element === null) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const from = placeOf(stage, line)?.getBoundingClientRect();
    const x = from === undefined ? 0 : from.left + from.width - (left + width / 2);
    const y = from === undefined ? 0 : from.top + from.height / 4 - (top + height / 2);
    const there = `translate(${x}px, ${y}px) scale(${STICKER / width})`;
    const grow = still ? { opacity: 0 } : { opacity: 0, transform: `translate(${x}px, ${y}px) scale(.2)` };
    const whole = { opacity: 1, transform: 'none' };
    const total = POP + HELD + SHRINKS;
    element.animate(
      [
        { ...whole, ...grow, offset: 0 },
        { ...whole, offset: POP / total },
        { ...whole, offset: (POP + HELD) / total },
        { opacity: 1, transform: there, offset: 1 },
      ],
      { duration: total, easing: 'ease-out', fill: 'forwards' },
    );
  }, [line, stage, still]);
  return (
    <div ref={shown} className={styles.big} data-emote role="status">
      <svg viewBox="-10 -10 520 520" aria-hidden="true" focusable="false">
        <path className={styles.cloud} d={CLOUD} />
      </svg>
      <EmoteFace emote={emote} size={undefined} />
      <b>{say(`emote.${emote}`)}</b>
      <p>{line.name}</p>
    </div>
  );
}

const STICKER = 54; // px

/** Fourteen bumps round 250,250. */
const CLOUD = Array.from({ length: 14 }, (_, bump) => {
  const at = (angle: number, radius: number) =>
    `${(250 + radius * Math.cos(angle)).toFixed(1)} ${(250 + radius * 0.92 * Math.sin(angle)).toFixed(1)}`;
  const step = (2 * Math.PI) / 14;
  const [from, to] = [bump * step, (bump + 1) * step];
  return `${bump === 0 ? `M${at(from, 226)}` : ''}A58 58 0 0 1 ${at(to, 226)}`;
}).join('');
