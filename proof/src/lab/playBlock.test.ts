import { type AnyRules, type Bot, botOf, type Level } from '@omerta/bots';
import { cashnguns } from '@omerta/cashnguns/rules';
import { corleone, knownOf, type Recall, standardPack } from '@omerta/corleone/rules';
import { pick } from '@omerta/kernel';
import { type Block, botContestant, type Contestant, playBlock, type Seen, sharesOf } from '@omerta/lab';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';

const RULES: Readonly<Record<'corleone' | 'cashnguns', AnyRules>> = { corleone: corleone(standardPack), cashnguns };

const builtIn = (game: 'corleone' | 'cashnguns', level: Level): Contestant =>
  botContestant(level, botOf(GAMES[game].bots, level, RULES[game]), RULES[game], 8);

async function played(game: 'corleone' | 'cashnguns', table: readonly Contestant[], block = 0): Promise<Block> {
  const plan = { rules: RULES[game], options: { players: table.length }, table, seed: 11, block, now: () => 0 };
  const result = await playBlock(plan);
  if (!result.ok) throw new Error(result.problem);
  return result.block;
}

test('copies of one bot share every block equally', async () => {
  const table = Array.from({ length: 4 }, () => builtIn('corleone', 'random'));
  for (const block of [0, 1]) {
    const { games } = await played('corleone', table, block);
    const shares = games.map(({ places }) => sharesOf(places));
    for (const player of [0, 1, 2, 3]) expect(shares.reduce((sum, each) => sum + each[player]!, 0)).toBe(1);
  }
});

test('a block is the same again, and another one is another deal', async () => {
  const table = [builtIn('cashnguns', 'greedy'), ...Array.from({ length: 3 }, () => builtIn('cashnguns', 'easy'))];
  const one = await played('cashnguns', table, 2);
  expect(await played('cashnguns', table, 2)).toEqual(one);
  expect((await played('cashnguns', table, 3)).games).not.toEqual(one.games);
});

test('a table that looks the same after a turn plays the same game, once', async () => {
  let asked = 0;
  const counted = (name: string): Contestant => ({
    name,
    watches: false,
    decide({ choices, random }) {
      asked += 1;
      return RULES.cashnguns.writeChoice(pick(random, choices));
    },
  });
  await played('cashnguns', ['one', 'other', 'one', 'other'].map(counted));
  const twoGames = asked;
  asked = 0;
  await played('cashnguns', ['one', 'one', 'one', 'one'].map(counted));
  expect(asked).toBeGreaterThan(100);
  expect(asked).toBeLessThan(0.75 * twoGames);
});

test('a bot with a memory is given what its seat has seen, one game at a time', async () => {
  const known: number[] = [];
  const counting: Bot = {
    newMemory: players => GAMES.corleone.bots.newMemory(RULES.corleone, players),
    decide(view, { random, recall }) {
      known.push(knownOf(recall as Recall, 0).others);
      return { choice: pick(random, RULES.corleone.choices(view)) };
    },
  };
  const table = ['one', 'other'].map(name => botContestant(name, counting, RULES.corleone));
  await played('corleone', table);
  expect(known.length).toBeGreaterThan(50);
  expect(known.every(Number.isFinite)).toBe(true); // the deal was seen
});

test('an observer gets everything its seat sees, once, and the end', async () => {
  const received: Seen[] = [];
  let over = 0;
  const watcher: Contestant = {
    name: 'watcher',
    watches: true,
    decide({ choices, ...seen }) {
      received.push(seen);
      return RULES.cashnguns.writeChoice(choices[0]!);
    },
    ended(seen) {
      received.push(seen);
      over += 1;
    },
  };
  await played('cashnguns', [watcher, ...Array.from({ length: 3 }, () => builtIn('cashnguns', 'easy'))]);
  expect(over).toBe(4);
  expect(new Set(received.map(({ match }) => match)).size).toBe(4);
  const kinds = received.filter(({ match }) => match === received[0]!.match).flatMap(({ events }) => events);
  expect(kinds.filter(({ kind }) => kind === 'roundBegan')).toHaveLength(8);
});

test('an answer that is not legal ends the block, and says whose it was', async () => {
  const cheat: Contestant = { name: 'cheat', watches: false, decide: () => 'thug:moon' };
  const table = [builtIn('corleone', 'easy'), cheat];
  const plan = { rules: RULES.corleone, options: { players: 2 }, table, seed: 11, block: 0, now: () => 0 };
  expect(await playBlock(plan)).toEqual({
    ok: false,
    problem: expect.stringMatching(/^the bot cheat answered "thug:moon" in the game of seed 11: \w+; legal: \w+/),
  });
});

test('every decision is timed for the one who made it', async () => {
  let clock = 0;
  const slow: Contestant = {
    name: 'slow',
    watches: false,
    async decide({ choices }) {
      clock += 50;
      return RULES.cashnguns.writeChoice(choices[0]!);
    },
  };
  const table = [slow, ...Array.from({ length: 3 }, () => builtIn('cashnguns', 'random'))];
  const plan = { rules: cashnguns as AnyRules, options: { players: 4 }, table, seed: 1, block: 0, now: () => clock };
  const result = await playBlock(plan);
  const times = result.ok ? result.block.times : [];
  expect(Object.keys(times[0]!)).toHaveLength(1);
  for (const others of times.slice(1)) expect(Object.keys(others)).toEqual(['0']);
  expect(Object.keys(times[0]!)).not.toEqual(['0']);
});
