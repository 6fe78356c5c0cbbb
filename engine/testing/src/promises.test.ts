import { only, type Rules, randomFrom, without } from '@omerta/kernel';
import { describe, expect, test } from 'vitest';
import { keepsPromises } from './promises.ts';
import { CARDS, COPIES, type State } from './toy/state.ts';
import { type Toy, toy } from './toy/toy.ts';

const options = { seats: 4, rounds: 6 };

/** Cards are neither lost nor made, and the public counts are right. */
function check({ table, own, secret }: State): void {
  const hands = own.map(({ hand, gifts }) => hand.length + gifts.length);
  expect(table.handSizes).toEqual(hands);
  expect(table.deckSize).toBe(secret.deck.length);
  const all = [...secret.deck, ...table.discards, ...own.flatMap(({ hand, gifts }) => [...hand, ...gifts])];
  for (const card of CARDS) expect(all.filter(other => other === card).length, card).toBe(COPIES);
}

describe('the toy keeps its promises', () => {
  test.each([0, 1, 2, 3, 4])('four seats, seed %i', seed => {
    const kept = keepsPromises(toy, { options, seed, check });
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

  test('two seats, three seats, a live seed, every fifth step', () => {
    for (const seats of [2, 3]) {
      const kept = keepsPromises(toy, { options: { seats, rounds: 6 }, seed: 'f'.repeat(64), check, every: 5 });
      expect(kept.moments).toBe(Math.ceil(kept.steps / 5));
    }
  });
});

/** Each of these games breaks one promise. */
const broken: { readonly [name: string]: { rules: Partial<Rules<Toy>>; says: RegExp } } = {
  'a shallow clone': {
    rules: { clone: state => ({ ...state }) },
    says: /clone shares a part with the state \(\/table\)/,
  },
  'a clone that forgets a field': {
    rules: {
      clone: state => {
        const copy = toy.clone(state);
        for (const own of copy.own) own.peeked = undefined;
        return copy;
      },
    },
    says: /the clone is not the same as the state \(\/own\/\d\/peeked/,
  },
  'a clone that leaves out fields that JSON dropped': {
    rules: { clone: state => JSON.parse(JSON.stringify(state)) },
    says: /the clone of a loaded state lacks a field \(\/own\/0\/bid\)/,
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
        choice.kind === 'bid' && choice.coins === 0 ? { code: 'zero', rule: 'D9' } : toy.whyNot(view, choice, by),
    },
    says: /the record does not replay: .*"zero"/,
  },
  'a reason without a rule': {
    rules: { whyNot: (view, choice, by) => toy.whyNot(view, choice, by) && { code: 'no', rule: '' } },
    says: /refused without code or rule/,
  },
  'a choice that is listed twice': {
    rules: { choices: view => toy.choices(view).flatMap(choice => [choice, choice]) },
    says: /is listed twice for/,
  },
  'a choice whose text is read as another': {
    rules: { readChoice: text => toy.readChoice(text === 'take:coin' ? 'take:card' : text) },
    says: /the replay ends in another state|the record does not replay/,
  },
  'rubbish taken for a choice': {
    rules: { readChoice: text => toy.readChoice(text) ?? { kind: 'bid', coins: 0 } },
    says: /rubbish is taken for a choice/,
  },
  'a dead end': {
    rules: { choices: view => toy.choices(view).filter(choice => choice.kind !== 'bid') },
    says: /^docks, seed 1, step \d+: [A-D] may choose but has no choice$/,
  },
  'a game that never ends': {
    rules: { play: () => undefined },
    says: /^docks, seed 1: not over after 20000 steps$/,
  },
  'a game that ends without an outcome': {
    rules: { outcome: () => undefined },
    says: /the game waits for no seat, yet there is no outcome/,
  },
  'an outcome while a seat must choose': {
    rules: { outcome: state => toy.outcome(state) ?? { scores: [0, 0, 0, 0], places: [1, 1, 1, 1] } },
    says: /there is an outcome, yet a seat must choose/,
  },
  'impossible places': {
    rules: { outcome: state => toy.outcome(state) && { scores: [4, 3, 2, 1], places: [1, 3, 4, 5] } },
    says: /impossible outcome/,
  },
  'a question without a prompt': {
    rules: { promptOf: () => undefined },
    says: /\d may choose; prompt undefined/,
  },
  'a prompt for a seat that may not choose': {
    rules: { promptOf: view => toy.promptOf(view) ?? { kind: 'wait' } },
    says: /may not choose; prompt wait/,
  },
  'a spectator who sees a hand': {
    rules: {
      viewFor: (state, viewer) =>
        viewer === 'spectator' ? { ...toy.viewFor(state, viewer), own: state.own[0] } : toy.viewFor(state, viewer),
    },
    says: /the view of a spectator has a drawer that is not public/,
  },
  'an event that goes on changing': {
    rules: {
      play(state, seat, choice, events) {
        toy.play(state, seat, choice, events);
        events?.push({ kind: 'bidsShown', pier: 0, bids: state.table.coins });
      },
    },
    says: /an event changed after it was told/,
  },
  'a choice that does more when its events are collected': {
    rules: {
      play(state, seat, choice, events) {
        toy.play(state, seat, choice, events);
        if (events !== undefined) state.table.coins[seat]!++;
      },
    },
    says: /has another effect when its events are not collected/,
  },
  'looking that changes something': {
    rules: {
      promptOf(view) {
        Object.assign(view.table, { round: view.table.round + 1 });
        return toy.promptOf(view);
      },
    },
    says: /looking at the state changed it/,
  },
  'an imagined world that cannot be played on': {
    rules: {
      imagine(view, random) {
        const world = toy.imagine(view, random);
        for (const [seat, own] of world.own.entries()) if (seat !== view.viewer) own.hand = [];
        return world;
      },
    },
    says: /a world imagined by \w+, step \d+: \w may choose but has no choice/,
  },
  'an imagined world that shares the table': {
    rules: {
      imagine(view, random) {
        const world = toy.imagine(view, random);
        Object.assign(world, { table: view.table });
        return world;
      },
    },
    says: /the world that 0 imagines shares a part with the state/,
  },
  'answers whose order matters': {
    rules: {
      play(state, seat, choice, events) {
        if (choice.kind === 'bid' && toy.waitingFor(state) === 0b1111) state.table.coins[seat]!++;
        toy.play(state, seat, choice, events);
      },
    },
    says: /the order in which answers arrive matters/,
  },
  'waiting for a seat that may not choose': {
    rules: { mayChoose: state => without(toy.mayChoose(state), 2) },
    says: /the record does not replay: .*"notWaitingForYou"/,
  },
  'a choice after the last answer': {
    rules: { mayChoose: state => toy.mayChoose(state) || only(1) },
    says: /the last answer is in, yet a seat may choose/,
  },
  'a lost card': {
    rules: {
      play(state, seat, choice, events) {
        toy.play(state, seat, choice, events);
        if (choice.kind === 'discard') state.table.discards.pop();
      },
    },
    says: /^(crate|dice|knife|lamp|rope): expected \d+ to be 12/,
  },
  'options that are not checked': {
    rules: { checkOptions: () => [] },
    says: /checkOptions finds nothing wrong with/,
  },
};

function remembering(): Partial<Rules<Toy>> {
  const memory = randomFrom(5);
  return {
    play(state, seat, choice, events) {
      toy.play(state, seat, choice, events);
      memory.count++;
      state.table.coins[seat] = memory.count;
    },
  };
}

describe('a broken promise is found', () => {
  test.each(Object.entries(broken))('%s', (_name, { rules, says }) => {
    expect(() => keepsPromises({ ...toy, ...rules }, { options, seed: 1, check })).toThrow(says);
  });

  test('a game without a winner breaks no promise', () => {
    const outcome: typeof toy.outcome = state => toy.outcome(state) && { scores: [0, 0, 0, 0], places: [2, 2, 4, 5] };
    expect(keepsPromises({ ...toy, outcome }, { options, seed: 1, check }).steps).toBeGreaterThan(0);
  });

  test('options the game cannot use', () => {
    expect(() => keepsPromises(toy, { options: { seats: 7, rounds: 6 }, seed: 1 })).toThrow(
      'docks: the options of the test are not usable: seats: must be 2, 3 or 4',
    );
  });
});
