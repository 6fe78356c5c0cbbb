import { historiesOf, type Suite } from '@omerta/testing';
import { cashnguns } from '../../rules/rules.ts';
import { leaks } from '../plantedLeaks.ts';
import { TABLES } from '../tables.ts';

const PLANTED = [
  'face-down discards are told in an order that depends on the cards',
  'a discarded Bang makes the message longer',
];

export const histories: Suite = historiesOf({
  rules: cashnguns,
  title: "Ca$h 'n Guns",
  optionsOf: seed => TABLES[seed % TABLES.length]!,
  hidden: state => state.own[0]!.hand.bang,
  leaks: Object.fromEntries(PLANTED.map(name => [name, leaks[name]!])),
});
