import type { AtTable } from './atTable.ts';
import { readyBy } from './readyBy.ts';
import { useReadyTicks } from './staging/readyTicks.ts';

/** Before a joint reveal the light falls and all have answered. */
export const isCounting = ({ story: { onStage }, scene: { beat } }: Pick<AtTable, 'story' | 'scene'>): boolean =>
  (onStage?.kind === 'aimsRevealed' || onStage?.kind === 'courageRevealed') && (beat === 'loaded' || beat === 'count');

/** The ticks at the seats: while all decide and until the reveal; none while anything else is told. */
export function useSeatTicks(at: Pick<AtTable, 'story' | 'scene' | 'view'>): readonly (boolean | undefined)[] {
  const asked = readyBy(at.view.table);
  const isAll = isCounting(at);
  const ticks = useReadyTicks(isAll ? asked.map(ready => ready !== undefined || undefined) : asked);
  return at.story.onStage === undefined || isAll ? ticks : ticks.map(() => undefined);
}
