import { randomFrom, seatNamed, submit } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { choicesOf, corleoneWith, handOf, jump, play, promptOf, refusal, see, waiting, type Story } from '../testing/corleoneWith.ts';

const timeOut = (g: Story, s: string) => g.rules.writeChoice(g.rules.timeOut(g.rules.viewFor(g.state, seatNamed(s)!), randomFrom(1)));

test('time-outs', () => {
  const g = corleoneWith({ from: 'D4-IV', board: { F01: 'B.heir', F09: 'B.don', F02: 'B.consigliere' }, A: { hand: ['settleScore', 'gun', 'gun', 'bloodMoney'] } });
  play(g, 'A', 'job:settleScore:gun+gun+bloodMoney', 'ability', 'use:settleScore.1');
  console.log('settle', timeOut(g, 'B'));
});

test('chief already there', () => {
  const g = corleoneWith({ from: 'D4-IV', board: { gunShop: 'C.thug' }, policeChief: 'chelsea', A: { hand: ['policeChief3'] } });
  play(g, 'A', 'ally:policeChief3');
  console.log(choicesOf(g, 'A'), refusal(g, 'A', 'gunDown:gunShop'), refusal(g, 'A', 'skip'));
});

test('RN-03 Lay low', () => {
  const g = corleoneWith({ from: 'D3', board: { bar: 'A.thug', gunShop: 'A.thug', F05: 'A.don' }, A: { hand: ['layLow', 'bloodMoney', 'booze'], thugs: 0, members: ['consigliere'] }, B: { thugs: 0, members: [] }, C: { thugs: 0, members: [] } });
  play(g, 'A', 'job:layLow:booze+bloodMoney', 'money', 'return:bar');
  expect(waiting(g)).toEqual(['A']);
  play(g, 'A', 'consigliere:F10', 'done');
  expect(waiting(g)).toEqual(['A']);
  expect(choicesOf(g, 'A')).toContain('thug:bar');
  play(g, 'A', 'thug:bar', 'use:booze', 'use:$2');
  console.log(g.state.table.phase, waiting(g));
});

test('whyNotAsked', () => {
  const g = corleoneWith({ allies: ['familyAccountant', 'capo'], phase: 'bribery', A: { suitcase: ['$5'] }, B: { suitcase: ['$1'] } });
  console.log(waiting(g), refusal(g, 'C', 'bid:1-0-0-0'), refusal(g, 'C', 'bid:0-0-0-0'));
  const t = corleoneWith({ phase: 'tribute', A: { hand: ['$1', '$1', '$1', '$1', '$1', '$1', 'gun'] }, B: { hand: ['$1'] } });
  console.log(waiting(t), refusal(t, 'B', 'discard:$1'), refusal(t, 'A', 'done'), choicesOf(t, 'A'));
  const s = corleoneWith({ board: { bar: 'B.thug', F05: 'B.don' }, A: { hand: ['settleScore', 'gun', 'gun', 'bloodMoney'] } });
  play(s, 'A', 'job:settleScore:gun+gun+bloodMoney', 'ability', 'use:settleScore.1');
  console.log(refusal(s, 'A', 'pick:bar'), refusal(s, 'D', 'pick:bar'));
});

test('call in favor option 2 empty', () => {
  const g = corleoneWith({ jobDeck: [], jobDiscard: [], A: { hand: ['callFavor', 'bloodMoney', 'bloodMoney'], played: ['mayor1'] } });
  play(g, 'A', 'job:callFavor:bloodMoney+bloodMoney', 'ability');
  console.log(choicesOf(g, 'A'), refusal(g, 'A', 'option:2'));
});

test('rubbish', () => {
  const g = corleoneWith({ A: { hand: ['pickpocket', 'bloodMoney', 'booze'] }, B: { hand: ['gun', 'gun', 'gun'] }, C: {hand: ['gun']} });
  const texts = ['__proto__', 'constructor', 'thug:__proto__', 'thug:constructor', 'job:__proto__:', 'job:constructor:', 'public:toString:gun', 'ally:constructor', 'don:constructor', 'lose:thug', 'lose:__proto__', 'bid:999-999-999-999', 'marker:queens.99', 'marker:constructor.0', 'rob:B+B', 'thug:bár', 'thug:' + 'a'.repeat(1e6), 'job:mobHit:' + 'gun+'.repeat(1e5) + 'gun', 'rob:' + 'B+'.repeat(1e5) + 'B', 'move:>', 'move:bar>bar>bar', '', ':', '::', 'done', 'skip', 'money', 'ability', 'take:$5', 'use:', 'use:$5', 'option:0', 'option:99', 'discard:$1', 'discard:__proto__', 'first:Z', 'first:a', 'THUG:bar', 'thug:bar ', ' thug:bar', 'thug:bar\n', 'thug:bar:x'];
  for (const t of texts) {
    const r = submit(g.rules, g.state, 0, t);
    console.log(t.slice(0, 40), r.ok ? 'OK' : r.refusal.code === 'illegal' ? r.refusal.reason.code : r.refusal.code);
  }
  for (const seat of [-1, 1.5, NaN, 7, 1]) console.log(seat, submit(g.rules, g.state, seat, 'thug:bar').ok);
  play(g, 'A', 'job:pickpocket:booze+bloodMoney', 'ability');
  for (const t of ['rob:B+B', 'rob:A', 'rob:A+B', 'rob:D', 'rob:B+C+D', 'rob:Z', 'rob:E', 'rob:C+B', 'rob:B+C+B']) {
    const r = submit(g.rules, g.state, 0, t);
    console.log(t.slice(0, 40), r.ok ? 'OK' : r.refusal.code === 'illegal' ? r.refusal.reason.code : r.refusal.code);
  }
});
