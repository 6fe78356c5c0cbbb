import { countSeats, has, NO_SEATS, type Rules, without } from '@omerta/kernel';
import { describe, expect, test } from 'vitest';
import { findLeaks, type Leak } from './secrecy.ts';
import type { Event } from './toy/events.ts';
import type { State, View } from './toy/state.ts';
import { type Toy, toy } from './toy/toy.ts';

const options = { seats: 4, rounds: 6 };

/** Gifts are secret also for the last seat that is asked. */
function isSecret(choice: Toy['Choice']): boolean {
  return choice.kind === 'give';
}

function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, seed) => seed);
}

test('the toy keeps its secrets', () => {
  const { leaks, compared, spread } = findLeaks(toy, { options, seeds: seeds(15), isSecret, clock: true });
  expect(leaks).toEqual([]);
  expect(compared.sameWorld).toBeGreaterThan(7_000);
  expect(compared.sealed).toBeGreaterThan(1_400);
  expect(compared.changes).toBeGreaterThan(500);
  expect(compared.secretChoices).toBeGreaterThan(300);
  expect(compared.seed).toBeGreaterThan(8_000);
  expect(spread.differing).toBeGreaterThan(0.9 * spread.worlds);
  expect(spread.differingForOthers).toBeGreaterThan(0.9 * spread.worlds);
});

test('two seats keep theirs too; looking at every fifth step is enough for a glance', () => {
  const { leaks, compared } = findLeaks(toy, { options: { seats: 2, rounds: 6 }, seeds: seeds(10), every: 5 });
  expect(leaks).toEqual([]);
  expect(compared.sameWorld).toBeGreaterThan(150);
});

test('an answer may take more steps with some cards than with others, if the steps are hidden', () => {
  const { leaks } = findLeaks({ ...toy, play: playShortGifts }, { options, seeds: seeds(4) });
  expect(leaks).toEqual([]);
});

/** Each of these games tells something it should not. */
const leaky: { readonly [name: string]: { rules: Partial<Rules<Toy>>; test: Leak['test'] } } = {
  'a bid in the public task': {
    rules: {
      play(state, seat, choice, events) {
        toy.play(state, seat, choice, events);
        if (choice.kind === 'bid') noteOnTask(state, 'sealedBids', { lastBid: choice.coins });
      },
    },
    test: 'sealed',
  },
  'coins in the event of a sealed bid': {
    rules: {
      play: (state, seat, choice, events) =>
        playRetold(state, seat, choice, events, event =>
          event.kind === 'bidSealed' && choice.kind === 'bid' ? { ...event, coins: choice.coins } : event,
        ),
    },
    test: 'sealed',
  },
  'the first step of a secret answer in the public task': {
    rules: {
      play(state, seat, choice, events) {
        toy.play(state, seat, choice, events);
        if (choice.kind === 'give') noteOnTask(state, 'gifts', { lastGift: choice.card });
      },
    },
    test: 'sealed',
  },
  'the gift of the last seat that is asked': {
    rules: {
      play(state, seat, choice, events) {
        const isLast = countSeats(toy.waitingFor(state)) === 1;
        toy.play(state, seat, choice, events);
        if (isLast && choice.kind === 'give') noteOnTask(state, 'gifts', { lastGift: choice.card });
      },
    },
    test: 'secretChoices',
  },
  'a drawn card shown to all': {
    rules: { seenBy: (event, viewer) => ('seat' in event ? toy.seenBy(event, event.seat) : toy.seenBy(event, viewer)) },
    test: 'sameWorld',
  },
  'a drawn card shown to spectators': {
    rules: {
      seenBy: (event, viewer) => toy.seenBy(event, viewer === 'spectator' && 'seat' in event ? event.seat : viewer),
    },
    test: 'sameWorld',
  },
  'the last drawn card on the table': { rules: tellingOfLastDraw(), test: 'sameWorld' },
  'the order of the deck in the view': {
    rules: { viewFor: (state, viewer) => withNote(toy.viewFor(state, viewer), { deck: state.secret.deck }) },
    test: 'sameWorld',
  },
  'the next card in the prompt': {
    rules: {
      viewFor: (state, viewer) => withNote(toy.viewFor(state, viewer), { next: state.secret.deck.at(-1) ?? '' }),
      promptOf: view => toy.promptOf(view) && { kind: 'prompt', next: 'next' in view ? String(view.next) : '' },
    },
    test: 'sameWorld',
  },
  'the hand of a neighbour in the view': {
    rules: {
      viewFor: (state, viewer) =>
        withNote(toy.viewFor(state, viewer), {
          neighbour: viewer === 'spectator' ? [] : state.own[(viewer + 1) % 4]!.hand,
        }),
    },
    test: 'sameWorld',
  },
  'a question skipped because of hidden cards': {
    rules: {
      play(state, seat, choice, events) {
        toy.play(state, seat, choice, events);
        const task = state.table.agenda.at(-1);
        if (task?.kind === 'useAbilities' && state.own[task.seat]!.hand.includes('lamp')) {
          toy.play(state, task.seat, { kind: 'done' }, events);
        }
      },
    },
    test: 'sameWorld',
  },
  'a word for each step of an answer that is longer with some cards': {
    rules: {
      play(state, seat, choice, events) {
        playShortGifts(state, seat, choice, events);
        if (choice.kind === 'give') events?.push({ kind: 'coinsTaken', seat, coins: 0 });
      },
    },
    test: 'sealed',
  },
  'the seed in the view': {
    rules: {
      viewFor: (state, viewer) => withNote(toy.viewFor(state, viewer), { seed: seedOf(state) }),
    },
    test: 'seed',
  },
  'the generator in the view': {
    rules: { viewFor: (state, viewer) => withNote(toy.viewFor(state, viewer), { random: state.secret.random }) },
    test: 'seed',
  },
  'the seed in an event': {
    rules: {
      play: (state, seat, choice, events) =>
        playRetold(state, seat, choice, events, event => ({ ...event, seed: seedOf(state) })),
    },
    test: 'seed',
  },
  'worlds imagined from the real one': { rules: imaginingTheTruth(), test: 'spread' },
  'an audience that was not named': {
    rules: { isRevealing: event => toy.isRevealing(event) },
    test: 'audience',
  },
};

