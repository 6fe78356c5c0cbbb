export interface RaysProps {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly reach: number;
  readonly fill: string;
  readonly opacity: number;
}

/** Light from one point, every second ray drawn. */
export function Rays({ x, y, count, reach, fill, opacity }: RaysProps) {
  return <path d={raysFrom(x, y, count, reach)} fill={fill} opacity={opacity} />;
}

function raysFrom(x: number, y: number, count: number, reach: number): string {
  const at = (angle: number) =>
    `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, ray) => {
    const from = (ray * 2 * Math.PI) / count;
    return `M${x} ${y}L${at(from)}L${at(from + Math.PI / count)}Z`;
  }).join('');
}
