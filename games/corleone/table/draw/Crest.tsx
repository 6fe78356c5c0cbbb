import { Drawing, type Labelled } from './Drawing.tsx';
import { Emblem } from './Emblem.tsx';
import { FAMILIES, type Side } from './families.ts';

export interface CrestProps extends Labelled {
  readonly family: Side;
  readonly size?: number; // width in px
}

export function Crest({ family, size = 36, label }: CrestProps) {
  const { fill, on } = FAMILIES[family];
  return (
    <Drawing width={size} height={size * 1.14} viewBox="-18 -19 36 41" label={label}>
      <path d="M-16-17H16V4C16 13 8 18 0 21-8 18-16 13-16 4Z" fill={fill} stroke="#E3C27A" strokeWidth={1.6} />
      <path
        d="M-13-14H13V3.5C13 11 6.5 15 0 17.5-6.5 15-13 11-13 3.5Z"
        fill="none"
        stroke={on}
        strokeOpacity={0.5}
        strokeWidth={1}
      />
      <Emblem family={family} y={-1} scale={0.92} />
    </Drawing>
  );
}
