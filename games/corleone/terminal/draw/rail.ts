import { countColors, JOB_COLORS, type View } from '@omerta/corleone/seen';
import { aligned } from '@omerta/terminal/lines.ts';
import { letter, nameIn } from '@omerta/terminal/players.ts';
import { name, type Scene, ui } from '../scene.ts';
import { roleText } from '../words.ts';

/** Every player in one line: what all may count. The horse head stands with its holder. */
export function rail(scene: Scene, view: View, width: number): string[] {
  const { dim } = scene.paint;
  const rows = view.table.seats.map((player, seat) => [
    letter(scene, seat),
    who(scene, view, seat),
    `${dim(ui(scene, 'hand'))} ${player.handSize}`,
    `${dim(ui(scene, 'suitcase'))} ${player.suitcaseSize}`,
    (width < ROOMY ? '' : `${dim(ui(scene, 'reserve'))} `) + reserve(scene, player),
    width < ROOMY ? `${dim(ui(scene, 'control'))} ${player.markers}` : ui(scene, 'markers', { count: player.markers }),
    allies(scene, player),
  ]);
  return aligned(rows, [{}, { least: 12 }, {}, {}, { least: 20 }, {}, { least: 1 }], width);
}

const ROOMY = 96;

/** Who completed which jobs: number of cards by colour. */
export function completedJobs(scene: Scene, { table }: View): string[] {
  const { content, paint } = scene;
  return table.seats.flatMap(({ completed }, seat) => {
    if (completed.length === 0) return [];
    const counts = countColors(content, completed);
    const colors = JOB_COLORS.flatMap((color, at) => {
      const count = counts[at]!;
      return count === 0 ? [] : [paint.in(color, `${count} ${name(scene, 'color', color)}`)];
    });
    return [`${letter(scene, seat)} ${colors.join(', ')}`];
  });
}

type Player = View['table']['seats'][number];

function who(scene: Scene, { table, viewer }: View, seat: number): string {
  return nameIn(scene, seat, viewer === seat ? ui(scene, 'you') : '', table.horseHead === seat ? '♞' : '');
}

function reserve(scene: Scene, { thugs, members }: Player): string {
  const figures = [
    ...(thugs > 0 ? [ui(scene, 'thugs', { count: thugs })] : []),
    ...members.map(member => roleText(scene.language, member)),
  ];
  return figures.length === 0 ? '–' : figures.join(', ');
}

function allies(scene: Scene, { played }: Player): string {
  return played.map(ally => name(scene, 'ally', ally)).join(', ');
}
