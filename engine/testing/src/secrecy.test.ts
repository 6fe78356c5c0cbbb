import { type CashNGuns, cashnguns as cash } from '@omerta/cashnguns/rules';
import { type Corleone, corleone as corleoneWith, standardPack } from '@omerta/corleone/rules';
import { countSeats, type GameTypes, has, NO_SEATS, type Rules, without } from '@omerta/kernel';
import { liarsDice as dice, type LiarsDice } from '@omerta/liars-dice/rules';
import { describe, expect, test } from 'vitest';
import { findLeaks, type Leak, type Search } from './secrecy.ts';

type State = LiarsDice['State'];
type Event = LiarsDice['Event'];

const corleone = corleoneWith(standardPack);
const options = { players: 4, secondRoll: true };
const cashSearch: Omit<Search<CashNGuns>, 'seeds'> = {
  options: { players: 4 },
  isSecret: choice => choice.kind === 'bullet',
};

function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, seed) => seed);
}

test("Liar's Dice keeps its secrets", () => {
  const { leaks, compared, spread } = findLeaks(dice, { options, seeds: seeds(15), clock: true });
  expect(leaks).toEqual([]);
  expect(compared.sameWorld).toBeGreaterThan(7_000);
  expect(compared.sealed).toBeGreaterThan(1_400);
  expect(compared.changes).toBeGreaterThan(500);
  expect(compared.seed).toBeGreaterThan(8_000);
  expect(spread.differing).toBeGreaterThan(0.9 * spread.worlds);
  expect(spread.differingForOthers).toBeGreaterThan(0.9 * spread.worlds);
});

test('two players keep theirs too; looking at every fifth step is enough for a glance', () => {
  const search = { options: { players: 2, secondRoll: true }, seeds: seeds(10), every: 5 };
  const { leaks, compared } = findLeaks(dice, search);
  expect(leaks).toEqual([]);
  expect(compared.sameWorld).toBeGreaterThan(150);
});

test("a bullet card of Ca$h 'n Guns stays secret, also that of the last player who chooses one", () => {
  const { leaks, compared } = findLeaks(cash, { ...cashSearch, seeds: seeds(12) });
  expect(leaks).toEqual([]);
  expect(compared.secretChoices).toBeGreaterThan(300);
});

test('an answer may take more steps than another, if the steps are hidden', () => {
  const { leaks } = findLeaks({ ...dice, play: playInSteps }, { options, seeds: seeds(4) });
  expect(leaks).toEqual([]);
});

const DRAWN = /^after \S+: event (jobsLookedAt|jobKept|jobDrawnUnseen) \/job/;

interface Planted {
  readonly test: Leak['test'];
  readonly says: RegExp;
  leaksIn(seed: number): readonly Leak[];
}

/** Each of these games tells something it should not. */
const leaky: { readonly [name: string]: Planted } = {
  'a decision in the public task': inDice('sealed', /\/lastDecision: /, {
    play(state, seat, choice, events) {
      dice.play(state, seat, choice, events);
      noteOnTask(state, { lastDecision: choice.kind });
    },
  }),
  'the decision in the event that it was made': inDice('sealed', /: events \/0\/decision: /, {
    play: (state, seat, choice, events) =>
      playRetold(state, seat, choice, events, event =>
        event.kind === 'secondRollDecided' ? { ...event, decision: choice.kind } : event,
      ),
  }),
  'the first step of a secret answer in the public task': inDice('sealed', /\/firstStep: /, {
    play(state, seat, choice, events) {
      playInSteps(state, seat, choice, events);
      if (has(dice.waitingFor(state), seat)) noteOnTask(state, { firstStep: choice.kind });
    },
  }),
  'the bullet card of the last player who chooses one': inCash('secretChoices', /\/view\/table\/lastBullet: /, {
    play(state, seat, choice, events) {
      const isLast = countSeats(cash.waitingFor(state)) === 1;
      cash.play(state, seat, choice, events);
      if (isLast && choice.kind === 'bullet') Object.assign(state.table, { lastBullet: choice.bullet });
    },
  }),
  'a drawn card shown to all': inCorleone('sameWorld', DRAWN, {
    seenBy: (event, viewer) => corleone.seenBy(event, 'seat' in event ? event.seat : viewer),
  }),
  'a drawn card shown to spectators': inCorleone('sameWorld', DRAWN, {
    seenBy: (event, viewer) => corleone.seenBy(event, viewer === 'spectator' && 'seat' in event ? event.seat : viewer),
  }),
  'the last drawn card on the table': inCorleone('sameWorld', /\/view\/table\/lastDrawn: /, tellingOfLastDraw()),
  'the order of the deck in the view': inCash('sameWorld', /\/view\/piles\/\d+: /, {
    viewFor: (state, viewer) => withNote(cash.viewFor(state, viewer), { piles: state.secret.piles }),
  }),
  'the next card in the prompt': inCash('sameWorld', /\/view\/next: /, {
    viewFor: (state, viewer) => withNote(cash.viewFor(state, viewer), { next: state.secret.piles.at(-1) ?? '' }),
    promptOf: view => cash.promptOf(view) && { kind: 'prompt', next: 'next' in view ? String(view.next) : '' },
  }),
  'the dice of a neighbour in the view': inDice('sameWorld', /\/view\/neighbour\/\d: /, {
    viewFor: (state, viewer) =>
      withNote(dice.viewFor(state, viewer), {
        neighbour: viewer === 'spectator' ? [] : state.own[(viewer + 1) % 4]!.dice,
      }),
  }),
  'a question skipped because of hidden dice': inDice('sameWorld', /^after bid:\S+: event liarCalled /, {
    play(state, seat, choice, events) {
      dice.play(state, seat, choice, events);
      const task = state.table.agenda.at(-1);
      if (task?.kind === 'bidding' && state.table.bids.length > 0 && state.own[task.seat]!.dice.includes(6)) {
        dice.play(state, task.seat, { kind: 'liar' }, events);
      }
    },
  }),
  'an event for each step of an answer that takes more of them': inDice('sealed', /: events \/\d: /, {
    play(state, seat, choice, events) {
      const isDecision = state.table.agenda.at(-1)?.kind === 'secondRoll';
      playInSteps(state, seat, choice, events);
      if (isDecision) events?.push({ kind: 'secondRollDecided', seat });
    },
  }),
  'the seed in the view': inDice('seed', /^the seed is shown$/, {
    viewFor: (state, viewer) => withNote(dice.viewFor(state, viewer), { seed: seedOf(state) }),
  }),
  'the generator in the view': inDice('seed', /^the seed is shown$/, {
    viewFor: (state, viewer) => withNote(dice.viewFor(state, viewer), { random: state.secret.random }),
  }),
  'the seed in an event': inDice('seed', /^the seed is shown$/, {
    play: (state, seat, choice, events) =>
      playRetold(state, seat, choice, events, event => ({ ...event, seed: seedOf(state) })),
  }),
  'worlds imagined from the real one': inDice(
    'spread',
    /^of \d+ imagined worlds 0 differ, 0 in what others see$/,
    imaginingTheTruth(),
  ),
  'an audience that was not named': inDice(
    'audience',
    /^diceRolled is revealing to all, but not all see the same of it/,
    { isRevealing: event => dice.isRevealing(event) },
  ),
};

