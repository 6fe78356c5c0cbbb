import { type Suite, secretsOf } from '@omerta/testing';
import { cashnguns } from '../../rules/rules.ts';
import { coverageAt } from '../coverageAt.ts';
import { firstLeak } from '../firstLeak.ts';
import { leaks } from '../plantedLeaks.ts';

export const secrets: Suite = secretsOf({
  rules: cashnguns,
  title: "Ca$h 'n Guns",
  trials: { long: 500, night: 5_000 },
  leaks,
  most: 300,
  firstLeak,
  coverageAt,
});
