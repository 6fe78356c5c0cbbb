import { randomFrom, seatNamed } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { choicesOf, corleoneWith, handOf, jump, play, promptOf, refusal, see, waiting, type Story } from '../testing/corleoneWith.ts';

const t = (g: Story) => g.state.table;
const stack = (g: Story, turf: string) => t(g).stacks[g.content.turfIndex.get(turf)!]!.map(s => 'ABCDE'[s]).join('');

test('CE-234 police chief II', () => {
  const g = corleoneWith({ from: 'D4-III', board: { gunShop: 'C.thug' }, A: { hand: ['policeChief2'] } });
  play(g, 'A', 'ally:policeChief2', 'use:$2', 'place:chelsea');
  expect(refusal(g, 'A', 'move:gunShop>gunShop')).toBe('spaceOccupied');
  play(g, 'A', 'move:gunShop>bar');
  expect(waiting(g)).toEqual(['B']);
  expect(handOf(g, 'A')).toEqual(['$2']);
  expect(handOf(g, 'C')).toEqual([]);
});
test('CE-239', () => {
  const g = corleoneWith({ A: { hand: ['taxAdvisor1'] } });
  play(g, 'A', 'ally:taxAdvisor1', 'use:$2', 'suitcase:$2');
  expect(waiting(g)).toEqual(['B']);
});
test('CE-282 W4 several turfs in one war', () => {
  const g = corleoneWith({ phase: 'war', board: { F08: 'A.don', bar: 'B.thug', ammoDepot: 'B.thug' }, A: { markers: 0 }, control: { queens: ['A', 'B', 'A'], midtown: ['A', 'B'], wallStreet: ['A', 'C'] } });
  expect(waiting(g)).toEqual(['A']);
  expect(choicesOf(g, 'A')).toEqual(['marker:wallStreet.0', 'marker:queens.0', 'marker:queens.2', 'marker:midtown.0', 'skip']);
  play(g, 'A', 'marker:wallStreet.0');
  expect(stack(g, 'wallStreet')).toBe('CA');
  expect(stack(g, 'brooklyn')).toBe('B');
  expect(waiting(g)).toEqual(['A']);
  play(g, 'A', 'marker:wallStreet.1');
  expect(stack(g, 'wallStreet')).toBe('C');
  expect(stack(g, 'midtown')).toBe('ABA');
});
test('B2 ties for last ally', () => {
  const g = corleoneWith({ phase: 'bribery', horseHead: 'C', act: 1, allies: ['mayor1', 'hiredMuscle1', 'taxAdvisor1'], A: { suitcase: ['$2'] }, B: { suitcase: ['$1', '$1'] }, C: { suitcase: ['$5'] }, D: { suitcase: ['$2'] } });
  play(g, 'A', 'bid:0-1-0-0'); play(g, 'B', 'bid:2-0-0-0'); play(g, 'C', 'bid:0-0-0-1'); play(g, 'D', 'bid:0-1-0-0');
  expect(waiting(g)).toEqual(['C']);
  play(g, 'C', 'hire:mayor1');
  expect(waiting(g)).toEqual(['D']);
  expect(refusal(g, 'D', 'skip')).toBe('mustPickAlly');
  play(g, 'D', 'hire:hiredMuscle1');
  expect(handOf(g, 'A')).toEqual(['taxAdvisor1']);
  expect(t(g).seats[1]!.suitcaseSize).toBe(2);
});
test('Offer ties and secrecy', () => {
  const g = corleoneWith({ A: { hand: ['offer', 'gun', 'bloodMoney', 'booze'] }, B: { hand: ['$3', '$5'] }, C: { hand: ['$3'] }, D: { hand: ['gun'] } });
  play(g, 'A', 'job:offer:gun+booze+bloodMoney', 'ability', 'use:offer.1');
  expect(waiting(g)).toEqual(['B', 'C']);
  console.log(refusal(g, 'D', 'offer:$1'), refusal(g, 'A', 'offer:$1'), refusal(g, 'B', 'skip'), refusal(g, 'B', 'offer:$1'));
  play(g, 'C', 'offer:$3');
  expect(JSON.stringify(g.rules.viewFor(g.state, 0))).not.toContain('offered":"$3"');
  console.log(refusal(g, 'C', 'offer:$3'));
  play(g, 'B', 'offer:$3');
  expect(g.state.own[0]!.suitcase.$3).toBe(1);
});
test('Inside job nobody; pickpocket nobody', () => {
  const g = corleoneWith({ A: { hand: ['insideJob', 'gun', 'bloodMoney', 'booze', 'booze'] } });
  play(g, 'A', 'job:insideJob:gun+booze+booze+bloodMoney', 'ability');
  expect(handOf(g, 'A')).toEqual(['$3', '$3']);
});
test('Lay low none on board', () => {
  const g = corleoneWith({ hudson: ['A.thug'], A: { hand: ['layLow', 'bloodMoney', 'booze'] } });
  play(g, 'A', 'job:layLow:booze+bloodMoney', 'ability');
  expect(handOf(g, 'A')).toEqual(['$1']);
});
test('RN-08', () => {
  const g = corleoneWith({ jobDeck: ['usurp'], jobDiscard: [], A: {} });
  play(g, 'A', 'thug:pennCentral', 'use:job', 'use:$2');
  expect(handOf(g, 'A')).toEqual(['$2', 'usurp']);
  expect(JSON.stringify(see(g, 'B'))).not.toContain('usurp');
});
test('Muscle In benefits controller; declines', () => {
  const g = corleoneWith({ control: { chelsea: 'C' }, board: { gunShop: 'B.thug', bar: 'A.thug' }, A: { hand: ['muscleIn', 'gun', 'bloodMoney', 'booze'] } });
  play(g, 'A', 'job:muscleIn:gun+booze+bloodMoney', 'ability', 'gunDown:gunShop');
  expect(choicesOf(g, 'A')).toEqual(['move:bar>gunShop', 'skip']);
  play(g, 'A', 'move:bar>gunShop');
  expect(promptOf(g, 'A')).toBe('whoFirst');
  play(g, 'A', 'first:C'); play(g, 'C', 'done'); play(g, 'A', 'use:gun', 'use:$2');
  expect(handOf(g, 'A')).toEqual(['$2', '$2', 'gun']);
});
test('usurp two players', () => {
  const g = corleoneWith({ from: 'D2', board: { F05: 'B.don', F09: 'A.don' }, A: { hand: ['usurp', 'gun', 'bloodMoney'] } });
  play(g, 'A', 'job:usurp:gun+bloodMoney', 'ability');
  expect(refusal(g, 'A', 'move:F05>F13')).toBe('threePlayersOnly');
  expect(choicesOf(g, 'A').length).toBe(11);
  play(g, 'A', 'move:F05>F10');
  expect(choicesOf(g, 'A')).toEqual(['move:F09>F05', 'skip']);
  console.log(refusal(g, 'A', 'move:F09>F06'), refusal(g, 'A', 'move:F10>F05'), refusal(g, 'A', 'move:F99>F05'), refusal(g, 'A', 'move:F09>F99'));
});
test('reasons here and there', () => {
  const g = corleoneWith({ board: { bar: 'A.thug' }, A: { hand: ['squeeze', 'gun', 'bloodMoney', 'gun', 'gun', 'booze', 'driveBy'] } });
  play(g, 'A', 'job:squeeze:gun+bloodMoney', 'ability');
  console.log(['move:bar>nightClub', 'move:bar>queens', 'move:bar>F05', 'move:bar>centralParkBusiness', 'move:gunShop>bar', 'move:xx>yy', 'done', 'use:gun', 'thug:bar', 'use:squeeze.1'].map(x => [x, refusal(g, 'A', x)]));
  const h = corleoneWith({ A: { hand: ['gun', '$1', 'booze'] } });
  play(h, 'A', 'don:F13');
  console.log(['suitcase:$1', 'use:suitcase', 'use:$5', 'take:gun', 'use:gun', 'skip', 'money', 'discard:gun', 'use:discard1for5'].map(x => [x, refusal(h, 'A', x)]));
  play(h, 'A', 'use:discard2for5');
  console.log(['done', 'skip', 'discard:$5', 'discard:$1', 'take:$5', 'use:bloodMoney'].map(x => [x, refusal(h, 'A', x)]));
  play(h, 'A', 'discard:booze');
  console.log(['done', 'skip', 'discard:$5', 'discard:gun', 'take:$5'].map(x => [x, refusal(h, 'A', x)]));
  const k = corleoneWith({ A: { hand: ['mayor1', 'unionBoss1'] }, B: {} });
  play(k, 'A', 'ally:unionBoss1');
  console.log(['place:centralParkBusiness', 'place:centralPark', 'place:F05', 'place:nightClub', 'skip'].map(x => [x, refusal(k, 'A', x)]));
  const l = corleoneWith({ A: { hand: ['gun', '$1', 'booze'] } });
  console.log(['thug:centralPark', 'thug:F05', 'don:bar', 'don:F99', 'heir:F01', 'ally:mayor1', 'job:usurp:gun', 'public:usurp:gun', 'lose:don', 'done', 'discard:gun', 'bid:0-0-0-0', 'first:A'].map(x => [x, refusal(l, 'A', x)]));
});
