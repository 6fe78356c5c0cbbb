import { randomFrom } from '@omerta/kernel';
import { choose } from '@omerta/kernel/scenario';
import { expect, test } from 'vitest';
import { startStory } from '../scenario/given.ts';
import type { Story } from '../scenario/story.ts';

const SEEDS = 3000;
const FAIR = 1000; // one of three notes
const FOUR_DEVIATIONS = 103;

test('CE-188 RN-21 each note of the suitcase is equally likely, and no job is ever taken', () => {
  const story = beforeTheRobbery();
  const taken = { $2: 0, $5: 0 };
  for (let seed = 0; seed < SEEDS; seed += 1) taken[noteTaken(story, seed)] += 1;
  expect(taken.$2 + taken.$5).toBe(SEEDS);
  expect(Math.abs(taken.$5 - FAIR)).toBeLessThan(FOUR_DEVIATIONS);
});

const beforeTheRobbery = (): Story => {
  const started = startStory({
    A: { hand: ['insideJob', 'gun', 'booze', 'booze', 'bloodMoney'] },
    B: { suitcase: ['$5', '$2', '$2'], completed: ['carBomb'] },
  });
  if (!started.ok) throw new Error(started.problems.join());
  for (const text of ['job:insideJob:gun+booze+booze+bloodMoney', 'ability'])
    expect(choose(started.story, 0, text)).toEqual([]);
  return started.story;
};

const noteTaken = ({ rules, state }: Story, seed: number): '$2' | '$5' => {
  const next = rules.clone(state);
  next.secret.random = randomFrom(seed);
  rules.play(next, 0, rules.readChoice('rob:B')!);
  const [thief, victim] = next.own;
  expect(next.table.seats.map(player => player.completed)).toEqual([['insideJob'], ['carBomb'], [], []]);
  expect(thief!.hand).toMatchObject({ $1: 0, $3: 2, jobs: [], allies: [] });
  expect([victim!.suitcase.$2 + thief!.hand.$2, victim!.suitcase.$5 + thief!.hand.$5]).toEqual([2, 1]);
  return thief!.hand.$5 === 1 ? '$5' : '$2';
};
