import { memo } from 'react';

export interface SunburstProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly rays: number;
  readonly colour?: string;
  readonly opacity: number;
}

/** For use inside a drawing. */
export const Sunburst = memo(function Sunburst(props: SunburstProps) {
  const { x, y, radius, rays, colour = '#c9a227', opacity } = props;
  const step = (2 * Math.PI) / rays;
  const at = (angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  const path = Array.from({ length: rays }, (_, ray) => {
    const angle = ray * step;
    return `M${x} ${y}L${at(angle)}L${at(angle + step / 2)}Z`;
  }).join('');
  return <path d={path} fill={colour} opacity={opacity} />;
});
