import { NO_TILE, type View } from '@omerta/corleone/rules';
import { seatName } from '@omerta/kernel';
import { aligned } from '@omerta/terminal/lines.ts';
import { letter } from '@omerta/terminal/players.ts';
import { figuresIn } from '../influence.ts';
import { name, type Scene, sign, ui } from '../scene.ts';
import { effectsText } from '../words.ts';

/** Every business with front and back, its thug space, and who controls the turf. */
export function turfsInFull(scene: Scene, view: View, width: number): string[] {
  const { tiles, thugSpaces } = view.table;
  const rows = scene.content.turfs.flatMap(({ printed }, turf) => {
    const tile = tiles[turf]!;
    const first = [...turfCells(scene, view, turf), ...businessCells(scene, printed.id, thugSpaces[turf * 2]!)];
    if (tile === NO_TILE) return [first];
    return [first, ['', '', '', '', ...businessCells(scene, tile, thugSpaces[turf * 2 + 1]!)]];
  });
  const head = [...headCells(scene), ui(scene, 'front'), ui(scene, 'back')].map(scene.paint.dim);
  const table = [head, ...rows, ...parkRows(scene)];
  const columns = [...PLACES, { least: 14 }, { least: 8 }];
  if (width >= ROOMY) return aligned(table, columns, width);
  return aligned(table.map(withoutInfluence), withoutInfluence(columns), width);
}

/** One line a turf: who controls it, its businesses and who stands there. */
export function turfsInShort(scene: Scene, view: View, width: number): string[] {
  const { table } = view;
  const rows = scene.content.turfs.map(({ printed }, turf) => {
    const tile = table.tiles[turf]!;
    const space = (business: string, at: number) => [
      thugSpace(scene, table.thugSpaces[at]!),
      name(scene, 'business', business),
    ];
    return [
      ...turfCells(scene, view, turf),
      ...space(printed.id, turf * 2),
      ...(tile === NO_TILE ? [] : space(tile, turf * 2 + 1)),
    ];
  });
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
  const figures = figuresIn(scene.content, view, turf).sort((one, other) => one - other);
  return [
    String(turf + 1),
    name(scene, 'turf', scene.content.turfs[turf]!.id),
    stack(scene, view.table.stacks[turf]!),
    figures.map(figure => sign(scene, figure)).join(''),
  ];
}

/** W3: the controller, then the markers below, top first. */
function stack(scene: Scene, owners: readonly number[]): string {
  const [top, ...below] = owners.toReversed();
  if (top === undefined) return '–';
  return letter(scene, top) + (below.length === 0 ? '' : scene.paint.dim(` (${below.map(seatName).join('')})`));
}

function businessCells(scene: Scene, id: string, figure: number): string[] {
  return [thugSpace(scene, figure), name(scene, 'business', id), ...sides(scene, id)];
}

function thugSpace(scene: Scene, figure: number): string {
  return `[${sign(scene, figure)}]`;
}

function sides(scene: Scene, id: string): string[] {
  const { printed, tiles } = scene.content.pack.businesses;
  const { front, back } = [...printed, ...tiles].find(business => business.id === id)!;
  return [front === null ? '–' : effectsText(scene.language, front), effectsText(scene.language, back)];
}

/** M6: Central Park has a back only. */
function parkRows(scene: Scene): string[][] {
  const parks = [...scene.content.businesses.values()].filter(({ front }) => front === undefined);
  return parks.map(({ id }) => ['P', name(scene, 'business', id), '', '', '', '', ...sides(scene, id)]);
}
