import { countBullets, countLoot, lootWorth, type View } from '@omerta/cashnguns/rules';
import { wrapped } from '@omerta/terminal/lines.ts';
import type { Size } from '@omerta/terminal/size.ts';
import { bulletsText, lootText, type Scene, ui } from '../scene.ts';
import { amountText, nameOf, talentText } from '../words.ts';

/** The viewer's own cards; nothing for spectators and the eliminated. In short, without talent and discards. */
export function hand(scene: Scene, view: View, { columns }: Size, detail: 'usual' | 'short'): string[] {
  const { own, viewer, table } = view;
  if (own === undefined || viewer === 'spectator') return [];
  const { bold } = scene.paint;
  const player = table.seats[viewer]!;
  const title = (text: string) => bold(`${text}:`);
  const inFront = own.played === '' ? '' : nameOf(scene.language, 'bullet', own.played);
  const parts = [
    `${bold(`${ui(scene, 'cardsInHand')} (${countBullets(own.hand)}):`)} ${bulletsText(scene, own.hand)}`,
    ...(inFront === '' ? [] : [bold(ui(scene, 'yourBullet', { bullet: inFront }))]),
    `${title(ui(scene, 'yourLoot'))} ${lootText(scene, own.loot)}${worth(scene, view)}`,
  ];
  const more = [
    ...(countBullets(own.discarded) === 0
      ? []
      : [`${title(ui(scene, 'yourDiscards'))} ${bulletsText(scene, own.discarded)}`]),
    ...(player.talent === ''
      ? []
      : [`${title(nameOf(scene.language, 'talent', player.talent))} ${talentText(scene.language, player.talent)}`]),
  ];
  return [parts.join('   '), ...(detail === 'short' ? [] : more)].flatMap(line => wrapped(line, columns, '    '));
}

function worth({ language }: Scene, { own, table, viewer }: View): string {
  if (own === undefined || viewer === 'spectator') return '';
  const sum = lootWorth(own.loot, table.seats[viewer]!);
  const isPlain = countLoot(own.loot) === 1 && own.loot.painting === 0; // the card says it
  return sum === 0 || isPlain ? '' : ` = ${amountText(language, sum)}`;
}
