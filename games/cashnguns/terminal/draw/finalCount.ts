import type { FinalCount, View } from '@omerta/cashnguns/rules';
import { finalTable } from '@omerta/terminal/players.ts';
import type { Size } from '@omerta/terminal/size.ts';
import { type Scene, ui } from '../scene.ts';
import { amountText, awardText } from '../words.ts';

/** §3.9, best player first, and who got the bonus; nothing while the game is on. */
export function finalCount(scene: Scene, view: View, { columns }: Size): string[] {
  const { result, seats } = view.table;
  if (result === undefined) return [];
  const { language, paint, setting } = scene;
  const heads = HEADS.map(key => ui(scene, key));
  const isCounted = (seat: number) => seats[seat]!.alive || seats.every(({ alive }) => !alive); // AMB-15
  const counts = result.map((count, seat) => ({
    place: count.place,
    amounts: AMOUNTS.map(field => (isCounted(seat) && count[field] > 0 ? amountText(language, count[field]) : '–')),
    total: isCounted(seat) ? amountText(language, count.total) : ui(scene, 'short.out'),
  }));
  return [
    paint.bold(ui(scene, 'result')),
    ...finalTable(scene, heads, counts, columns),
    awardText(language, { ...setting, view }),
  ];
}

const HEADS = ['place', 'player', 'bills', 'diamonds', 'paintings', 'diamondBonus', 'total'] as const;
const AMOUNTS = ['bills', 'diamonds', 'paintings', 'bonus'] as const satisfies readonly (keyof FinalCount)[];
