import { gunsOn, type Loot, lootWorth, NO_SEAT, type TableSeat, type View, woundsToDie } from '@omerta/cashnguns/rules';
import { type Frozen, type Seat, seatName } from '@omerta/kernel';
import { aligned } from '@omerta/terminal/lines.ts';
import { letter, nameIn } from '@omerta/terminal/players.ts';
import { lettered, type Scene, ui } from '../scene.ts';
import { amountText, nameOf } from '../words.ts';

type Player = Frozen<TableSeat>;

/** The circle of players, clockwise: one line each, with arrows from guns to targets once they are shown. */
export function gangsters(scene: Scene, view: View, width: number): string[] {
  const { table } = view;
  const rows = table.seats.map((player, seat) => [
    letter(scene, seat),
    who(scene, view, seat),
    wounds(scene, player),
    figure(scene, player),
    bullets(player),
    loot(scene, player, view.loots?.[seat]),
    target(scene, player, width),
    gunsAt(scene, view, seat),
    player.talent === '' ? '' : nameOf(scene.language, 'talent', player.talent),
  ]);
  const heads = [
    '',
    ui(scene, 'gangsters'),
    ui(scene, 'columnWounds'),
    ui(scene, 'columnFigure'),
    ui(scene, 'columnBullets'),
    ui(scene, 'loot'),
    ui(scene, 'target'),
    '',
    table.house.talents ? ui(scene, 'talent') : '',
  ];
  return aligned([heads.map(scene.paint.dim), ...rows], COLUMNS, width);
}

const ROOMY = 96;
const COLUMNS = [{}, { least: 10 }, { least: 5 }, { least: 8 }, { least: 3 }, {}, {}, {}, { least: 6 }] as const;

function who(scene: Scene, { table, viewer }: View, seat: Seat): string {
  return nameIn(scene, seat, viewer === seat ? ui(scene, 'you') : '', table.godfather === seat ? '♛' : '');
}

/** "●○○": out at three, the Unbreakable at five. */
function wounds({ paint }: Scene, player: Player): string {
  const left = Math.max(0, woundsToDie(player) - player.wounds);
  return paint.in('red', '●'.repeat(player.wounds)) + paint.dim('○'.repeat(left));
}

function figure(scene: Scene, { alive, down }: Player): string {
  const state = alive ? FIGURES[down] : 'out';
  const text = ui(scene, `short.${state}`);
  return state === 'standing' ? text : scene.paint.dim(text);
}

const FIGURES = {
  '': 'standing',
  ducked: 'ducked',
  satOut: 'satOut',
  wounded: 'wounded',
} as const satisfies Readonly<Record<TableSeat['down'], string>>;

/** Cards in hand, and a sign for the one in front. */
function bullets({ alive, bullets: count, loaded }: Player): string {
  if (!alive) return '–';
  return loaded ? `${count} ▮` : String(count);
}

function loot({ language }: Scene, player: Player, open: Readonly<Loot> | undefined): string {
  if (!player.alive) return '–';
  return open === undefined ? String(player.loot) : `${player.loot} = ${amountText(language, lootWorth(open, player))}`;
}

function target(scene: Scene, { alive, target: at }: Player, width: number): string {
  if (!alive || at === NO_SEAT) return '';
  return `→ ${width < ROOMY ? letter(scene, at) : lettered(scene, at)}`;
}

/** "← BD": whose guns are aimed at this player. */
function gunsAt(scene: Scene, { table }: View, seat: Seat): string {
  const guns = gunsOn(table, seat);
  return guns.length === 0 ? '' : `← ${guns.map(gun => scene.paint.bold(seatName(gun))).join('')}`;
}
