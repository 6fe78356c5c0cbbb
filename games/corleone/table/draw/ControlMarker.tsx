import { Drawing, type Labelled } from './Drawing.tsx';
import { Emblem } from './Emblem.tsx';
import { FAMILIES, type FamilyId } from './families.ts';
import { INK } from './palette.ts';

export interface ControlMarkerProps {
  readonly family: FamilyId;
  readonly radius: number;
  readonly y?: number;
}

/** One control marker as part of a drawing. */
export function ControlMarker({ family, radius, y = 0 }: ControlMarkerProps) {
  const { fill, on } = FAMILIES[family];
  return (
    <g transform={`translate(0 ${y})`}>
      <circle r={radius} fill={fill} stroke={INK} strokeWidth={1.8} />
      <circle r={radius - 4} fill="none" stroke={on} strokeOpacity={0.55} strokeWidth={1.3} />
      <Emblem family={family} scale={radius / 17} />
    </g>
  );
}

export interface MarkerIconProps extends Labelled {
  readonly family: FamilyId;
  readonly size?: number;
}

/** A control marker on its own. */
export const MarkerIcon = ({ family, size = 24, label }: MarkerIconProps) => (
  <Drawing width={size} height={size} viewBox="-29 -29 58 58" label={label}>
    <ControlMarker family={family} radius={27} />
  </Drawing>
);
