import { countLoot, DECK, DIAMOND_BONUS, paintingsWorth, type View } from '@omerta/cashnguns';
import { wrapped } from '../../draw/lines.ts';
import type { Size } from '../../io.ts';
import { lootText, type Scene, ui } from '../scene.ts';
import { amountText } from '../words.ts';
import { talents } from './talents.ts';

/** What the cards are worth, what the deck holds, and what the talents do. */
export function cards(scene: Scene, view: View, { columns }: Size): string[] {
  const { language, paint } = scene;
  const { lootGone } = view.table;
  const amount = (thousands: number) => amountText(language, thousands);
  const paintings = Array.from({ length: DECK.painting }, (_, at) => `${at + 1}: ${amount(paintingsWorth(at + 1))}`);
  const lines: [string, string][] = [
    [ui(scene, 'loot'), lootText(scene, DECK)],
    [ui(scene, 'paintings'), paintings.join(' · ')],
    [ui(scene, 'diamondBonus'), amount(DIAMOND_BONUS)],
  ];
  if (countLoot(lootGone) > 0) lines.push([ui(scene, 'lootGone'), lootText(scene, lootGone)]);
  return [
    ...lines.flatMap(([title, text]) => wrapped(`${paint.bold(`${title}:`)} ${text}`, columns, '    ')),
    ...talents(scene, view, columns),
  ];
}
