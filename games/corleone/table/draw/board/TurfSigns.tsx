import type { FamilyId } from '../families.ts';
import { MarkerStack } from '../MarkerStack.tsx';
import styles from './Board.module.css';
import { DISPLAY, fitText } from './fitText.ts';
import { MARKER_RADIUS, type TurfPlan } from './layout.ts';

interface TurfSign {
  readonly number: number;
  readonly plan: TurfPlan;
}

interface MarkersProps {
  readonly plan: TurfPlan;
  readonly stack: readonly FamilyId[]; // bottom first
  readonly isMini: boolean;
}

export function TurfName({ number, plan, name }: TurfSign & { readonly name: string }) {
  const [x, y] = plan.label;
  const { size, pressed } = fitText(name, plan.labelWidth, [24.5, 22, 19.5], DISPLAY);
  return (
    <g className={styles.title}>
      <path
        transform={`translate(${x} ${y})`}
        d="M0-19 17-9.5V9.5L0 19-17 9.5V-9.5Z"
        fill="var(--walnut-800)"
        stroke="var(--brass-500)"
        strokeWidth={2}
      />
      <text x={x} y={y + 8} textAnchor="middle" fontSize={23} fill="var(--brass-300)">
        {number}
      </text>
      <text
        x={x + 26}
        y={y + 8.5}
        fontSize={size}
        letterSpacing={0.4}
        fill="var(--walnut-800)"
        textLength={pressed}
        lengthAdjust={pressed === undefined ? undefined : 'spacingAndGlyphs'}
      >
        {name}
      </text>
    </g>
  );
}

/** On the mini map. */
export function TurfNumeral({ number, plan }: TurfSign) {
  const [x, y] = plan.numeral;
  return (
    <text
      className={styles.title}
      x={x}
      y={y}
      dy={42}
      textAnchor="middle"
      fontSize={120}
      fill="var(--walnut-800)"
      opacity={0.9}
    >
      {number}
    </text>
  );
}

/** W3, W4: the stack of control markers, or where it would lie. */
export function TurfMarkers({ plan, stack, isMini }: MarkersProps) {
  const [x, y] = plan.marker;
  if (stack.length > 0) return <MarkerStack families={stack} x={x} y={y} radius={isMini ? 40 : MARKER_RADIUS} />;
  if (isMini) return undefined;
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="#6B5328" strokeWidth={1.8}>
      <circle r={26} fill="#ffffff22" strokeDasharray="4 4" />
      <path d="M-6 11V-11h13l-4 5 4 5H-6" />
    </g>
  );
}
