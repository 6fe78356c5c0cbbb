/** Towers from left to right, each with its spire, and its lit windows. */
export interface SkylineProps {
  readonly heights: readonly number[];
  readonly width: number; // of a tower
  readonly step: number; // from one tower to the next
  readonly left: number;
  readonly ground: number;
  readonly fill: string;
}

export function Skyline({ heights, width, step, left, ground, fill }: SkylineProps) {
  return (
    <>
      {heights.map((height, at) => {
        const x = left + at * step;
        return (
          <g key={x}>
            <path d={towerAt(x, width, height, ground)} fill={fill} />
            <path d={`M${x + width / 2} ${ground - height * 1.22}v${-height * 0.14}`} stroke={fill} strokeWidth={2.5} />
            <path d={windowsOf(x, width, height, ground, at)} fill="#F3CF6D" opacity={0.62} />
          </g>
        );
      })}
    </>
  );
}

/** Three setbacks on each side, as the building law of 1916 made them. */
function towerAt(x: number, width: number, height: number, ground: number): string {
  const fifth = width / 5;
  const up = [height, height * 0.12, height * 0.1];
  return `M${x} ${ground}v${-up[0]!}h${fifth}v${-up[1]!}h${fifth}v${-up[2]!}h${fifth}v${up[2]}h${fifth}v${up[1]}h${fifth}V${ground}Z`;
}

function windowsOf(x: number, width: number, height: number, ground: number, tower: number): string {
  const rows = Math.floor((height - 20) / 12);
  return Array.from({ length: rows * 5 }, (_, at) => {
    const row = Math.floor(at / 5);
    if (!isLit(tower * 97 + at)) return '';
    return `M${(x + width * 0.14 + (at % 5) * width * 0.15).toFixed(1)} ${(ground - height + 10 + row * 12).toFixed(1)}h3.5v5h-3.5z`;
  }).join('');
}

/** About every ninth, without a visible pattern and always the same ones. */
const isLit = (window: number): boolean => (window * 7919 + ((window * window * 31) % 613)) % 9 === 0;
