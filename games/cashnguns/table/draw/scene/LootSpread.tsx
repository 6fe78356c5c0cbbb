import { TokenMark } from '../cards/DeskToken.tsx';
import { LootMark } from '../cards/LootCard.tsx';
import type { Point } from '../geometry.ts';
import type { LootWords, SceneLoot, SceneToken } from '../sceneProps.ts';

export interface LootSpreadProps {
  readonly loot: readonly SceneLoot[];
  readonly token?: SceneToken | undefined;
  readonly words: LootWords;
  readonly middle: Point;
  readonly size: number; // width of a card
  readonly opacity: number;
}

const TILTS = [-3, 2, -1, 3, 2, -2, 3, -4] as const;

/** Two rows in the middle of the table; a bigger haul makes smaller cards. */
export function LootSpread({ loot, token, words, middle, size, opacity }: LootSpreadProps) {
  const columns = Math.max(4, Math.ceil(loot.length / 2));
  const width = size * Math.min(1, 4.6 / columns);
  /** Of equal cards, the one that is taken next. */
  const nextOf = (kind: SceneLoot['kind']) =>
    loot.findLastIndex(card => card.kind === kind && card.takenBy === undefined);
  const right = ((columns - 1) / 2) * 1.16 * width;
  const left = token === undefined ? middle.x : middle.x - width * 0.6; // cards and token together in the middle
  return (
    <g opacity={opacity}>
      {loot.map(({ key, ...card }, index) => {
        const x = left - right + (index % columns) * 1.16 * width;
        const y = middle.y + (index < columns ? -0.78 : 0.75) * width;
        return (
          <g
            key={key}
            data-anchor={nextOf(card.kind) === index ? `loot:${card.kind}` : undefined}
            transform={`translate(${x} ${y}) rotate(${TILTS[index % TILTS.length]}) scale(${width / 100}) translate(-50 -70)`}
          >
            <LootMark {...card} words={words} />
          </g>
        );
      })}
      {token !== undefined && (
        <g
          data-anchor="loot:godfather"
          transform={`translate(${left + right + width * 1.22} ${middle.y}) scale(${(width * 0.56) / 76})`}
        >
          <TokenMark {...token} />
        </g>
      )}
    </g>
  );
}
