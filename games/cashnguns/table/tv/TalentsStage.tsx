import { Bust } from '../draw/busts/Bust.tsx';
import { ink } from '../draw/ink.ts';
import { SHOUT } from '../draw/lettering.ts';
import { TalentMark } from '../draw/talents/TalentIcon.tsx';
import { useAtTable } from '../show/atTable.ts';
import type { TalentAtSeat } from '../show/talents/talentsAtStart.ts';
import styles from './TalentsScreen.module.css';
import { Apron, Curtain, Foot, HIGH, WIDE } from './theatre.tsx';

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
      <Curtain floor={FLOOR} apron={APRON} />
      <g className={styles.spot}>
        <path d={`M520 -20H640L900 ${APRON - 30}H250Z`} fill="url(#theatre-cone)" />
        <ellipse cx={575} cy={APRON - 34} rx={340} ry={46} fill="url(#cash-spotlight)" />
      </g>
      <g key={at} className={styles.stepping}>
        <g transform={`translate(${575 - 270} ${APRON - 622}) scale(2.7)`}>
          <Bust gangster={now} />
        </g>
        <Foot gangster={now} x={575} y={APRON - 34} scale={2.8} />
      </g>
      <Apron y={APRON} />
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
      {when === 'now' && <path d={`M${x - 12} 720H${x + 12}L${x + 95} 1000H${x - 95}Z`} fill="url(#theatre-cone)" />}
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
