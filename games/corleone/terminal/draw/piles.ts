import { figureName, GOODS, NOTES, type View } from '@omerta/corleone/rules';
import { wrapped } from '@omerta/terminal/lines.ts';
import { name, type Scene, shortFigure, ui } from '../scene.ts';

/** The common piles, the decks and the river. */
export function piles(scene: Scene, { table }: View, width: number): string[] {
  const money = NOTES.map(note => `${note} ×${table.piles[note]}`).join('  ');
  const goods = GOODS.map(good => `${name(scene, 'good', good)} ×${table.piles[good]}`).join('  ');
  const decks = [
    `${ui(scene, 'jobDeck')}: ${table.jobDeck}`,
    `${ui(scene, 'jobDiscard')}: ${table.jobDiscard.length}`,
    `${ui(scene, 'blueTiles')}: ${table.blueTiles}`,
    `${ui(scene, 'redTiles')}: ${table.redTiles}`,
  ].join(' · ');
  return [
    ...wrapped(`${scene.paint.dim(`${ui(scene, 'piles')}: `)}${money}  ${goods}`, width, '    '),
    ...wrapped(scene.paint.dim(decks), width, '    '),
  ];
}

export function hudson(scene: Scene, { table }: View, width: number): string[] {
  if (table.hudson.length === 0) return [];
  const figures = table.hudson
    .toSorted((one, other) => (figureName(one) < figureName(other) ? -1 : 1))
    .map(figure => shortFigure(scene, figure));
  return wrapped(`${scene.paint.dim(`${ui(scene, 'hudson')}: `)}${figures.join(', ')}`, width, '    ');
}
