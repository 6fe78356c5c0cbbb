import { cashnguns } from '@omerta/cashnguns/rules';
import { only, type Rules, randomFrom, without } from '@omerta/kernel';
import { checkInvariants, liarsDice as dice, type LiarsDice } from '@omerta/liars-dice/rules';
import { describe, expect, test } from 'vitest';
import { keepsPromises } from './promises.ts';

const options = { players: 4, secondRoll: true };

function check(state: LiarsDice['State']): void {
  const [problem] = checkInvariants(state);
  if (problem !== undefined) throw new Error(problem);
}

describe("Liar's Dice keeps its promises", () => {
  test.each([0, 1, 2, 3, 4])('four players, seed %i', seed => {
    const kept = keepsPromises(dice, { options, seed, check });
    expect(kept.moments).toBe(kept.steps);
    expect(kept.steps).toBeGreaterThan(100);
    expect(kept.refusals).toBeGreaterThan(10_000);
    expect(kept.ordersSwapped).toBeGreaterThan(30);
    expect(kept.changes).toBeGreaterThan(3);
    expect(kept.changesSwapped).toBeGreaterThan(10);
    expect(kept.clockAnswers).toBeGreaterThan(5);
    expect(kept.savesPlayedOn).toBeGreaterThan(3);
    expect(kept.timedOutSteps).toBeGreaterThan(100);
  });

  test('two players, three players, a live seed, every fifth step', () => {
    for (const players of [2, 3]) {
      const kept = keepsPromises(dice, {
        options: { players, secondRoll: true },
        seed: 'f'.repeat(64),
        check,
        every: 5,
      });
      expect(kept.moments).toBe(Math.ceil(kept.steps / 5));
    }
  });
});

