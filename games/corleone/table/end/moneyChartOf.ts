import type { SeenEvent } from '@omerta/corleone/seen';
import type { MoneyChartProps } from '@omerta/table/replay/MoneyChart.tsx';
import type { Say } from '@omerta/table/words/useWords.ts';
import { DASHES } from '../draw/dashes.ts';
import { FAMILIES, type FamilyId } from '../draw/families.ts';
import type { GameWords } from '../show/gameWords.ts';
import type { Names } from '../show/names.ts';
import { moneyOverTime } from './moneyOverTime.ts';

export function moneyChartOf(
  steps: readonly (readonly SeenEvent[])[],
  families: readonly FamilyId[],
  names: Names,
  sayGame: Say<GameWords>,
): Pick<MoneyChartProps, 'lines' | 'acts'> {
  const money = moneyOverTime(steps, families.length);
  return {
    lines: families.map((family, seat) => ({
      name: names.player(seat),
      colour: FAMILIES[family].text,
      dash: DASHES[family],
      points: money[seat] ?? [],
    })),
    acts: steps.flatMap((events, at) =>
      events.flatMap(event =>
        event.kind === 'actBegan' ? [{ at, label: sayGame('act', { act: names.numeral(event.act) }) }] : [],
      ),
    ),
  };
}
