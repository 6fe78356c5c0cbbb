import { remember, cashnguns as rules, startRecall } from '@omerta/cashnguns/rules';
import { cashWith, viewOf } from '@omerta/cashnguns/testing';
import { expect, test } from 'vitest';
import { withRecalledLoot } from './withRecalledLoot.ts';

test('7g loot the seat saw is open to the bot, the rest stays hidden', () => {
  const game = cashWith({ A: { loot: ['bill5'] }, B: { loot: ['bill20', 'painting'] } });
  const view = viewOf(game, 'A');
  const recall = remember(startRecall(4), { kind: 'shareTaken', seat: 1, share: 'bill20' });
  const { loots } = withRecalledLoot(view, recall);
  expect(loots?.[0]).toMatchObject({ bill5: 1 }); // the seat's own loot
  expect(loots?.[1]).toMatchObject({ bill20: 1, painting: 0 });
  expect(rules.choices(withRecalledLoot(view, recall))).toEqual(rules.choices(view));
});
