import { type Business, businessesIn, figureAt, figuresIn, NO_FIGURE, type View } from '@omerta/corleone/rules';
import { seatName } from '@omerta/kernel';
import { aligned } from '@omerta/terminal/lines.ts';
import { letter } from '@omerta/terminal/players.ts';
import { name, type Scene, sign, ui } from '../scene.ts';
import { effectsText } from '../words.ts';

/** Every business with front and back, its thug space, and who controls the turf. */
export function turfsInFull(scene: Scene, view: View, width: number): string[] {
  const rows = scene.content.turfs.flatMap((_turf, turf) =>
    businessesIn(scene.content, view.table, turf).map((business, at) => [
      ...(at === 0 ? turfCells(scene, view, turf) : ['', '', '', '']),
      ...businessCells(scene, view, business.id),
      ...sides(scene, business),
    ]),
  );
  const head = [...headCells(scene), ui(scene, 'front'), ui(scene, 'back')].map(scene.paint.dim);
  const table = [head, ...rows, ...parkRows(scene)];
  const columns = [...PLACES, { least: 14 }, { least: 8 }];
  if (width >= ROOMY) return aligned(table, columns, width);
  return aligned(table.map(withoutInfluence), withoutInfluence(columns), width);
}

/** One line a turf: who controls it, its businesses and who stands there. */
export function turfsInShort(scene: Scene, view: View, width: number): string[] {
  const rows = scene.content.turfs.map((_turf, turf) => [
    ...turfCells(scene, view, turf),
    ...businessesIn(scene.content, view.table, turf).flatMap(({ id }) => businessCells(scene, view, id)),
  ]);
  return aligned([headCells(scene).map(scene.paint.dim), ...rows], [...PLACES, {}, { least: 9 }], width);
}

const ROOMY = 96;

/** Where there is little room: it can be told from the figures. */
function withoutInfluence<T>(cells: readonly T[]): T[] {
  return cells.toSpliced(INFLUENCE, 1);
}

const INFLUENCE = 3;
const PLACES = [{}, { least: 11 }, { least: 4 }, { least: 4 }, {}, { least: 9 }] as const;

function headCells(scene: Scene): string[] {
  return ['', ui(scene, 'turf'), ui(scene, 'control'), ui(scene, 'influence'), '', ui(scene, 'business')];
}

function turfCells(scene: Scene, view: View, turf: number): string[] {
  const figures = figuresIn(scene.content, view.table, turf).map(({ figure }) => figure);
  return [
    String(turf + 1),
    name(scene, 'turf', scene.content.turfs[turf]!.id),
    stack(scene, view.table.stacks[turf]!),
    figures
      .sort((one, other) => one - other)
      .map(figure => sign(scene, figure))
      .join(''),
  ];
}

/** W3: the controller, then the markers below, top first. */
function stack(scene: Scene, owners: readonly number[]): string {
  const [top, ...below] = owners.toReversed();
  if (top === undefined) return '–';
  return letter(scene, top) + (below.length === 0 ? '' : scene.paint.dim(` (${below.map(seatName).join('')})`));
}

function businessCells(scene: Scene, { table }: View, id: string): string[] {
  const figure = figureAt(scene.content, table, id) ?? NO_FIGURE;
  return [`[${sign(scene, figure)}]`, name(scene, 'business', id)];
}

function sides(scene: Scene, { entry: { front, back } }: Business): string[] {
  return [front === null ? '–' : effectsText(scene.language, front), effectsText(scene.language, back)];
}

/** M6: Central Park has a back only. */
function parkRows(scene: Scene): string[][] {
  const { park } = scene.content;
  return park === undefined ? [] : [['P', name(scene, 'business', park.id), '', '', '', '', ...sides(scene, park)]];
}
