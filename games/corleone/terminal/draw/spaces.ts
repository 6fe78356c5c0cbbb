import { type Content, isClosed, NO_FIGURE, placeOfSpace, type View } from '@omerta/corleone/rules';
import { aligned, wrapped } from '@omerta/terminal/lines.ts';
import { name, type Scene, shortFigure, ui } from '../scene.ts';

type Space = Content['spaces'][number];

/** Every family space with the turfs around it and who stands there. */
export function spacesInFull(scene: Scene, { table }: View, width: number): string[] {
  const { paint } = scene;
  const open = [...scene.content.spaces.keys()].filter(at => !isClosed(scene.content, table, placeOfSpace(at)));
  const cells = open.map(at => {
    const space = scene.content.spaces[at]!;
    const figure = table.familySpaces[at]!;
    return [
      name(scene, 'space', space.id),
      paint.dim(around(space)),
      figure === NO_FIGURE ? '–' : shortFigure(scene, figure),
    ];
  });
  const across = width >= 110 ? 3 : 2;
  const lines = Math.ceil(cells.length / across);
  const rows = Array.from({ length: lines }, (_, line) =>
    Array.from({ length: across }, (__, column) => cells[column * lines + line] ?? ['', '', '']).flat(),
  );
  const columns = Array.from({ length: across }, () => [{ least: 14 }, {}, { least: 7 }]).flat();
  return [paint.dim(ui(scene, 'familySpaces')), ...aligned(rows, columns, width)];
}

/** Only the spaces with a figure on them, family by family. */
export function spacesInShort(scene: Scene, { table }: View, width: number): string[] {
  const taken = scene.content.spaces
    .map((space, at) => ({ space, figure: table.familySpaces[at]! }))
    .filter(({ figure }) => figure !== NO_FIGURE)
    .sort((one, other) => one.figure - other.figure)
    .map(({ space, figure }) => `${shortFigure(scene, figure)}: ${name(scene, 'space', space.id)} ${around(space)}`);
  const line = taken.length === 0 ? ui(scene, 'empty') : taken.join('; ');
  return wrapped(`${scene.paint.dim(`${ui(scene, 'familySpaces')}:`)} ${line}`, width, '    ');
}

/** The numbers of the turfs a space touches; P is Central Park. */
export function around({ turfs, touchesPark }: Space): string {
  return [...turfs.map(turf => turf + 1).sort(), ...(touchesPark ? ['P'] : [])].join('·');
}
