import { CARDS_IN_PILE, NEW_GODFATHER, NO_SEAT, ROUNDS, sharingIn, type View } from '@omerta/cashnguns/rules';
import type { Detail } from '@omerta/terminal/game.ts';
import { spread, wrapped } from '@omerta/terminal/lines.ts';
import { inColorOf } from '@omerta/terminal/players.ts';
import type { Size } from '@omerta/terminal/size.ts';
import { bulletsText, lettered, lootText, type Scene, ui } from '../scene.ts';
import { nameOf } from '../words.ts';
import { gangsters } from './gangsters.ts';
import { houseRules } from './houseRules.ts';
import { talents } from './talents.ts';

/** The table as lines no wider than the terminal. */
export function board(scene: Scene, view: View, { columns: width }: Size, detail: Detail): string[] {
  const sections: Readonly<Record<Detail, () => string[]>> = {
    whole: () => [
      ...gangsters(scene, view, width),
      ...talents(scene, view, width, seat => seat !== view.viewer), // one's own stands with the hand
      ...discards(scene, view, width),
      ...toCome(scene, view, width),
      ...houseRules(scene, view, width),
    ],
    usual: () => [...gangsters(scene, view, width), ...discards(scene, view, width)],
    short: () => gangsters(scene, view, width),
  };
  return [
    header(scene, view, width),
    ...onTheTable(scene, view, width),
    ...sharing(scene, view, width),
    ...sections[detail](),
  ];
}

function header(scene: Scene, { table }: View, width: number): string {
  const { bold, dim } = scene.paint;
  const stage = nameOf(scene.language, 'stage', table.stage);
  const left = bold(table.round === 0 ? stage : ui(scene, 'roundAndStage', { round: table.round, stage }));
  const right = `${dim(`${ui(scene, 'godfather')}:`)} ${lettered(scene, table.godfather)}`;
  return spread(`── ${left} `, ` ${right} ${dim('──')}`, width);
}

/** What is to be shared: cards with their amounts, and the token. */
function onTheTable(scene: Scene, { table }: View, width: number): string[] {
  const token = table.token ? ` · ${nameOf(scene.language, 'share', NEW_GODFATHER)}` : '';
  return section(scene, ui(scene, 'onTheTable'), lootText(scene, table.loot) + token, width);
}

/** Whose turn it is, who took the token, what is forbidden. */
function sharing(scene: Scene, { table }: View, width: number): string[] {
  const task = sharingIn(table);
  if (task === undefined) return [];
  const order = task.order.map((seat, at) => {
    const name = inColorOf(scene, seat, scene.players[seat]!.name);
    return at === task.at ? scene.paint.bold(`▸${name}`) : name;
  });
  const { language, players } = scene;
  const more = [
    ...(table.nextGodfather === NO_SEAT
      ? []
      : [ui(scene, 'tokenTakenBy', { player: players[table.nextGodfather]!.name })]),
    ...(task.banned === '' ? [] : [ui(scene, 'forbidden', { type: nameOf(language, 'shareType', task.banned) })]),
  ];
  return section(scene, ui(scene, 'sharingOrder'), [order.join(', '), ...more].join(' · '), width);
}

function discards(scene: Scene, { table }: View, width: number): string[] {
  const faceUp = ui(scene, 'faceUp', { cards: bulletsText(scene, table.faceUp) });
  const faceDown = ui(scene, 'faceDown', { count: table.faceDown });
  return section(scene, ui(scene, 'discardPile'), `${faceUp}; ${faceDown}`, width);
}

function toCome(scene: Scene, { table }: View, width: number): string[] {
  const count = CARDS_IN_PILE * (ROUNDS - table.round);
  return count === 0 ? [] : section(scene, ui(scene, 'deck'), String(count), width);
}

function section(scene: Scene, title: string, text: string, width: number): string[] {
  return wrapped(`${scene.paint.dim(`${title}:`)} ${text}`, width, '    ');
}
