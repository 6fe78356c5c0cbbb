// The opponents a bot may meet: good players of every style, and weaker ones.

import { type Policy, STYLES } from '@omerta/bots';
import type { CashNGuns } from '@omerta/cashnguns/rules';
import { cashPolicy } from './policy.ts';
import { styled } from './styles.ts';
import { NOVICE, UNTUNED, type WeightsFor } from './weights.ts';

export const CARELESS = { casual: 6, novice: 12 } as const;

/** `good` are the weights of the good players. */
export const opponentPolicies = (good: WeightsFor): readonly Policy<CashNGuns>[] => [
  ...STYLES.map(style => cashPolicy(styled(good, style))),
  cashPolicy(() => UNTUNED, CARELESS.casual),
  cashPolicy(() => NOVICE, CARELESS.novice),
];
