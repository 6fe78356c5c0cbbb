import { allSeats, below, listSeats, pick, randomFrom, type Viewer } from '@omerta/kernel';
import { playRandomly, randomFor } from '@omerta/testing';
import { expect, test } from 'vitest';
import { corleoneWith, play } from '../testing/corleoneWith.ts';
import { randomSteps } from '../testing/randomSteps.ts';
import { countNotes, NOTES } from './cards.ts';
import { bindPack } from './content.ts';
import { fullBaseline } from './invariants/baseline.ts';
import { checkInvariants } from './invariants/checkInvariants.ts';
import { standardPack } from './pack/standard.ts';
import { rulesFor } from './rules.ts';

const content = bindPack(standardPack);
const rules = rulesFor(content);

test.each([2, 3, 4, 5])(
  '%i players: every imagined world keeps the invariants, and one in three is played to its end',
  players => {
    const baseline = fullBaseline(content, players);
    for (let seed = 1; seed <= 12; seed += 1) {
      const random = randomFor('imagine', seed);
      const viewers: Viewer[] = [...listSeats(allSeats(players)), 'spectator'];
      for (const { state } of randomSteps(rules, players, seed)) {
        if (rules.waitingFor(state) === 0) break;
        const world = rules.imagine(rules.viewFor(state, pick(random, viewers)), random);
        expect(checkInvariants(content, world, baseline)).toEqual([]);
        if (below(random, 3) === 0) playRandomly(rules, world, random, { name: `${players} players, seed ${seed}` });
      }
    }
  },
);

test('RN-26 a revealed bid that is not paid yet lies in the imagined suitcase', () => {
  const game = corleoneWith({
    act: 1,
    phase: 'bribery',
    allies: ['mayor1', 'hiredMuscle1', 'taxAdvisor1'],
    A: { suitcase: ['$5'] },
    B: { suitcase: ['$3', '$1', '$1'] },
    C: { suitcase: ['$2', '$5'] },
    D: { suitcase: ['$1', '$3'] },
  });
  play(game, 'A', 'bid:0-0-0-1');
  play(game, 'B', 'bid:1-0-1-0');
  play(game, 'C', 'bid:0-1-0-0');
  play(game, 'D', 'bid:1-0-0-0');
  for (let seed = 0; seed < 50; seed += 1) {
    const { own } = rules.imagine(rules.viewFor(game.state, 0), randomFrom(seed));
    expect([
      own[1]!.suitcase.$1 > 0,
      own[1]!.suitcase.$3 > 0,
      own[2]!.suitcase.$2 > 0,
      own[3]!.suitcase.$1 > 0,
    ]).toEqual([true, true, true, true]);
  }
});

test('RN-07 a trade that began can be finished in every imagined hand', () => {
  const game = corleoneWith({
    tiles: { wallStreet: 'fishMarket' },
    A: { hand: ['gun', '$1', '$1', 'booze', 'carBomb'] },
  });
  play(game, 'A', 'thug:fishMarket', 'use:discard3for8', 'discard:booze');
  for (let seed = 0; seed < 50; seed += 1) {
    const world = rules.imagine(rules.viewFor(game.state, 'spectator'), randomFrom(seed));
    expect(rules.choices(rules.viewFor(world, 0))).not.toEqual([]);
  }
});

test('RN-19 while offers are made, the players asked have money and the others have none', () => {
  const game = corleoneWith({
    A: { hand: ['gun', 'bloodMoney', 'booze', 'offer'] },
    B: { hand: ['$5', '$1', 'gun'] },
    C: { hand: ['booze', 'gun', 'usurp'] },
    D: { hand: ['$3', 'usurp'] },
  });
  play(game, 'A', 'job:offer:gun+booze+bloodMoney', 'ability', 'use:offer.1');
  for (let seed = 0; seed < 50; seed += 1) {
    const { own } = rules.imagine(rules.viewFor(game.state, 0), randomFrom(seed));
    expect([1, 2, 3].map(seat => countNotes(own[seat]!.hand) > 0)).toEqual([true, false, true]);
    expect(NOTES.every(note => own[2]!.hand[note] === 0)).toBe(true);
  }
});
