import { BulletFace } from '../../draw/cards/BulletCard.tsx';
import { LootMark } from '../../draw/cards/LootCard.tsx';
import { EM, fitWord } from '../../draw/fitLabel.ts';
import { INK } from '../../draw/ink.ts';
import { SHOUT } from '../../draw/lettering.ts';
import { Sunburst } from '../../draw/Sunburst.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { sceneWords } from '../../show/sceneWords.ts';
import { Picture } from './Picture.tsx';

/** A clip becomes a Bang. */
export function Reloaded() {
  const at = useAtTable();
  const words = at.say('gotBang');
  return (
    <Picture mood="violet" height={300}>
      <Sunburst x={195} y={130} radius={420} rays={22} colour="#e8bc45" opacity={0.1} />
      <g transform="translate(58 66) rotate(-10 48 67) scale(.96)">
        <LootMark kind="clip" words={sceneWords(at).loot} />
      </g>
      <path
        d="M166 120Q196 88 222 104M206 90l17 14l-20 10"
        fill="none"
        stroke="#f6dc86"
        strokeWidth={7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(232 42) rotate(5 60 84) scale(1.2)">
        <BulletFace face="bang" word={at.say('art.bang')} />
      </g>
      <text
        {...SHOUT}
        x={195}
        y={272}
        textAnchor="middle"
        fontSize={fitWord(words, 370, 38, EM.shout)}
        fill="#fff1b8"
        stroke={INK}
        strokeWidth={8}
        paintOrder="stroke"
      >
        {words}
      </text>
    </Picture>
  );
}