describe('a planted leak is found', () => {
  test.each(Object.entries(leaky))('%s', (_name, { rules, test: expected }) => {
    const found = new Set<Leak['test']>();
    for (const seed of seeds(4)) {
      for (const leak of findLeaks({ ...toy, ...rules }, { options, seeds: [seed], isSecret }).leaks)
        found.add(leak.test);
      if (found.has(expected)) return;
    }
    expect([...found]).toContain(expected);
  });

  test('with viewer, seed, step and words', () => {
    const { leaks } = findLeaks({ ...toy, ...leaky['a drawn card shown to all']!.rules }, { options, seeds: [3] });
    const { viewer, seed, what } = leaks[0]!;
    expect(['number', 'string']).toContain(typeof viewer);
    expect(seed).toBe(3);
    expect(what).toMatch(/^after \S+: event (cardsDrawn|deckPeeked) \/card/);
  });
});

function noteOnTask(state: State, kind: string, note: object): void {
  const task = state.table.agenda.at(-1);
  if (task?.kind === kind) Object.assign(task, note);
}

function withNote(view: View, note: object): View {
  return { ...view, ...note };
}

function seedOf({ secret }: State): string {
  return secret.random.kind === 'live' ? secret.random.key : '';
}

/** A seat that gives a rope while the game waits for others gives nothing else. */
function playShortGifts(state: State, seat: number, choice: Toy['Choice'], events?: Event[]): void {
  toy.play(state, seat, choice, events);
  const task = state.table.agenda.at(-1);
  const isShort = choice.kind === 'give' && choice.card === 'rope' && task?.kind === 'gifts' && has(task.waiting, seat);
  if (!isShort || without(task.waiting, seat) === NO_SEATS) return;
  task.waiting = without(task.waiting, seat);
  events?.push({ kind: 'giftsSealed', seat });
}

/** Plays, and changes the events on their way. */
function playRetold(
  state: State,
  seat: number,
  choice: Toy['Choice'],
  events: Event[] | undefined,
  retell: (event: Event) => Event,
): void {
  const told: Event[] = [];
  toy.play(state, seat, choice, told);
  events?.push(...told.map(retell));
}

/** Keeps the last drawn card on the table, also in clones and imagined worlds. */
function tellingOfLastDraw(): Partial<Rules<Toy>> {
  const carry = (from: object, to: State): State => {
    if ('lastDrawn' in from) Object.assign(to.table, { lastDrawn: from.lastDrawn });
    return to;
  };
  return {
    clone: state => carry(state.table, toy.clone(state)),
    imagine: (view, random) => carry(view.table, toy.imagine(view, random)),
    play(state, seat, choice, events) {
      const told: Event[] = [];
      toy.play(state, seat, choice, told);
      for (const event of told) {
        if (event.kind === 'cardsDrawn') Object.assign(state.table, { lastDrawn: event.cards[0] });
      }
      events?.push(...told);
    },
  };
}

/** Remembers which state each table belongs to. */
function imaginingTheTruth(): Partial<Rules<Toy>> {
  const truth = new WeakMap<object, State>();
  return {
    viewFor(state, viewer) {
      truth.set(state.table, state);
      return toy.viewFor(state, viewer);
    },
    imagine: view => toy.clone(truth.get(view.table)!),
  };
}
