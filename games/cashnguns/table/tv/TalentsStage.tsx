import { Bust } from '../draw/busts/Bust.tsx';
import { LOOKS } from '../draw/gangsters.ts';
import { INK, ink } from '../draw/ink.ts';
import { SHOUT } from '../draw/lettering.ts';
import { TalentMark } from '../draw/talents/TalentIcon.tsx';
import { useAtTable } from '../show/atTable.ts';
import type { TalentAtSeat } from '../show/talents/talentsAtStart.ts';
import styles from './TalentsScreen.module.css';

const WIDE = 1_920;
const HIGH = 1_080;
const FLOOR = 690;
const APRON = 846;
const ROW = 1_640; // for the line-up

/** The stage of a theatre: the one in the light, and below it all of them in their order. */
export function TalentsStage({ talents, at }: { readonly talents: readonly TalentAtSeat[]; readonly at: number }) {
  const { gangsters } = useAtTable();
  const step = Math.min(264, ROW / talents.length);
  const from = WIDE / 2 - (step * (talents.length - 1)) / 2;
  const now = gangsters[talents[at]?.seat ?? 0] ?? 'bruno';
  return (
    <svg
      className={styles.stage}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Curtain />
      <g className={styles.spot}>
        <path d={`M520 -20H640L900 ${APRON - 30}H250Z`} fill="url(#talent-cone)" />
        <ellipse cx={575} cy={APRON - 34} rx={340} ry={46} fill="url(#cash-spotlight)" />
      </g>
      <g key={at} className={styles.stepping}>
        <g transform={`translate(${575 - 270} ${APRON - 622}) scale(2.7)`}>
          <Bust gangster={now} />
        </g>
        <Foot gangster={now} x={575} y={APRON - 34} scale={2.8} />
      </g>
      <path d={`M0 ${APRON}H${WIDE}V${HIGH}H0Z`} fill="#1d120d" />
      <path d={`M0 ${APRON}H${WIDE}`} stroke={INK} strokeWidth={9} />
      <path d={`M0 ${APRON + 1}H${WIDE}`} stroke="#c9a227" strokeWidth={4} />
      {talents.map(({ seat, talent }, index) => (
        <Waiting
          key={seat}
          x={from + index * step}
          seat={seat}
          talent={talent}
          when={index < at ? 'shown' : index === at ? 'now' : 'later'}
        />
      ))}
    </svg>
  );
}

function Curtain() {
  const folds = 24;
  return (
    <>
      <defs>
        <linearGradient id="talent-fold" x1={0} x2={1} y1={0} y2={0}>
          <stop offset={0} stopColor="#2a0a0d" />
          <stop offset={0.5} stopColor="#5a1418" />
          <stop offset={1} stopColor="#2a0a0d" />
        </linearGradient>
        <linearGradient id="talent-cone" x1={0} x2={0} y1={0} y2={1}>
          <stop offset={0} stopColor="#ffe9b0" stopOpacity={0.5} />
          <stop offset={1} stopColor="#ffe9b0" stopOpacity={0.08} />
        </linearGradient>
      </defs>
      {Array.from({ length: folds }, (_, fold) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a fold has nothing but its place
          key={fold}
          x={(fold * WIDE) / folds}
          width={WIDE / folds + 1}
          height={FLOOR}
          fill="url(#talent-fold)"
        />
      ))}
      <rect y={FLOOR} width={WIDE} height={APRON - FLOOR} fill="#2a1a12" />
      <path d={`M0 ${FLOOR}H${WIDE}`} stroke="#0b0508" strokeWidth={10} opacity={0.7} />
      <rect width={WIDE} height={APRON} fill="#05060a" opacity={0.5} />
      {Array.from({ length: 8 }, (_, swag) => {
        const [left, right] = [(swag * WIDE) / 8, ((swag + 1) * WIDE) / 8];
        const middle = (left + right) / 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a swag has nothing but its place
          <g key={swag}>
            <path d={`M${left} -10H${right}V34Q${middle} 108 ${left} 34Z`} fill="url(#talent-fold)" {...ink(4)} />
            <path d={`M${left} 34Q${middle} 108 ${right} 34`} fill="none" stroke="#c9a227" strokeWidth={5} />
          </g>
        );
      })}
    </>
  );
}

interface WaitingProps extends TalentAtSeat {
  readonly x: number;
  readonly when: 'shown' | 'now' | 'later';
}

function Waiting({ x, seat, talent, when }: WaitingProps) {
  const { names, gangsters } = useAtTable();
  const gangster = gangsters[seat] ?? 'bruno';
  const isKnown = when !== 'later';
  return (
    <g>
      {when === 'now' && <path d={`M${x - 12} 720H${x + 12}L${x + 95} 1000H${x - 95}Z`} fill="url(#talent-cone)" />}
      <g transform={`translate(${x - 50} 898) scale(.5)`} className={isKnown ? undefined : styles.later}>
        <Bust gangster={gangster} />
      </g>
      <Foot gangster={gangster} x={x} y={1_006} scale={0.5} />
      <g transform={`translate(${x + 72} 934)`}>
        <circle r={33} fill={when === 'now' ? '#e8bc45' : isKnown ? '#2a1d17' : '#12151d'} {...ink(5)} />
        <circle
          r={33}
          fill="none"
          stroke={isKnown ? '#c9a227' : '#4a5265'}
          strokeWidth={2.5}
          strokeDasharray={isKnown ? undefined : '7 6'}
        />
        {isKnown ? (
          <TalentMark talent={talent} x={0} y={0} size={40} colour={when === 'now' ? '#14100a' : '#f6dc86'} />
        ) : (
          <text {...SHOUT} y={14} textAnchor="middle" fontSize={38} fill="#8d94a6">
            ?
          </text>
        )}
      </g>
      <text
        x={x}
        y={1_054}
        textAnchor="middle"
        fontSize={29}
        fontWeight={700}
        fontFamily="var(--font-text)"
        fill={when === 'now' ? '#fff1b8' : isKnown ? '#f3e7cf' : '#a3aabb'}
      >
        {names.player(seat)}
      </text>
    </g>
  );
}

interface FootProps {
  readonly gangster: keyof typeof LOOKS;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The plastic foot in which a figure of cardboard stands. */
const Foot = ({ gangster, x, y, scale }: FootProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M-50 -34H50L62 0Q62 8 52 8H-52Q-62 8 -62 0Z" fill={LOOKS[gangster].shade} {...ink(4)} />
    <rect x={-17} y={-28} width={34} height={32} rx={6} fill={LOOKS[gangster].colour} {...ink(3)} />
    <text {...SHOUT} y={-2} textAnchor="middle" fontSize={28} fill={INK}>
      {LOOKS[gangster].letter}
    </text>
  </g>
);
