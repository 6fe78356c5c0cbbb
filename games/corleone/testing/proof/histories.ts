import { historiesOf, type Suite } from '@omerta/testing';
import { standardPack } from '../../rules/pack/standard.ts';
import { corleone } from '../../rules/rules.ts';
import { leaks } from '../plantedLeaks.ts';

const PLANTED = [
  'forced question skipped because of hidden cards',
  'tribute told step by step',
  'bid in the public task',
];

export const histories: Suite = historiesOf({
  rules: corleone(standardPack),
  title: "Corleone's Empire",
  optionsOf: seed => ({ players: 2 + (seed % 4) }),
  hidden: state => state.own[0]!.hand.gun,
  leaks: Object.fromEntries(PLANTED.map(name => [name, leaks[name]!])),
});
