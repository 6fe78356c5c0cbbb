import { memo } from 'react';
import { BoardPaints } from './board/BoardPaints.tsx';
import { GLYPHS } from './icons/glyphs.tsx';
import { GROUNDS, PLAIN_ICONS, type TokenShape } from './icons/icon.ts';
import { symbolId } from './icons/symbolId.ts';
import { Ground } from './icons/Token.tsx';

/** Signs shrink to fit the shape they stand on. */
const SCALES: { readonly [S in TokenShape]: number } = { back: 0.78, front: 0.86, bare: 1 };
const SHAPES: readonly TokenShape[] = ['back', 'front', 'bare'];

/** Everything that drawings refer to by id. Rendered once on a page, before the first drawing. */
export const Symbols = memo(function Symbols() {
  return (
    <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        {SHAPES.flatMap(shape =>
          PLAIN_ICONS.map(icon => (
            <symbol key={symbolId(icon, shape)} id={symbolId(icon, shape)} viewBox="0 0 40 40">
              <Ground shape={shape} fill={GROUNDS[icon]} width={40} />
              <g transform={`translate(20 20) scale(${SCALES[shape]}) translate(-20 -20)`}>
                {GLYPHS[icon](GROUNDS[icon])}
              </g>
            </symbol>
          )),
        )}
        <BoardPaints />
      </defs>
    </svg>
  );
});
