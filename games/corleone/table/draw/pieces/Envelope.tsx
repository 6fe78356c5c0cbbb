import { Drawing, type Labelled } from '../Drawing.tsx';
import { Emblem } from '../Emblem.tsx';
import { FAMILIES, type FamilyId } from '../families.ts';
import { INK } from '../palette.ts';

export interface EnvelopeProps extends Labelled {
  readonly family: FamilyId;
  readonly size?: number; // height in px
}

/** B1: a sealed bid. It looks the same for nothing and for a fortune. */
export const Envelope = ({ family, size = 32, label }: EnvelopeProps) => (
  <Drawing viewBox="-44 -30 88 60" width={size * 1.45} height={size} label={label}>
    <g stroke="#8A6D37">
      <rect x={-42} y={-28} width={84} height={56} rx={4} fill="var(--paper-200)" strokeWidth={1.6} />
      <path d="M-42-26 0 6 42-26M-42 27-12-3M42 27 12-3" fill="none" strokeWidth={1.4} />
    </g>
    <circle cy={2} r={14} fill={FAMILIES[family].shade} stroke={INK} strokeWidth={1.2} />
    <circle cy={1.5} r={11} fill={FAMILIES[family].fill} />
    <Emblem family={family} y={1.5} scale={0.72} />
  </Drawing>
);
