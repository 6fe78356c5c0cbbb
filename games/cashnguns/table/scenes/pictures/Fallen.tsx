import type { Seat } from '@omerta/kernel';
import { LootMark } from '../../draw/cards/LootCard.tsx';
import { Medal } from '../../draw/Medal.tsx';
import { Tag } from '../../draw/scene/Tag.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { sceneWords } from '../../show/sceneWords.ts';
import { Picture } from './Picture.tsx';

export interface FallenProps {
  readonly seat: Seat;
  /** Loot cards that lie there, face down. */
  readonly cards?: number;
}

const MOST_CARDS = 9;

/** A player is out of the game. */
export function Fallen({ seat, cards = 0 }: FallenProps) {
  const at = useAtTable();
  const words = sceneWords(at).loot;
  const drawn = Math.min(cards, MOST_CARDS);
  const step = Math.min(42, 270 / Math.max(1, drawn));
  return (
    <Picture mood="violet" height={cards > 0 ? 340 : 260}>
      <g transform="translate(195 128) scale(1.04)">
        <Medal gangster={at.gangsters[seat] ?? 'bruno'} pose="out" />
      </g>
      <g transform="translate(195 216) scale(1.04)">
        <Tag text={at.say('tag.out')} tone="red" />
      </g>
      {Array.from({ length: drawn }, (_, card) => card - (drawn - 1) / 2).map(card => (
        <g
          key={card}
          transform={`translate(${195 + card * step} ${290 + Math.abs(card) * 3}) rotate(${card * 6}) scale(.56) translate(-50 -70)`}
        >
          <LootMark kind="back" words={words} />
        </g>
      ))}
    </Picture>
  );
}
