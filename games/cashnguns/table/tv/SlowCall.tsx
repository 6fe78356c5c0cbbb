import type { Seat } from '@omerta/kernel';
import { StageContext } from '@omerta/table/table/stageContext.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useContext, useEffect } from 'react';
import { Bust } from '../draw/busts/Bust.tsx';
import { INK } from '../draw/ink.ts';
import { SHOUT } from '../draw/lettering.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import { ReadyMark } from '../draw/ReadyTick.tsx';
import { useAtTable } from '../show/atTable.ts';
import { tvWords } from '../show/tvWords.ts';
import { useSeatTicks } from '../show/useSeatTicks.ts';
import { useSecondsLeft } from './Corners.tsx';
import styles from './SlowCall.module.css';
import { slowSeats, whatThen } from './slowSeats.ts';
import { Apron, Curtain, Foot, HIGH, WIDE } from './theatre.tsx';

const FLOOR = 724;
const APRON = 886;
const MOST_NAMED = 2;
const CALLED = 5; // seconds

/** The last five seconds of those who have not chosen yet, before everybody; what then happens is said too. */
export function SlowCall() {
  const at = useAtTable();
  const ticks = useSeatTicks(at);
  const isPaused = useTable(({ info }) => info?.isPaused === true);
  const slow = slowSeats(at.view.table, ticks);
  const seconds = useSecondsLeft(slow);
  const isCalled = seconds !== undefined && seconds > 0 && seconds <= CALLED;
  const isQuiet = at.story.onStage !== undefined || at.info.settings.pace === 'instant' || isPaused;
  return slow.length > 0 && isCalled && !isQuiet ? <Call slow={slow} ticks={ticks} seconds={seconds} /> : null;
}

interface CallProps {
  readonly slow: readonly Seat[];
  readonly ticks: readonly (boolean | undefined)[];
  readonly seconds: number;
}

function Call({ slow, ticks, seconds }: CallProps) {
  const say = useWords(tvWords);
  const { view, names, gangsters, table } = useAtTable();
  const stage = useContext(StageContext);
  useEffect(() => {
    if (seconds > 0) stage?.sound('tick');
  }, [seconds, stage]);
  const shown = slow.slice(0, MOST_NAMED);
  const then = whatThen(view.table);
  const isAll = slow.length > MOST_NAMED;
  const title = isAll ? say('slow.all') : say('slow.call', { names: names.players(slow) });
  return (
    <section className={styles.call} role="alert" data-entrance>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <Curtain floor={FLOOR} apron={APRON} />
        <path d="M560 -20H700L1010 800H260Z" fill="url(#theatre-cone)" />
        {shown.map((seat, place) => {
          const gangster = gangsters[seat] ?? 'bruno';
          const x = shown.length === 1 ? 634 : 404 + place * 430;
          const scale = shown.length === 1 ? 2.4 : 1.9;
          return (
            <g key={seat}>
              <g transform={`translate(${x - 100 * scale} ${APRON - 88 - 200 * scale}) scale(${scale})`}>
                <Bust gangster={gangster} mood="wide" wounds={table.seats[seat]?.wounds ?? 0} />
              </g>
              <Foot gangster={gangster} x={x} y={APRON - 78} scale={scale} />
            </g>
          );
        })}
        <StopWatch seconds={seconds} />
        <Apron y={APRON} />
      </svg>
      <h2 data-long={title.length > 24 || undefined}>{title}</h2>
      <ul aria-hidden="true">
        {ticks.map((isReady, seat) =>
          isReady === true ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat}>
              <MedalPicture gangster={gangsters[seat] ?? 'bruno'} size={110} />
              <svg className={styles.tick} viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
                <ReadyMark radius={20} isReady />
              </svg>
            </li>
          ) : null,
        )}
      </ul>
      {then !== undefined && <p>{say(then)}</p>}
    </section>
  );
}

/** As much of its face is red as there is time. */
function StopWatch({ seconds }: { readonly seconds: number }) {
  const angle = (seconds * Math.PI) / 15; // ten would be a third of the face
  const [x, y] = [250 * Math.sin(angle), -250 * Math.cos(angle)];
  return (
    <g transform="translate(1394 536) scale(.92)">
      <path d="M-34 -352H34V-290H-34Z" fill="#c9a227" stroke={INK} strokeWidth={9} />
      <path d="M196 -232l44 -52" stroke={INK} strokeWidth={46} strokeLinecap="round" />
      <path d="M196 -232l44 -52" stroke="#c9a227" strokeWidth={26} strokeLinecap="round" />
      <circle r={310} fill={INK} />
      <circle r={296} fill="url(#cash-brass)" />
      <circle r={262} fill="#fffaf0" stroke={INK} strokeWidth={9} />
      <path d={`M0 0V-250A250 250 0 0 1 ${x.toFixed(0)} ${y.toFixed(0)}Z`} fill="#ff7a5c" />
      {Array.from({ length: 60 }, (_, mark) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
          key={mark}
          d={`M0 -244V${mark % 5 === 0 ? -214 : -232}`}
          stroke={INK}
          strokeWidth={mark % 5 === 0 ? 9 : 4}
          transform={`rotate(${mark * 6})`}
        />
      ))}
      <text
        {...SHOUT}
        key={seconds}
        className={styles.digit}
        x={-8}
        y={128}
        textAnchor="middle"
        fontSize={360}
        fill="#c4241c"
        stroke={INK}
        strokeWidth={22}
        paintOrder="stroke"
      >
        {seconds}
      </text>
    </g>
  );
}
