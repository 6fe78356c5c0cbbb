import { memo } from 'react';
import { Drawing, type Labelled } from '../Drawing.tsx';
import { type Icon, type TokenShape, widthOf } from './icon.ts';
import { Token } from './Token.tsx';

export interface IconTokenProps extends Labelled {
  readonly icon: Icon;
  readonly shape: TokenShape;
  readonly size?: number | string; // height; px or a CSS length
}

/** An icon on its own. Needs `Symbols` on the page. */
export const IconToken = memo(function IconToken({ icon, shape, size = 24, label }: IconTokenProps) {
  const width = widthOf(icon);
  const height = typeof size === 'number' ? `${size}px` : size;
  return (
    <Drawing viewBox={`0 0 ${width} 40`} width={`calc(${height} * ${width / 40})`} height={height} label={label}>
      <Token icon={icon} shape={shape} />
    </Drawing>
  );
});
