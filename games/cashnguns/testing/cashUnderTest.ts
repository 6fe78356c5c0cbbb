import type { GameUnderTest } from '@omerta/testing';
import type { CashNGuns } from '../rules/rules.ts';
import { cashDeal } from './cashDeal.ts';
import { coverageAt } from './coverageAt.ts';

export const cashUnderTest: GameUnderTest<CashNGuns> = {
  title: "Ca$h 'n Guns",
  fullOptions: { talents: true },
  tables: [
    { players: 4 },
    { players: 6, talents: true },
    { players: 8, talents: true, talentDeal: 'two' },
    { players: 5, talents: true, lootVisibility: 'open', lootLog: 'open' },
  ],
  plantedAt: 1,
  wholeLog: { lootLog: 'open' },
  coverageAt,
  hidden: {
    count: ({ own }) => own[0]!.hand.bang,
    next: ({ secret }) => secret.piles.at(-1),
    rareTask: 'giveBack',
  },
  deal: cashDeal,
};