describe('a planted leak is found', () => {
  test.each(Object.entries(leaky))('%s', (_name, { leaksIn, test: expected, says }) => {
    const found = new Set<string>();
    for (const seed of seeds(4)) {
      for (const { test, what } of leaksIn(seed)) {
        if (test === expected && says.test(what)) return;
        found.add(`${test}: ${what}`);
      }
    }
    expect.fail(`no leak like ${says} among ${found.size}: ${[...found][0]}`);
  });

  test('with viewer, seed, step and words', () => {
    const { viewer, seed, what } = leaky['a drawn card shown to all']!.leaksIn(3)[0]!;
    expect(['number', 'string']).toContain(typeof viewer);
    expect(seed).toBe(3);
    expect(what).toMatch(DRAWN);
  });
});

function inDice(test: Leak['test'], says: RegExp, rules: Partial<Rules<LiarsDice>>): Planted {
  return plant({ test, says }, { ...dice, ...rules }, { options });
}

function inCash(test: Leak['test'], says: RegExp, rules: Partial<Rules<CashNGuns>>): Planted {
  return plant({ test, says }, { ...cash, ...rules }, cashSearch);
}

function inCorleone(test: Leak['test'], says: RegExp, rules: Partial<Rules<Corleone>>): Planted {
  return plant({ test, says }, { ...corleone, ...rules }, { options: { players: 4 } });
}

function plant<G extends GameTypes>(
  expected: Pick<Planted, 'test' | 'says'>,
  rules: Rules<G>,
  search: Omit<Search<G>, 'seeds'>,
): Planted {
  return { ...expected, leaksIn: seed => findLeaks(rules, { ...search, seeds: [seed] }).leaks };
}

function noteOnTask(state: State, note: object): void {
  const task = state.table.agenda.at(-1);
  if (task?.kind === 'secondRoll') Object.assign(task, note);
}

function withNote<V extends object>(view: V, note: object): V {
  return { ...view, ...note };
}

function seedOf({ secret }: State): string {
  return secret.random.kind === 'live' ? secret.random.key : '';
}

/** While the game waits for others too, a player who wants to roll again says so twice. */
function playInSteps(state: State, seat: number, choice: LiarsDice['Choice'], events?: Event[]): void {
  const waiting = dice.waitingFor(state);
  const own = state.own[seat]!;
  const isFirstStep = choice.kind === 'again' && has(waiting, seat) && own.secondRoll === '';
  if (isFirstStep && without(waiting, seat) !== NO_SEATS) own.secondRoll = 'again';
  else dice.play(state, seat, choice, events);
}

/** Plays, and changes the events on their way. */
function playRetold(
  state: State,
  seat: number,
  choice: LiarsDice['Choice'],
  events: Event[] | undefined,
  retell: (event: Event) => Event,
): void {
  const told: Event[] = [];
  dice.play(state, seat, choice, told);
  events?.push(...told.map(retell));
}

/** Keeps the last drawn card on the table, also in clones and imagined worlds. */
function tellingOfLastDraw(): Partial<Rules<Corleone>> {
  const carry = (from: object, to: Corleone['State']): Corleone['State'] => {
    if ('lastDrawn' in from) Object.assign(to.table, { lastDrawn: from.lastDrawn });
    return to;
  };
  return {
    clone: state => carry(state.table, corleone.clone(state)),
    imagine: (view, random) => carry(view.table, corleone.imagine(view, random)),
    play(state, seat, choice, events) {
      const told: Corleone['Event'][] = [];
      corleone.play(state, seat, choice, told);
      for (const event of told) {
        if (event.kind === 'jobsLookedAt') Object.assign(state.table, { lastDrawn: event.jobs[0] });
        if (event.kind === 'jobDrawnUnseen') Object.assign(state.table, { lastDrawn: event.job });
      }
      events?.push(...told);
    },
  };
}

/** Remembers which state each table belongs to. */
function imaginingTheTruth(): Partial<Rules<LiarsDice>> {
  const truth = new WeakMap<object, State>();
  return {
    viewFor(state, viewer) {
      truth.set(state.table, state);
      return dice.viewFor(state, viewer);
    },
    imagine: view => dice.clone(truth.get(view.table)!),
  };
}
