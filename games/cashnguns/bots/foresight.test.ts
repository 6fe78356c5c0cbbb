// Choices that all players at the table would call a blunder.

import { type Bot, botOf } from '@omerta/bots';
import { cashBots } from '@omerta/cashnguns/bots';
import { type CashNGuns, cashnguns as rules } from '@omerta/cashnguns/rules';
import {
  aims,
  bullets,
  cashWith,
  type Given,
  type Letter,
  type Plans,
  play,
  type Story,
  viewOf,
} from '@omerta/cashnguns/testing';
import { randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';

const UPPER = ['regular', 'strong', 'expert'] as const;

/** All answers the bots of the upper levels give now, over many seeds. */
function answers(game: Story, letter: Letter): string[] {
  const view = viewOf(game, letter);
  const all = UPPER.flatMap(level => {
    const bot = botOf(cashBots, level, rules) as Bot<CashNGuns>;
    return [1, 2, 3].map(seed => rules.writeChoice(bot.decide(view, { random: randomFrom(seed) }).choice));
  });
  return [...new Set(all)].sort();
}

/** A round up to the courage stage, in which all players aim as planned. */
function threatened(given: Given, plans: Plans): Story {
  const game = cashWith({ godfather: 'B', ...given });
  bullets(game, plans);
  aims(game, plans);
  play(game, 'B', 'pass');
  return game;
}

test('5a stands when no gun points at it, and ducks when its last life is at stake', () => {
  expect(answers(threatened({}, { B: '>C', C: '>B', D: '>B' }), 'A')).toEqual(['stand']);
  const dear: Given = { A: { wounds: 2, loot: ['bill20', 'bill20', 'bill20'] } };
  expect(answers(threatened(dear, { B: '>A', C: '>A', D: '>A' }), 'A')).toEqual(['duck']);
});

test('7b takes the most valuable share, and in the last round what counts', () => {
  const table = ['aid', 'bill5', 'bill20', 'clip'] as const;
  expect(answers(cashWith({ stage: 'sharing', table, round: 8 }), 'A')).toEqual(['take:bill20']);
});

test('2a is hard to read: in the same position it loads either card', () => {
  const bot = botOf(cashBots, 'strong', rules) as Bot<CashNGuns>;
  const first = Array.from({ length: 24 }, (_, seed) => {
    return rules.writeChoice(bot.decide(viewOf(cashWith({}), 'A'), { random: randomFrom(seed) }).choice);
  });
  expect(new Set(first)).toEqual(new Set(['bang', 'click']));
});

test('3a in the last round it aims a Bang at the leader', () => {
  const rich: Given = {
    round: 8,
    A: { hand: { bang: 1 }, loot: ['bill20', 'bill20', 'bill20'] },
    B: { wounds: 2, loot: ['bill20', 'bill20', 'bill20', 'bill20', 'bill20'] },
    C: { wounds: 2 },
    D: { wounds: 2, loot: ['bill5'] },
    options: { lootVisibility: 'open' },
  };
  const game = cashWith(rich);
  bullets(game, { A: 'bang' });
  expect(answers(game, 'A')).toEqual(['aim:B']);
});
