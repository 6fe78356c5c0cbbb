import { bindPack, corleone, standardPack } from '@omerta/corleone/rules';
import { readChoice, type View } from '@omerta/corleone/seen';
import { corleoneWith, type Given, jump, play } from '@omerta/corleone/testing';
import { expect, test } from 'vitest';
import { tributeWarnings, warningsFor } from './warnings.ts';

const content = bindPack(standardPack);
const rules = corleone(standardPack);
const viewOf = (game: ReturnType<typeof corleoneWith>): View => rules.viewFor(game.state, 0);
const warned = (given: Given, text: string) =>
  warningsFor(rules, content, viewOf(corleoneWith(given)), readChoice(text)!);

test('F2 the last figure is announced, with the jobs and allies that then have to wait', () => {
  const hand = ['mobHit', 'gun', 'bloodMoney', 'hiredMuscle1'];
  expect(warned({ A: { hand, thugs: 1, members: [] } }, 'thug:gunShop')).toEqual([
    { kind: 'lastFigure', jobs: ['mobHit'], allies: ['hiredMuscle1'] },
    { kind: 'overLimit', cards: 6, limit: 5, over: 1 },
  ]);
  expect(warned({ A: { hand, thugs: 2, members: [] } }, 'thug:gunShop')).toEqual([]);
});

test('X1 in the last act money beyond the limit is lost', () => {
  const last = warned({ from: 'D4-IV', A: { hand: ['$1', '$2', '$5'], thugs: 1, members: [] } }, 'thug:gunShop');
  expect(last).toContainEqual({ kind: 'moneyLost', notes: 1, limit: 2 });
});

test('I1 stopping with icons left that cost nothing is worth a word', () => {
  const game = corleoneWith({ A: { hand: ['$1'] } });
  play(game, 'A', 'thug:gunShop');
  expect(warningsFor(rules, content, viewOf(game), { kind: 'done' })).toEqual([
    { kind: 'iconsLeft', icons: ['$2', 'gun'] },
  ]);
  play(game, 'A', 'use:gun');
  expect(warningsFor(rules, content, viewOf(game), { kind: 'done' })).toEqual([{ kind: 'iconsLeft', icons: ['$2'] }]);
});

test('J1 narcotics are better kept while the printed goods are held', () => {
  const given = { A: { hand: ['mobHit', 'gun', 'bloodMoney', 'narcotics'] } };
  expect(warned(given, 'job:mobHit:gun+narcotics')).toEqual([{ kind: 'narcoticsSpent', job: 'mobHit' }]);
  expect(warned(given, 'job:mobHit:gun+bloodMoney')).toEqual([]);
});

test('B3 a bid of nothing takes no ally', () => {
  expect(warned({ A: { suitcase: ['$2'] } }, 'bid:0-0-0-0')).toEqual([{ kind: 'zeroBid' }]);
  expect(warned({ A: { suitcase: ['$2'] } }, 'bid:0-1-0-0')).toEqual([]);
});

test('I11 at tribute an ally that leaves the game comes before money, and no more than two are said', () => {
  const hand = ['$5', '$3', '$2', 'familyAccountant', 'hiredMuscle1', 'mobHit', 'protectionRacket'];
  const game = corleoneWith({ A: { hand } });
  jump(game, 'tribute');
  expect(tributeWarnings(content, viewOf(game), ['hiredMuscle1', '$2'])).toEqual([
    { kind: 'allyLeaves', ally: 'hiredMuscle1' },
    { kind: 'moneyBankable', ally: 'familyAccountant' },
  ]);
  expect(tributeWarnings(content, viewOf(game), ['mobHit'])).toEqual([{ kind: 'jobUnpaid', job: 'protectionRacket' }]);
});
