import { expect, test } from 'vitest';
import { choicesOf, corleoneWith, play, promptOf, waiting } from '../testing/corleoneWith.ts';
test('RN-03 Lay low', () => {
  const g = corleoneWith({ from: 'D3', board: { bar: 'A.thug', gunShop: 'A.thug', F05: 'A.don' }, A: { hand: ['layLow', 'bloodMoney', 'booze'], thugs: 0, members: ['consigliere'] }, B: { thugs: 0, members: [] }, C: { thugs: 0, members: [] } });
  play(g, 'A', 'job:layLow:booze+bloodMoney', 'money', 'return:bar');
  play(g, 'A', 'consigliere:F10', 'done');
  play(g, 'A', 'thug:bar', 'use:booze', 'use:$2');
  console.log(g.state.table.phase, waiting(g), promptOf(g,'A'), choicesOf(g,'A'), g.state.table.agenda, g.state.table.seats[0]);
});
