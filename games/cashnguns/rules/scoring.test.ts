import { expect, test } from 'vitest';
import { cashWith } from '../testing/index.ts';
import { paintingsWorth } from './scoring.ts';

test('CG-061 V3 what 0 to 10 paintings are worth', () => {
  const worth = [0, 4, 12, 30, 60, 100, 150, 200, 300, 400, 500];
  const down = { down: 'ducked' } as const;
  for (const [count, thousands] of worth.entries()) {
    expect(paintingsWorth(count)).toBe(thousands);
    const loot = Array<'painting'>(count).fill('painting');
    const game = cashWith({ round: 8, stage: 'sharing', table: [], A: { ...down, loot }, B: down, C: down, D: down });
    expect(game.state.table.result?.[0]).toMatchObject({ paintings: thousands, total: thousands });
  }
});