/** Each of these games breaks one promise. */
const broken: { readonly [name: string]: { rules: Partial<Rules<LiarsDice>>; says: RegExp } } = {
  'a shallow clone': {
    rules: { clone: state => ({ ...state }) },
    says: /clone shares a part with the state \(\/table\)/,
  },
  'a clone that forgets a field': {
    rules: {
      clone: state => {
        const copy = dice.clone(state);
        copy.table.lifted = undefined;
        return copy;
      },
    },
    says: /the clone is not the same as the state \(\/table\/lifted/,
  },
  'a clone that leaves out fields that JSON dropped': {
    rules: { clone: state => JSON.parse(JSON.stringify(state)) },
    says: /the clone of a loaded state lacks a field \(\/table\/lifted\)/,
  },
  'a game with a memory outside its state': {
    rules: remembering(),
    says: /the replay ends in another state|the record does not replay/,
  },
  'a whyNot that refuses nothing': {
    rules: { whyNot: () => undefined },
    says: /is not listed for \w+ but not refused either/,
  },
  'a whyNot that refuses too much': {
    rules: {
      whyNot: (view, choice, by) =>
        choice.kind === 'bid' && choice.face === 6 ? { code: 'six', rule: 'L4' } : dice.whyNot(view, choice, by),
    },
    says: /the record does not replay: .*"six"/,
  },
  'a reason without a rule': {
    rules: { whyNot: (view, choice, by) => dice.whyNot(view, choice, by) && { code: 'no', rule: '' } },
    says: /refused without code or rule/,
  },
  'a choice that is listed twice': {
    rules: { choices: view => dice.choices(view).flatMap(choice => [choice, choice]) },
    says: /is listed twice for/,
  },
  'a choice whose text is read as another': {
    rules: { readChoice: text => dice.readChoice(text === 'keep' ? 'again' : text) },
    says: /the replay ends in another state|the record does not replay/,
  },
  'rubbish taken for a choice': {
    rules: { readChoice: text => dice.readChoice(text) ?? { kind: 'keep' } },
    says: /rubbish is taken for a choice/,
  },
  'a dead end': {
    rules: { choices: view => dice.choices(view).filter(choice => choice.kind !== 'bid') },
    says: /^liars-dice, seed 1, step \d+: [A-D] may choose but has no choice$/,
  },
  'a game that never ends': {
    rules: { play: () => undefined },
    says: /^liars-dice, seed 1: not over after 20000 steps$/,
  },
  'a game that ends without an outcome': {
    rules: { outcome: () => undefined },
    says: /the game waits for no seat, yet there is no outcome/,
  },
  'an outcome while a seat must choose': {
    rules: { outcome: state => dice.outcome(state) ?? { scores: [0, 0, 0, 0], places: [1, 1, 1, 1] } },
    says: /there is an outcome, yet a seat must choose/,
  },
  'impossible places': {
    rules: { outcome: state => dice.outcome(state) && { scores: [4, 3, 2, 1], places: [1, 3, 4, 5] } },
    says: /impossible outcome/,
  },
  'a question without a prompt': {
    rules: { promptOf: () => undefined },
    says: /\d may choose; prompt undefined/,
  },
  'a prompt for a seat that may not choose': {
    rules: { promptOf: view => dice.promptOf(view) ?? { kind: 'wait' } },
    says: /may not choose; prompt wait/,
  },
  'a spectator who sees a hand': {
    rules: {
      viewFor: (state, viewer) =>
        viewer === 'spectator' ? { ...dice.viewFor(state, viewer), own: state.own[0] } : dice.viewFor(state, viewer),
    },
    says: /the view of a spectator has a drawer that is not public/,
  },
  'an event that goes on changing': {
    rules: {
      play(state, seat, choice, events) {
        dice.play(state, seat, choice, events);
        events?.push({ kind: 'secondRollsShown', seats: state.table.dice });
      },
    },
    says: /an event changed after it was told/,
  },
  'a choice that does more when its events are collected': {
    rules: {
      play(state, seat, choice, events) {
        dice.play(state, seat, choice, events);
        if (events !== undefined) state.table.round++;
      },
    },
    says: /has another effect when its events are not collected/,
  },
  'looking that changes something': {
    rules: {
      promptOf(view) {
        Object.assign(view.table, { round: view.table.round + 1 });
        return dice.promptOf(view);
      },
    },
    says: /looking at the state changed it/,
  },
  'an imagined world that shares the table': {
    rules: {
      imagine(view, random) {
        const world = dice.imagine(view, random);
        Object.assign(world, { table: view.table });
        return world;
      },
    },
    says: /the world that 0 imagines shares a part with the state/,
  },
  'answers whose order matters': {
    rules: {
      play(state, seat, choice, events) {
        if (dice.waitingFor(state) === 0b1111) state.table.starter = seat;
        dice.play(state, seat, choice, events);
      },
    },
    says: /the order in which answers arrive matters/,
  },
  'waiting for a seat that may not choose': {
    rules: { mayChoose: state => without(dice.mayChoose(state), 2) },
    says: /the record does not replay: .*"notWaitingForYou"/,
  },
  'a choice after the last answer': {
    rules: { mayChoose: state => dice.mayChoose(state) || only(1) },
    says: /the last answer is in, yet a seat may choose/,
  },
  'a lost die': {
    rules: {
      play(state, seat, choice, events) {
        dice.play(state, seat, choice, events);
        if (choice.kind === 'bid') state.own[seat]!.dice.pop();
      },
    },
    says: /^L2: 4 dice under the cup of seat \d, not 5$/,
  },
  'options that are not checked': {
    rules: { checkOptions: () => [] },
    says: /checkOptions finds nothing wrong with/,
  },
};

function remembering(): Partial<Rules<LiarsDice>> {
  const memory = randomFrom(5);
  return {
    play(state, seat, choice, events) {
      dice.play(state, seat, choice, events);
      memory.count++;
      state.table.round = memory.count;
    },
  };
}

describe('a broken promise is found', () => {
  test.each(Object.entries(broken))('%s', (_name, { rules, says }) => {
    expect(() => keepsPromises({ ...dice, ...rules }, { options, seed: 1, check })).toThrow(says);
  });

  test('an imagined world that cannot be played on', () => {
    const imagine: typeof cashnguns.imagine = (view, random) => {
      const world = cashnguns.imagine(view, random);
      for (const [seat, own] of world.own.entries()) if (seat !== view.viewer) own.hand = { click: 0, bang: 0 };
      return world;
    };
    expect(() => keepsPromises({ ...cashnguns, imagine }, { options: { players: 4 }, seed: 1 })).toThrow(
      /a world imagined by \w+, step \d+: \w may choose but has no choice/,
    );
  });

  test('a game without a winner breaks no promise', () => {
    const outcome: typeof dice.outcome = state => dice.outcome(state) && { scores: [0, 0, 0, 0], places: [2, 2, 4, 5] };
    expect(keepsPromises({ ...dice, outcome }, { options, seed: 1, check }).steps).toBeGreaterThan(0);
  });

  test('options the game cannot use', () => {
    expect(() => keepsPromises(dice, { options: { players: 7 }, seed: 1 })).toThrow(
      'liars-dice: the options of the test are not usable: players: must be 2 to 6',
    );
  });
});
