// Choices that all players at the table would call a blunder.

import { type Bot, botOf } from '@omerta/bots';
import { corleoneBots } from '@omerta/corleone/bots';
import type { Corleone } from '@omerta/corleone/rules';
import { corleoneWith, type Given, play, type Story } from '@omerta/corleone/testing';
import { randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';

const UPPER = ['regular', 'strong', 'expert'] as const;

/** All answers the bots of the upper levels give on the first seat now, over many seeds. */
function answersIn({ rules, state }: Story): string[] {
  const view = rules.viewFor(state, 0);
  const all = UPPER.flatMap(level => {
    const bot = botOf(corleoneBots, level, rules) as Bot<Corleone>;
    return [1, 2, 3].map(seed => rules.writeChoice(bot.decide(view, { random: randomFrom(seed) }).choice));
  });
  return [...new Set(all)].sort();
}

const answers = (given: Given) => answersIn(corleoneWith(given));

test('F2 the last figure waits for a job that can be done, and for an ally', () => {
  const last = { thugs: 1, members: [] };
  expect(answers({ A: { ...last, hand: ['gun', 'gun', 'bloodMoney', 'bankJob'] } })).toEqual([
    'job:bankJob:gun+gun+bloodMoney',
  ]);
  expect(answers({ A: { ...last, hand: ['hollywoodProducer'] }, act: 3 })).toEqual(['ally:hollywoodProducer']);
});

test('I6 it suitcases its best note', () => {
  const game = corleoneWith({ A: { hand: ['$1', '$5', '$3'] } });
  play(game, 'A', 'thug:taxConsultancy');
  expect(answersIn(game)).toEqual(['suitcase:$5']);
});

test('D2, X1 in the last act it keeps money and discards cards that no longer count', () => {
  const given: Given = { act: 4, phase: 'tribute', A: { hand: ['$5', '$3', 'gun', 'carBomb'] } };
  expect(answers(given)).toEqual(['discard:carBomb']);
});

test('B1 it bids nothing for an ally that no longer pays', () => {
  const late: Given = { act: 3, phase: 'bribery', allies: ['smallTimeBookie'], A: { suitcase: ['$5'] } };
  expect(answers(late)).toEqual(['bid:0-0-0-0']);
});

test('I1 a gun is taken with a hand above the limit', () => {
  const hand = ['$1', '$2', 'gun', 'booze', 'bloodMoney', 'carBomb', 'usurp'];
  const game = corleoneWith({ A: { hand, thugs: 1, members: [] } });
  play(game, 'A', 'thug:gunShop', 'use:$2');
  expect(answersIn(game)).toEqual(['use:gun']);
});

test('F2 no ally is played for nothing', () => {
  const nothing: Given = {
    act: 3,
    piles: { gun: 0, $2: 0, $3: 0, $5: 0, $1: 0 },
    A: { hand: ['hiredMuscle1'], thugs: 2 },
  };
  expect(answers(nothing).every(choice => choice.startsWith('ally:'))).toBe(false);
});
