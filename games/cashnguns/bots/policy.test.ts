import { chooseBy } from '@omerta/bots';
import { cashnguns as rules } from '@omerta/cashnguns/rules';
import {
  afterRound,
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
import { cashPolicy } from './policy.ts';
import { UNTUNED } from './weights.ts';

const policy = cashPolicy(() => UNTUNED);

/** All answers the bot of a seat gives now, over many seeds. */
function answers(game: Story, letter: Letter): string[] {
  const view = viewOf(game, letter);
  const all = Array.from({ length: 30 }, (_, seed) =>
    rules.writeChoice(chooseBy(policy, view, rules.choices(view), randomFrom(seed))),
  );
  return [...new Set(all)].sort();
}

const sharing = (given: Given) => cashWith({ stage: 'sharing', ...given });

test('7b V4 takes the most money, but the First Aid Kit when nearly out', () => {
  const table = ['aid', 'bill10', 'bill20', 'clip'] as const;
  expect(answers(sharing({ table }), 'A')).toEqual(['take:bill20']);
  expect(answers(sharing({ table, A: { wounds: 2 } }), 'A')).toEqual(['take:aid']);
});

test('V3 keeps collecting paintings', () => {
  const table = ['painting', 'bill20'] as const;
  expect(answers(sharing({ table, round: 8 }), 'A')).toEqual(['take:bill20']);
  expect(answers(sharing({ table, round: 8, A: { loot: ['painting', 'painting', 'painting'] } }), 'A')).toEqual([
    'take:painting',
  ]);
});

test('E3 goes for the most diamonds', () => {
  const table = ['diamond1', 'bill10'] as const;
  expect(answers(sharing({ table }), 'A')).toEqual(['take:bill10']);
  expect(answers(sharing({ table, A: { loot: ['diamond1', 'diamond5'] } }), 'A')).toEqual(['take:diamond1']);
});

test('7e takes the token when the other shares are worth little', () => {
  expect(answers(sharing({ table: ['clip', 'aid'] }), 'A')).toEqual(['take:godfather']);
});

/** A round up to the Godfather's privilege, in which all players aim as planned. */
function aimed(given: Given, plans: Plans): Story {
  const game = cashWith(given);
  bullets(game, plans);
  aims(game, plans);
  return game;
}

/** The same up to the courage stage. */
function threatened(given: Given, plans: Plans): Story {
  const game = aimed({ godfather: 'B', ...given }, plans);
  play(game, 'B', 'pass');
  return game;
}

test('5a stands when no gun points at it, and ducks when its last life is at stake', () => {
  expect(answers(threatened({}, { B: '>C', C: '>B', D: '>B' }), 'A')).toEqual(['stand']);
  expect(answers(threatened({ A: { wounds: 2, loot: ['bill20'] } }, { B: '>A', C: '>A', D: '>A' }), 'A')).toEqual([
    'duck',
  ]);
});

test('4a orders a player who aims at it, and no other', () => {
  const plans = { A: '>B', B: '>A', C: '>B', D: '>C' };
  expect(answers(aimed({}, plans), 'A')).toEqual(['order:B']);
  expect(answers(aimed({}, { ...plans, B: '>D' }), 'A')).toEqual(['pass']);
});

test('3a aims a Bang at a rich player who is nearly out', () => {
  const game = cashWith({
    B: { wounds: 2, loot: ['bill20', 'bill20', 'bill10', 'bill10', 'bill5'] },
    C: { loot: ['bill20'] },
    D: { loot: ['bill20'] },
  });
  bullets(game, { A: 'bang' });
  expect(answers(game, 'A')).toEqual(['aim:B']);
});

test('T-DIC forbids the share it wants itself', () => {
  const game = sharing({ table: ['bill20', 'bill20', 'bill5'], B: { talent: 'dictator' } });
  play(game, 'A', 'take:bill20');
  expect(answers(game, 'B')).toEqual(['ban:bill']);
});

test('T-DOC heals, T-VUL takes what the dead leave', () => {
  const hurt = afterRound({ A: { talent: 'doctor', wounds: 1 } }, { A: 'duck' });
  expect(answers(hurt, 'A')).toEqual(['heal']);
  const given: Given = { A: { talent: 'vulture' }, B: { wounds: 2, loot: ['bill5'] } };
  expect(answers(afterRound(given, { A: '>C', B: '>C', C: 'bang>B', D: '>C' }), 'A')).toEqual(['loot']);
});

test('T-SMA keeps its Bangs', () => {
  const game = afterRound({ A: { talent: 'smart' } }, { A: 'bang>B', B: '>C duck' });
  expect(answers(game, 'A')).toEqual(['discard:click']);
});
