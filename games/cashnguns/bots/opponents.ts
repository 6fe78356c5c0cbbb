// Whom one may meet at a table: good players of every style, and weaker ones.

import { type Policy, STYLES } from '@omerta/bots';
import type { CashNGuns } from '@omerta/cashnguns/rules';
import { cashPolicy } from './policy.ts';
import { styled } from './styles.ts';
import { NOVICE, UNTUNED, type WeightsFor } from './weights.ts';

export const CARELESS = { casual: 6, novice: 12 } as const;

/** Where good players weigh like this. */
export const opponentPolicies = (good: WeightsFor): readonly Policy<CashNGuns>[] => [
  ...STYLES.map(style => cashPolicy(styled(good, style))),
  cashPolicy(() => UNTUNED, CARELESS.casual),
  cashPolicy(() => NOVICE, CARELESS.novice),
];
