import {
  countLoot,
  DECK,
  DIAMOND_BONUS,
  NEW_GODFATHER,
  paintingsWorth,
  type Share,
  type View,
} from '@omerta/cashnguns/rules';
import { wrapped } from '@omerta/terminal/lines.ts';
import type { Size } from '@omerta/terminal/size.ts';
import { lootText, type Scene, ui } from '../scene.ts';
import { amountText, nameOf } from '../words.ts';
import { talents } from './talents.ts';

/** What the deck holds, what its cards are worth or do, and what the talents do. */
export function cards(scene: Scene, view: View, { columns }: Size): string[] {
  const { language, paint } = scene;
  const { lootGone } = view.table;
  const tips: [Share, string][] = [
    ['painting', paintingsText(scene)],
    ['clip', ui(scene, 'tip.clip')],
    ['aid', ui(scene, 'tip.aid')],
    [NEW_GODFATHER, ui(scene, 'tip.godfather')],
  ];
  const lines: [string, string][] = [
    [ui(scene, 'loot'), lootText(scene, DECK)],
    [ui(scene, 'diamondBonus'), ui(scene, 'tip.diamond', { amount: amountText(language, DIAMOND_BONUS) })],
    ...tips.map(([share, tip]): [string, string] => [nameOf(language, 'share', share), tip]),
  ];
  if (countLoot(lootGone) > 0) lines.push([ui(scene, 'lootGone'), lootText(scene, lootGone)]);
  return [
    ...lines.flatMap(([title, text]) => wrapped(`${paint.bold(`${title}:`)} ${text}`, columns, '    ')),
    ...talents(scene, view, columns),
  ];
}

/** "1 = $4,000 · 2 = $12,000". */
function paintingsText({ language }: Scene): string {
  return Array.from({ length: DECK.painting }, (_, at) => at + 1)
    .map(count => `${count}\u00a0=\u00a0${amountText(language, paintingsWorth(count))}`) // never broken
    .join(' · ');
}
