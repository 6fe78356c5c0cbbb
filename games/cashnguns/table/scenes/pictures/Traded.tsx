import type { LootKind } from '@omerta/cashnguns/seen';
import { usePlay } from '../../choose/play.ts';
import { LootMark } from '../../draw/cards/LootCard.tsx';
import { INK } from '../../draw/ink.ts';
import { SHOUT } from '../../draw/lettering.ts';
import { useAtTable } from '../../show/atTable.ts';
import { sceneWords } from '../../show/sceneWords.ts';
import { Picture } from './Picture.tsx';

/** The Junk Dealer's card for one that no player sees before. */
export function Traded() {
  const at = useAtTable();
  const { question } = usePlay();
  const words = sceneWords(at).loot;
  return (
    <Picture mood="felt" height={200}>
      <g transform="translate(48 22) rotate(-5 50 70) scale(1.1)">
        <LootMark kind={question?.prompt.share as LootKind} words={words} />
      </g>
      <path
        d="M170 80H218M206 68l14 12l-14 12M224 120H176M188 108l-14 12l14 12"
        fill="none"
        stroke="#f6dc86"
        strokeWidth={7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(240 22) rotate(5 50 70) scale(1.1)">
        <LootMark kind="back" words={words} />
        <text
          {...SHOUT}
          x={50}
          y={92}
          textAnchor="middle"
          fontSize={60}
          fill="#fff1b8"
          stroke={INK}
          strokeWidth={9}
          paintOrder="stroke"
        >
          ?
        </text>
      </g>
    </Picture>
  );
}
