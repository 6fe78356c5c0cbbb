import type { Gangster } from '../gangsters.ts';
import type { Line } from '../route.ts';
import type { Moment, SceneAim } from '../sceneProps.ts';
import { AimHead, AimLine, ShotTrace } from './AimLine.tsx';
import motion from './motion.module.css';

export interface RoutedAim {
  readonly aim: SceneAim;
  readonly gangster: Gangster;
  readonly line: Line;
}

export interface AimLinesProps {
  readonly aims: readonly RoutedAim[];
  readonly width: number;
  readonly chip: number;
  readonly moment: Moment;
}

/** All lines, then all heads. A Bang leaves a trace, a Click its bare line. */
export function AimLines({ aims, width, chip, moment }: AimLinesProps) {
  const hasFired = aims.some(({ aim }) => aim.fired !== undefined);
  const look = ({ aim, gangster, line }: RoutedAim) => ({
    line,
    gangster,
    width,
    isDrawing: moment === 'drawing',
    state: hasFired && aim.fired === undefined ? ('fizzled' as const) : aim.state,
  });
  const shown = aims.filter(({ aim }) => aim.fired !== 'bang');
  return (
    <>
      {shown.map(routed => (
        <AimLine key={routed.aim.from} {...look(routed)} />
      ))}
      {aims
        .filter(({ aim }) => aim.fired === 'bang')
        .map(({ aim, line }) => (
          <g key={aim.from} className={moment === 'firing' ? motion.bursts : undefined}>
            <ShotTrace line={line} width={width} />
          </g>
        ))}
      {shown.map(routed => (
        <AimHead key={routed.aim.from} {...look(routed)} chip={routed.aim.fired === undefined ? chip : undefined} />
      ))}
    </>
  );
}
