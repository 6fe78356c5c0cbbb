import type { GameUnderTest } from '@omerta/testing';
import type { Corleone } from '../rules/rules.ts';
import { corleoneDeal } from './corleoneDeal.ts';
import { coverageAt } from './coverageAt.ts';

export const corleoneUnderTest: GameUnderTest<Corleone> = {
  title: "Corleone's Empire",
  fullOptions: {},
  tables: [2, 3, 4, 5].map(players => ({ players })),
  plantedAt: 3,
  coverageAt,
  hidden: {
    count: ({ own }) => own[0]!.hand.gun,
    next: ({ secret }) => secret.jobDeck.at(-1),
    rareTask: 'settle',
  },
  deal: corleoneDeal,
};
