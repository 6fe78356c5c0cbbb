import styles from './Board.module.css';
import type { Mark } from './boardProps.ts';
import type { Box, Point } from './layout.ts';

export type Outline =
  | { readonly kind: 'box'; readonly box: Box; readonly radius: number }
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number };

interface LineProps {
  readonly outline: Outline;
  readonly out?: number; // how far outside the outline
  readonly className?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width: number;
  readonly dash?: string | undefined;
  readonly opacity?: number | undefined;
}

/** A line along an outline. */
export function Line({ outline, out = 0, className, stroke, width, dash, opacity }: LineProps) {
  const paint = { className, fill: 'none', stroke, strokeWidth: width, strokeDasharray: dash, opacity };
  if (outline.kind === 'circle') {
    return <circle cx={outline.centre.x} cy={outline.centre.y} r={outline.radius + out} {...paint} />;
  }
  const { x, y, width: w, height: h } = outline.box;
  return <rect x={x - out} y={y - out} width={w + 2 * out} height={h + 2 * out} rx={outline.radius + out} {...paint} />;
}

/** Amber: you may. */
export const Glow = ({ outline }: { readonly outline: Outline }) => (
  <g className={styles.glow}>
    <Line outline={outline} out={3} width={18} opacity={0.14} />
    <Line outline={outline} out={3} width={12} opacity={0.26} />
    <Line outline={outline} out={2} width={7} opacity={0.6} />
  </g>
);

/** Seen only while the keyboard is there. */
export const FocusRing = ({ outline, out }: { readonly outline: Outline; readonly out: number }) => (
  <>
    <Line outline={outline} out={out} className={styles.focusEdge} width={8} />
    <Line outline={outline} out={out} className={styles.focus} width={4.5} />
  </>
);

/** What a mark draws around a place, besides the state of the space itself. */
export function MarkRing({ mark, outline }: { readonly mark: Mark | undefined; readonly outline: Outline }) {
  if (mark === 'pointed' || mark === 'selected') {
    return (
      <>
        <Glow outline={outline} />
        <Line outline={outline} out={4} stroke="#7A4C00" width={mark === 'selected' ? 10 : 8} />
        <Line outline={outline} out={4} stroke="var(--legal)" width={mark === 'selected' ? 7 : 5} />
      </>
    );
  }
  if (mark === 'refused' || mark === 'victim') {
    return (
      <>
        <Line outline={outline} out={4} stroke="var(--paper-50)" width={8} />
        <Line outline={outline} out={4} stroke="var(--red-500)" width={4.5} />
      </>
    );
  }
  if (mark === 'hint1' || mark === 'hint2') {
    return (
      <>
        <Line outline={outline} out={6} stroke="#17110B" width={9} />
        <Line outline={outline} out={6} stroke="var(--paper-50)" width={6} dash="9 7" />
      </>
    );
  }
  return undefined;
}

/** Flags a figure that a shot would hit. */
export const Victim = ({ at }: { readonly at: Point }) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <circle r={14} fill="var(--red-500)" stroke="var(--paper-50)" strokeWidth={3} />
    <path d="M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5" stroke="#fff" strokeWidth={3.6} strokeLinecap="round" />
  </g>
);

/** Which of the hints this is. */
export const HintNumber = ({ at, text }: { readonly at: Point; readonly text: string }) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <circle r={19} fill="var(--paper-50)" stroke="#17110B" strokeWidth={3} />
    <text y={9} textAnchor="middle" className={styles.title} fontSize={25} fill="#17110B">
      {text}
    </text>
  </g>
);
