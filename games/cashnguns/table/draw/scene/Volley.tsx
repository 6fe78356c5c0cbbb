import { Burst, Impact } from '../Burst.tsx';
import { ChipMark } from '../Chip.tsx';
import type { Place } from '../geometry.ts';
import { placeBursts } from '../placeBursts.ts';
import type { Line } from '../route.ts';
import type { SceneProps } from '../sceneProps.ts';
import type { PlacedAim } from './arrange.ts';
import motion from './motion.module.css';
import type { StageMeasures } from './Stage.tsx';

interface VolleyProps extends SceneProps {
  readonly measures: StageMeasures;
  readonly places: readonly Place[];
  readonly placed: readonly PlacedAim[];
  readonly lines: readonly Line[];
}

const TURNS = { bang: [-12, 9, -6], click: [7, -6] } as const;
const TV_BURST = 132;

/** All cards at once: impacts, then Clicks, then Bangs over them, each with its shooter's letter. */
export function Volley({ seats, measures, places, placed, lines, words, moment }: VolleyProps) {
  const scale = measures.burst / TV_BURST;
  const firedBy = (line: Line) => placed.find(({ from }) => from === line.from)?.aim.fired;
  const shots = placeBursts(
    lines.filter(line => firedBy(line) !== undefined),
    places,
    measures.burst,
  );
  const inDrawOrder = [
    ...shots.filter(({ line }) => firedBy(line) === 'click'),
    ...shots.filter(({ line }) => firedBy(line) === 'bang'),
  ];
  return (
    <>
      {inDrawOrder
        .filter(({ line }) => firedBy(line) === 'bang')
        .map(({ line }) => (
          <g key={line.from} transform={`translate(${line.end.x} ${line.end.y})`}>
            <g className={moment === 'firing' ? motion.bursts : undefined}>
              <Impact scale={scale} />
            </g>
          </g>
        ))}
      {inDrawOrder.map(({ x, y, radius, line }) => {
        const isBang = firedBy(line) === 'bang';
        const bullet = isBang ? 'bang' : 'click';
        const r = isBang ? radius : Math.min(64 * scale, radius * 0.6);
        const turn = TURNS[bullet][line.from % TURNS[bullet].length] ?? 0;
        return (
          <g key={line.from} transform={`translate(${x} ${y})`}>
            <g className={moment === 'firing' ? motion.bursts : undefined}>
              <Burst bullet={bullet} radius={r} word={words[bullet]} turn={turn} />
              <ChipMark
                gangster={seats[line.from]!.gangster}
                radius={isBang ? Math.max(17 * scale, r * 0.2) : 16 * scale}
                x={r * (isBang ? 0.7 : 0.86)}
                y={r * 0.6}
              />
            </g>
          </g>
        );
      })}
    </>
  );
}
