import { BONUS, type View } from '@omerta/corleone/seen';
import { finalTable } from '@omerta/terminal/players.ts';
import type { Size } from '@omerta/terminal/size.ts';
import { type Scene, ui } from '../scene.ts';
import { amountText } from '../words.ts';

/** X1, X2, X3, X4, best player first; nothing while the game is on. */
export function finalCount(scene: Scene, { table: { result } }: View, { columns }: Size): string[] {
  if (result === undefined) return [];
  const heads = HEADS.map(key => ui(scene, key));
  const counts = result.map(({ place, suitcase, dominance, jobBonuses, total }) => ({
    place,
    amounts: [amountText(suitcase), bonus(dominance), bonus(jobBonuses)],
    total: amountText(total),
  }));
  return [scene.paint.bold(ui(scene, 'result')), ...finalTable(scene, heads, counts, columns)];
}

const HEADS = ['place', 'player', 'suitcase', 'turfBonus', 'jobBonus', 'total'] as const;

function bonus(count: number): string {
  return count === 0 ? '–' : amountText(count * BONUS);
}
