import { type Suite, secretsOf } from '@omerta/testing';
import { standardPack } from '../../rules/pack/standard.ts';
import { corleone } from '../../rules/rules.ts';
import { coverageAt } from '../coverageAt.ts';
import { firstLeak } from '../firstLeak.ts';
import { leaks } from '../plantedLeaks.ts';

export const secrets: Suite = secretsOf({
  rules: corleone(standardPack),
  title: "Corleone's Empire",
  trials: { long: 400, night: 4_000 },
  leaks,
  most: 40,
  firstLeak,
  coverageAt,
});
