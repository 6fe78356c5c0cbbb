import { memo } from 'react';
import type { Icon } from '../icons/icon.ts';
import { Token } from '../icons/Token.tsx';
import { CREAM } from '../palette.ts';
import styles from './Board.module.css';
import type { Mark } from './boardProps.ts';
import { CONDENSED, fitText } from './fitText.ts';
import { PARK_PLAN } from './layout.ts';
import { PlaceGroup, type PlaceProps } from './PlaceGroup.tsx';
import { Line, MarkRing, type Outline } from './rings.tsx';
import { sameProps } from './sameProps.ts';
import { boxOf, middleOf, pointsOf } from './shapes.ts';

export interface ParkProps extends PlaceProps {
  readonly name: string;
  readonly icons: readonly Icon[]; // its back
  readonly mark: Mark | undefined;
  readonly isMini: boolean;
}

const TREES: readonly (readonly [x: number, y: number])[] = [
  [536, 222],
  [556, 214],
  [660, 214],
  [680, 224],
  [530, 300],
  [534, 330],
  [682, 296],
  [680, 330],
  [546, 372],
  [664, 372],
  [531, 262],
  [683, 260],
  [640, 220],
  [575, 222],
];

const points = pointsOf(PARK_PLAN.polygon);
const { x, y } = middleOf(boxOf(PARK_PLAN.polygon));
const { back, name: nameAt } = PARK_PLAN;
const backCircle: Outline = { kind: 'circle', centre: middleOf(back), radius: back.width / 2 };

/** M6: Central Park is no turf. It has a back and nothing else. */
export const Park = memo(function Park({ name, icons, mark, isMini, ...place }: ParkProps) {
  return (
    <PlaceGroup {...place}>
      <polygon points={points} fill="var(--park-500)" stroke="#4A3717" strokeWidth={2.4} />
      <polygon
        points={points}
        fill="none"
        stroke="#D9C78E"
        strokeWidth={1.2}
        transform={`translate(${x * 0.06} ${y * 0.06}) scale(.94)`}
      />
      <polygon className={styles.turfLight} points={points} />
      {TREES.map(([treeX, treeY], at) => (
        <g key={`${treeX} ${treeY}`}>
          <circle cx={treeX} cy={treeY} r={5 + (at % 3)} fill="#3F6140" opacity={0.9} />
          <circle cx={treeX - 1.5} cy={treeY - 2} r={2.4 + (at % 2)} fill="#86A678" opacity={0.8} />
        </g>
      ))}
      {!isMini && <Back name={name} icons={icons} mark={mark} />}
      <polygon className={styles.focus} points={points} strokeWidth={5} />
    </PlaceGroup>
  );
}, sameProps);

function Back({ name, icons, mark }: Pick<ParkProps, 'name' | 'icons' | 'mark'>) {
  const written = name.toLocaleUpperCase();
  const { size, pressed } = fitText(written, 128, [17, 15.5, 14], CONDENSED);
  const step = back.width + 4;
  const left = back.x - (step * (icons.length - 1)) / 2;
  return (
    <>
      <ellipse cx={607} cy={290} rx={52} ry={46} fill="#4B6B48" />
      <text
        className={styles.name}
        x={nameAt.x}
        y={nameAt.y}
        textAnchor="middle"
        fontWeight={700}
        fontSize={size}
        letterSpacing={0.8}
        fill={CREAM}
        textLength={pressed}
        lengthAdjust={pressed === undefined ? undefined : 'spacingAndGlyphs'}
      >
        {written}
      </text>
      {icons.map((icon, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal icons of a row are told apart by their order
        <Token key={at} icon={icon} shape="back" x={left + at * step} y={back.y} height={back.height} />
      ))}
      {mark === 'outlined' && (
        <>
          <Line outline={backCircle} out={3} stroke="#3B2819" width={7} />
          <Line outline={backCircle} out={3} stroke="var(--brass-300)" width={4} />
        </>
      )}
      <MarkRing mark={mark} outline={backCircle} />
    </>
  );
}
