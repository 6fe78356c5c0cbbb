import { type Gangster, LOOKS } from '../gangsters.ts';
import type { Point } from '../geometry.ts';
import { FoamGun } from '../guns.tsx';
import { INK } from '../ink.ts';
import type { Horseshoe } from '../panes.ts';

export interface MyGunProps {
  readonly gangster: Gangster;
  readonly shoe: Horseshoe;
  readonly target: Point;
}

const SCALE = 0.86;
const MUZZLE = 84 * SCALE;
const BARREL = 16 * SCALE; // over the grip

/** My own gun comes up from my edge and points at my choice, on my device only. */
export function MyGun({ gangster, shoe, target }: MyGunProps) {
  const pointsLeft = target.x < shoe.middle.x - 1;
  const grip = { x: shoe.middle.x + (pointsLeft ? 34 : target.x > shoe.middle.x + 1 ? -34 : 0), y: shoe.height - 34 };
  const angle = Math.atan2(target.y - grip.y, target.x - grip.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const over = pointsLeft ? BARREL : -BARREL;
  const muzzle = { x: grip.x + MUZZLE * cos - over * sin, y: grip.y + MUZZLE * sin + over * cos };
  const reach = Math.max(0, Math.hypot(target.x - muzzle.x, target.y - muzzle.y) - shoe.bust - 20);
  const path = `M${muzzle.x} ${muzzle.y}l${reach * cos} ${reach * sin}`;
  const { colour, dash } = LOOKS[gangster];
  return (
    <>
      <path d={path} fill="none" stroke={INK} strokeWidth={13} strokeLinecap="round" />
      <path
        d={path}
        fill="none"
        stroke={colour}
        strokeWidth={7}
        strokeLinecap="round"
        strokeDasharray={dash === '' ? undefined : dash}
      />
      <g
        transform={`translate(${grip.x} ${grip.y}) rotate(${(angle * 180) / Math.PI}) scale(${SCALE} ${pointsLeft ? -SCALE : SCALE})`}
      >
        <FoamGun gangster={gangster} />
      </g>
    </>
  );
}
