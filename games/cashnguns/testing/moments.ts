// One round with every kind of hidden fact, stopped at each stage of the table in §7.

import type { Given } from '../rules/scenario/givenShape.ts';
import { aims, bullets, courage } from './answers.ts';
import { cashWith, play, type Story } from './cashWith.ts';

export const MOMENTS = [
  'S1',
  'S2',
  'S3 before reveal',
  'S3 after',
  'S4',
  'S5 before reveal',
  'S5 after',
  'S6',
  'S7',
  'game end',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A hustles B, B is the Cunning, C ducks and heals, F is shot and robbed by the Vulture E, H aims last. */
const GIVEN: Given = {
  stage: 'loot',
  round: 3,
  faceUp: { click: 1, bang: 1 },
  options: { talentDeal: 'two' },
  A: { talent: 'hustler', rejected: 'greedy', loot: ['bill5'] },
  B: { talent: 'cunning', rejected: 'stealthy', loot: ['bill20'], hand: { click: 4, bang: 2 }, discarded: { bang: 1 } },
  C: { talent: 'doctor', rejected: 'dictator', wounds: 1, loot: ['painting'], hand: { click: 3, bang: 3 } },
  D: { talent: 'smart', rejected: 'lucky', discarded: { click: 1 } },
  E: { talent: 'vulture', rejected: 'collector' },
  F: { talent: 'cute', rejected: 'unbreakable', wounds: 2, loot: ['bill10', 'bill10', 'diamond1'] },
  G: { talent: 'junkDealer', rejected: 'professional' },
  H: { talent: 'kid', rejected: 'goodFriend' },
};

/** The round, played up to this moment. */
export const storyAt = (moment: Moment, options: Given['options'] = {}): Story => {
  const game = cashWith({ ...GIVEN, options: { ...GIVEN.options, ...options } });
  for (const each of MOMENTS.slice(1, MOMENTS.indexOf(moment) + 1)) goOn[each](game);
  return game;
};

const FIRST_HALF = ['A', 'B', 'C', 'D'] as const;

const goOn: Readonly<Record<Moment, (game: Story) => void>> = {
  S1: () => {},
  S2(game) {
    play(game, 'A', 'hustle:B', 'give:click');
    for (const letter of FIRST_HALF) play(game, letter, letter === 'A' ? 'bang' : 'click');
  },
  'S3 before reveal'(game) {
    bullets(game);
    play(game, 'A', 'aim:F');
    for (const letter of ['B', 'C', 'D'] as const) play(game, letter, 'aim:A');
  },
  'S3 after': game => aims(game, { E: '>A', F: '>G', G: '>C', H: '>A' }),
  S4: game => play(game, 'B', 'pass'),
  'S5 before reveal'(game) {
    play(game, 'A', 'pass');
    for (const letter of FIRST_HALF) play(game, letter, letter === 'C' ? 'duck' : 'stand');
  },
  'S5 after': game => courage(game, { E: 'duck' }),
  S6: game => play(game, 'C', 'pass'),
  S7: game => play(game, 'E', 'loot'),
  'game end'(game) {
    Object.assign(game, cashWith({ ...GIVEN, round: 8, stage: 'sharing', table: ['bill5'], ...ALL_DOWN }));
  },
};

const DOWN = { down: 'ducked' } as const;
const ALL_DOWN: Given = {
  A: { ...GIVEN.A, ...DOWN },
  B: { ...GIVEN.B, ...DOWN, hand: {} },
  C: { ...GIVEN.C, ...DOWN, hand: {} },
  D: { ...GIVEN.D, ...DOWN },
  E: { ...GIVEN.E, ...DOWN },
  F: { talent: 'cute', alive: false },
  G: { ...GIVEN.G, ...DOWN },
  H: { ...GIVEN.H, ...DOWN },
};
