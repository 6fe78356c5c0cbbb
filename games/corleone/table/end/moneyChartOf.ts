import type { SeenEvent } from '@omerta/corleone/seen';
import type { MoneyChartProps } from '@omerta/table/replay/MoneyChart.tsx';
import type { Say } from '@omerta/table/words/useWords.ts';
import type { CorleoneWords } from '../corleoneWords.ts';
import { FAMILIES, type FamilyId } from '../draw/families.ts';
import type { Names } from '../names.ts';
import { moneyOverTime } from './moneyOverTime.ts';

/** A dash of its own for each family, so that lines are told apart without their colour. */
export const DASHES: { readonly [F in FamilyId]: string } = {
  matarazzo: '',
  marzullo: '2 5',
  vitale: '10 5',
  pizzino: '14 4 3 4',
  caccamo: '5 4',
};

export function moneyChartOf(
  steps: readonly (readonly SeenEvent[])[],
  families: readonly FamilyId[],
  names: Names,
  sayGame: Say<CorleoneWords>,
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
