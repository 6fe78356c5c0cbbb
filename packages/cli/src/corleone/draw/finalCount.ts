import type { View } from '@omerta/corleone';
import { aligned } from '../../draw/lines.ts';
import type { Size } from '../../io.ts';
import { inColorOf, letter, type Scene, ui } from '../scene.ts';
import { amountText } from '../words.ts';

/** X1 to X4, best player first; nothing while the game is on. */
export function finalCount(scene: Scene, { table: { result } }: View, { columns }: Size): string[] {
  if (result === undefined) return [];
  const { bold, dim } = scene.paint;
  const head = ['place', 'player', '', 'suitcase', 'turfBonus', 'jobBonus', 'total'] as const;
  const rows = [...result.entries()]
    .toSorted(([, one], [, other]) => one.place - other.place)
    .map(([seat, count]) => [
      String(count.place),
      inColorOf(scene, seat, scene.setting.people[seat]!.name),
      letter(scene, seat),
      amountText(count.suitcase),
      bonus(count.dominance),
      bonus(count.jobBonuses),
      bold(amountText(count.total)),
    ]);
  const titles = head.map(key => (key === '' ? '' : dim(ui(scene, key))));
  return [
    bold(ui(scene, 'result')),
    ...aligned([titles, ...rows], [{}, {}, {}, NUMBER, NUMBER, NUMBER, NUMBER], columns),
  ];
}

const NUMBER = { right: true, least: 6 };
const BONUS = 5; // X2, X3: dollars for each

function bonus(count: number): string {
  return count === 0 ? '–' : amountText(count * BONUS);
}
