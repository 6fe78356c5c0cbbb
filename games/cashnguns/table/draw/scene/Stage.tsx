import { type CSSProperties, type ReactNode, useMemo } from 'react';
import type { Place, Point } from '../geometry.ts';
import { DrawnGun } from '../guns.tsx';
import { SPOTLIGHT, VIGNETTE } from '../paints.ts';
import { type Line, type Ring, route } from '../route.ts';
import { Sunburst } from '../Sunburst.tsx';
import type { Mood, SceneProps, SceneSeat } from '../sceneProps.ts';
import { AimLines } from './AimLines.tsx';
import { countGuns, placeAims } from './arrange.ts';
import motion from './motion.module.css';
import { SeatList } from './SeatList.tsx';
import styles from './Stage.module.css';
import { Volley } from './Volley.tsx';

export interface StageMeasures {
  readonly width: number;
  readonly height: number;
  readonly middle: Point;
  readonly bust: number;
  readonly ring: Ring;
  readonly gun: number;
  readonly line: number;
  readonly chip: number;
  readonly burst: number;
}

/** What is known of a seat once all guns are placed. */
export interface StagedSeat {
  readonly seat: SceneSeat;
  readonly place: Place;
  readonly guns: number;
  readonly mood: Mood;
  readonly gunLine: Line | undefined;
}

export interface StageProps extends SceneProps {
  readonly measures: StageMeasures;
  readonly places: readonly Place[];
  /** Under the lines. */
  readonly top: ReactNode;
  readonly figure: (staged: StagedSeat) => ReactNode;
  /** Over everything that is drawn. */
  readonly front?: ReactNode;
}

/** Draw order: light, table, loot, lines, figures, guns, bursts; a list of the seats lies over it. */
export function Stage(props: StageProps) {
  const { measures, places, seats, aims, label, light = 'full', moment = 'rest', isStill = false } = props;
  const { width, height, middle, bust, ring } = measures;
  const placed = useMemo(() => placeAims(seats, aims), [seats, aims]);
  const lines = useMemo(() => route(places, placed, middle, ring), [places, placed, middle, ring]);
  const guns = countGuns(seats.length, placed);
  const hasFired = placed.some(({ aim }) => aim.fired !== undefined);
  const routed = placed.map(({ aim, from }, index) => ({ aim, gangster: seats[from]!.gangster, line: lines[index]! }));
  const gunMotion = { rest: undefined, drawing: motion.rises, firing: motion.recoils }[moment];
  return (
    <div className={[styles.scene, isStill && motion.still].filter(Boolean).join(' ')} data-light={light}>
      <div
        className={styles.stage}
        data-shakes={moment === 'firing' && hasFired && !isStill ? '' : undefined}
        style={{ '--ratio': width / height } as CSSProperties}
      >
        <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          <Sunburst {...middle} radius={width} rays={36} opacity={light === 'red' ? 0.1 : 0.035} />
          <ellipse cx={middle.x} cy={middle.y} rx={width * 0.48} ry={height * 0.53} fill={SPOTLIGHT} />
          {props.top}
          {light !== 'full' && (
            <rect
              className={styles.shade}
              x={-width * 0.15}
              y={-height * 0.15}
              width={width * 1.3}
              height={height * 1.3}
              fill={VIGNETTE}
              opacity={SHADE[light]}
            />
          )}
          <AimLines aims={routed} width={measures.line} chip={measures.chip} moment={moment} />
          {farthestFirst(places).map(index => (
            <g
              key={seats[index]!.seat}
              transform={`translate(${places[index]!.x} ${places[index]!.y})`}
              className={light === 'dim' ? styles.dimmed : undefined}
            >
              {light === 'red' && seats[index]!.pose === 'stand' && <circle r={bust * 1.45} fill={SPOTLIGHT} />}
              {props.figure({
                seat: seats[index]!,
                place: places[index]!,
                guns: guns[index]!,
                mood: guns[index]! > 0 ? 'wide' : 'calm',
                gunLine: lines.find(line => line.from === index),
              })}
            </g>
          ))}
          {routed
            .filter(({ aim }) => aim.fired !== undefined || (!hasFired && aim.state !== 'fizzled'))
            .map(({ aim, gangster, line }) => (
              <g key={aim.from} opacity={aim.state === 'quiet' ? 0.55 : 1}>
                <DrawnGun gangster={gangster} line={line} scale={measures.gun} className={gunMotion} />
              </g>
            ))}
          {moment === 'firing' && !hasFired && (
            <rect
              className={motion.flash}
              x={-width}
              y={-height}
              width={width * 3}
              height={height * 3}
              fill="#fff1b8"
            />
          )}
          {hasFired && <Volley {...props} placed={placed} lines={lines} />}
          {props.front}
        </svg>
        <SeatList
          seats={seats}
          places={places}
          measures={measures}
          label={label}
          onTarget={props.onTarget}
          onLook={props.onLook}
        />
        {props.children !== undefined && (
          <div
            className={styles.over}
            style={{ left: `${(middle.x / width) * 100}%`, top: `${(middle.y / height) * 100}%` }}
          >
            {props.children}
          </div>
        )}
      </div>
    </div>
  );
}

/** Figures that sit nearer are drawn in front of the others, names included. */
const farthestFirst = (places: readonly Place[]): readonly number[] =>
  places.map((_, index) => index).toSorted((one, other) => places[one]!.y - places[other]!.y);

const SHADE = { choosing: 0.35, dim: 1, red: 0.8 } as const;
