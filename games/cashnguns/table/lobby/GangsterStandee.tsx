import { STANDEE_BOX, type StandeeProps } from '@omerta/table/lobby/lobbyParts.ts';
import { Bust } from '../draw/busts/Bust.tsx';
import { ChipMark } from '../draw/Chip.tsx';
import { GANGSTERS, LOOKS } from '../draw/gangsters.ts';
import { ink } from '../draw/ink.ts';
import { Paints } from '../draw/Paints.tsx';

/** A cardboard gangster in a plastic foot. */
export default function GangsterStandee({ faction, look = 'usual' }: StandeeProps) {
  const gangster = GANGSTERS.find(each => each === faction) ?? GANGSTERS[0];
  const { colour, shade } = LOOKS[gangster];
  const foot = look === 'usual' ? { light: colour, dark: shade } : { light: '#8d94a6', dark: '#4a5265' };
  return (
    <>
      <Paints />
      <svg viewBox={STANDEE_BOX} overflow="visible" aria-hidden="true" focusable="false">
        <ellipse cx={6} cy={8} rx={92} ry={15} fill="#05060a" opacity={0.55} />
        <g
          transform="translate(-100 -214)"
          style={look === 'grey' ? { filter: 'grayscale(1) brightness(.72)' } : undefined}
        >
          <Bust gangster={gangster} mood={look === 'grey' ? 'down' : 'calm'} />
        </g>
        <path d="M-62 -16H62L76 10Q76 16 70 16H-70Q-76 16 -76 10Z" fill={foot.dark} {...ink(5)} />
        <path d="M-58 -16H58L62 -6H-62Z" fill={foot.light} {...ink(4)} />
        <ChipMark gangster={gangster} radius={13} y={2} />
      </svg>
    </>
  );
}
