import { memo, useId } from 'react';
import { ChipMark } from '../Chip.tsx';
import { type Gangster, LOOKS } from '../gangsters.ts';
import { INK } from '../ink.ts';
import { chipAt, type Line, pathOf } from '../route.ts';
import type { SceneAim } from '../sceneProps.ts';
import styles from './motion.module.css';

export interface AimLineProps {
  readonly line: Line;
  readonly gangster: Gangster;
  readonly width: number;
  readonly state: SceneAim['state'];
  readonly isDrawing: boolean;
}

const OPACITY = { rest: 1, mine: 1, ordered: 1, quiet: 0.5, fizzled: 0.28 } as const;

/** The dark halo carries the contrast on felt: a line is never drawn without it. */
export const AimLine = memo(function AimLine({ line, gangster, width, state, isDrawing }: AimLineProps) {
  const { colour, dash } = LOOKS[gangster];
  const path = pathOf(line);
  const mask = useId();
  return (
    <g opacity={OPACITY[state]} className={state === 'ordered' ? styles.ordered : undefined}>
      {isDrawing && <Pen id={mask} path={path} width={width + 40} />}
      <g mask={isDrawing ? `url(#${mask})` : undefined}>
        <path d={path} fill="none" stroke={INK} strokeWidth={width + 7} strokeLinecap="round" opacity={0.92} />
        <path
          d={path}
          fill="none"
          stroke={colour}
          strokeWidth={width}
          strokeLinecap="round"
          strokeDasharray={dash === '' ? undefined : dash}
        />
      </g>
    </g>
  );
});

export interface AimHeadProps extends AimLineProps {
  /** Radius of the letter; undefined once it stands on a burst. */
  readonly chip: number | undefined;
}

/** Arrow head and letter, over all lines, so that who aims at whom stays legible where lines cross. */
export const AimHead = memo(function AimHead({ line, gangster, width, state, isDrawing, chip }: AimHeadProps) {
  const at = chipAt(line);
  return (
    <g opacity={OPACITY[state]} className={isDrawing ? styles.arrives : undefined}>
      <path
        transform={`translate(${line.end.x} ${line.end.y}) rotate(${line.endTurn}) scale(${0.4 + width / 15})`}
        d="M14 0L-16 -17L-9 0L-16 17Z"
        fill={LOOKS[gangster].colour}
        stroke={INK}
        strokeWidth={4}
        strokeLinejoin="round"
      />
      {chip !== undefined && <ChipMark gangster={gangster} radius={chip} x={at.x} y={at.y} />}
    </g>
  );
});

interface PenProps {
  readonly id: string;
  readonly path: string;
  readonly width: number;
}

/** Uncovers a dashed line from its start. */
const Pen = ({ id, path, width }: PenProps) => (
  <mask id={id} maskUnits="userSpaceOnUse" x={-200} y={-200} width={2400} height={1600}>
    <path d={path} className={styles.pen} pathLength={1} fill="none" stroke="#fff" strokeWidth={width} />
  </mask>
);

/** The trace of a Bang. */
export function ShotTrace({ line, width }: { readonly line: Line; readonly width: number }) {
  const path = pathOf(line);
  const strokes = [
    { stroke: '#ffb52e', strokeWidth: width * 4.4, opacity: 0.22 },
    { stroke: INK, strokeWidth: width * 2.4, opacity: 1 },
    { stroke: '#ffdf7a', strokeWidth: width * 1.45, opacity: 1 },
    { stroke: '#fff', strokeWidth: width * 0.55, opacity: 1 },
  ];
  return (
    <g fill="none" strokeLinecap="round">
      {strokes.map(stroke => (
        <path key={stroke.stroke} d={path} {...stroke} />
      ))}
    </g>
  );
}
