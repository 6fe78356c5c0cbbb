import { memo } from 'react';
import { type Gangster, LOOKS } from './gangsters.ts';
import { INK, ink } from './ink.ts';
import { isMirrored, type Line } from './route.ts';

export interface FoamGunProps {
  readonly gangster: Gangster;
}

/** Foam, not steel: points right, muzzle at (78, -16), with the fist. For use inside a drawing. */
export const FoamGun = memo(function FoamGun({ gangster }: FoamGunProps) {
  const { colour, shade, skin } = LOOKS[gangster];
  return (
    <>
      <path
        d="M-20 -34h74c6 0 10 3 10 9v10c0 5-4 8-9 8H20l-3 10c-1 5-4 7-8 7h-3l-7 32c-1 5-5 8-10 7l-18-3c-6-1-8-5-7-10l8-38c-6-4-8-9-8-16c0-10 6-16 16-16Z"
        fill={colour}
        {...ink()}
      />
      <path d="M-28 -24H58" stroke={shade} strokeWidth={5} strokeLinecap="round" />
      <path d="M62 -32h12c4 0 6 2 6 6v10c0 4-2 6-6 6H62Z" fill="#ff7a2f" {...ink()} />
      <path d="M14 -8c10 0 14 4 12 12c-2 8-12 10-20 8" fill="none" {...ink()} />
      <path d="M-14 -34l4-10h14l4 10Z" fill={shade} {...ink(4)} />
      <path
        d="M-22 6c-8 4-10 14-6 20c-4 8 0 14 8 16c10 3 22 1 25-6c5-6 5-12 2-16c2-8-4-14-12-14Z"
        fill={skin}
        {...ink()}
      />
      <path d="M-8 16h12M-12 28h14" {...ink(3.5)} />
    </>
  );
});

export interface DrawnGunProps {
  readonly gangster: Gangster;
  readonly line: Line;
  readonly scale: number;
  readonly className?: string | undefined;
}

/** At the start of its aim line, never upside down. */
export const DrawnGun = ({ gangster, line, scale, className }: DrawnGunProps) => (
  <g
    transform={`translate(${line.gun.x} ${line.gun.y}) rotate(${line.gunTurn}) scale(${scale} ${isMirrored(line) ? -scale : scale}) translate(-30 16)`}
  >
    <g className={className}>
      <FoamGun gangster={gangster} />
    </g>
  </g>
);

/** Points at the viewer; muzzle at (-34, 12), to the lower left. Mirror it for a shooter on the left. */
export const FrontGun = memo(function FrontGun({ gangster }: FoamGunProps) {
  const { colour, shade, skin } = LOOKS[gangster];
  return (
    <>
      <path d="M12 14L58 -8L84 88c2 8-2 13-9 14l-26 4c-7 1-11-2-13-9Z" fill={shade} {...ink(6)} />
      <path d="M-14 44c-4 30 34 38 40 6" fill="none" {...ink(15)} />
      <path d="M-14 44c-4 30 34 38 40 6" fill="none" stroke={colour} strokeWidth={6} strokeLinecap="round" />
      <path d="M-64 -26L26 -72h34l14 12v44L2 46Z" fill={shade} {...ink(6)} />
      <path d="M-64 -26L26 -72h34L2 -26Z" fill={colour} {...ink()} />
      <path d="M36 -42l0 34M48 -49l0 35M60 -55l0 35" stroke={INK} strokeWidth={4} strokeLinecap="round" opacity={0.8} />
      <path d="M38 -76l4 -15h14l3 15Z" fill={shade} {...ink()} />
      <rect x={-68} y={-28} width={70} height={76} rx={13} fill={colour} {...ink(6)} />
      <path d="M-56 -17h46" stroke="#fff" strokeOpacity={0.4} strokeWidth={5} strokeLinecap="round" />
      <path d="M-41 -30l3 -22h10l3 22Z" fill="#ff7a2f" {...ink()} />
      <circle cx={-33} cy={14} r={29} fill="#ff7a2f" {...ink(6)} />
      <circle cx={-33} cy={14} r={22} fill="#ffb074" />
      <circle cx={-33} cy={14} r={15.5} fill="#07080c" {...ink(4.5)} />
      <path
        d="M-43 8a12 12 0 0 1 9 -6"
        fill="none"
        stroke="#fff"
        strokeOpacity={0.6}
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path
        d="M14 46c4 -8 14 -10 26 -9l34 -4c14 -2 26 8 27 22l3 34c1 12 -6 20 -18 22l-40 4c-12 1 -18 -5 -17 -13c-8 -3 -9 -14 -3 -19c-7 -4 -7 -15 0 -19c-9 -2 -14 -10 -12 -18Z"
        fill={skin}
        {...ink(6)}
      />
      <path
        d="M28 64c12 4 24 2 34 -2M26 83c12 4 26 3 37 -2M30 101c12 3 24 2 33 -2M40 38c-14 2 -26 0 -34 -6"
        fill="none"
        {...ink(4.5)}
      />
    </>
  );
});
