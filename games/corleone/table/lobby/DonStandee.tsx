import { STANDEE_BOX, type StandeeProps } from '@omerta/table/lobby/lobbyParts.ts';
import { Crest } from '../draw/Crest.tsx';
import { FAMILIES } from '../draw/families.ts';
import { Pawn } from '../draw/pawns/Pawn.tsx';
import { knownFamily } from './families.ts';

/** The don of a family in a plastic foot. */
export default function DonStandee({ faction, look = 'usual' }: StandeeProps) {
  const family = knownFamily(faction) ?? 'neutral';
  const { fill, shade } = FAMILIES[family];
  const foot = look === 'usual' ? { light: fill, dark: shade } : { light: '#8d94a6', dark: '#4a5265' };
  return (
    <svg viewBox={STANDEE_BOX} overflow="visible" aria-hidden="true" focusable="false">
      <ellipse cx={6} cy={8} rx={92} ry={15} fill="#05060a" opacity={0.55} />
      <g
        transform="translate(0 -20) scale(3.55)"
        style={look === 'grey' ? { filter: 'grayscale(1) brightness(.72)' } : undefined}
      >
        <Pawn kind="don" family={family} y={0} scale={1} />
      </g>
      <path
        d="M-62 -16H62L76 10Q76 16 70 16H-70Q-76 16 -76 10Z"
        fill={foot.dark}
        stroke="#0d0f15"
        strokeWidth={5}
        strokeLinejoin="round"
      />
      <path d="M-58 -16H58L62 -6H-62Z" fill={foot.light} stroke="#0d0f15" strokeWidth={4} strokeLinejoin="round" />
      <svg x={-15} y={-13} width={30} height={30} aria-hidden="true" focusable="false">
        <Crest family={family} size={30} />
      </svg>
    </svg>
  );
}
