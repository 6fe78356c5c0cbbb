import { cashnguns, lootWorth, type SeenEvent, type State } from '@omerta/cashnguns/rules';
import { listSeats, pick, randomFrom, submit } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { bluffsOf } from './bluffs.ts';
import { keySteps } from './keySteps.ts';
import { knownGuns } from './knownGuns.ts';
import { lootOverTime } from './lootOverTime.ts';

interface Step {
  readonly state: State;
  readonly events: readonly SeenEvent[]; // with open eyes
}

/** A game of anything that is legal, step by step. */
function playedSteps(seed: number, players: number): readonly Step[] {
  const random = randomFrom(seed);
  const events: SeenEvent[] = [];
  let state = cashnguns.setup({ players, talents: true }, seed, events as never);
  const steps: Step[] = [{ state, events }];
  for (let [seat] = listSeats(cashnguns.waitingFor(state)); seat !== undefined; ) {
    const choice = pick(random, cashnguns.choices(cashnguns.viewFor(state, seat)));
    const done = submit(cashnguns, state, seat, cashnguns.writeChoice(choice));
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    state = done.state;
    steps.push({ state, events: done.events as SeenEvent[] });
    [seat] = listSeats(cashnguns.waitingFor(state));
  }
  return steps;
}

const SEEDS = [1, 2, 3, 4, 5, 6];

test.each(SEEDS)('open eyes count all loot along, and the end is the final count (seed %i)', seed => {
  const steps = playedSteps(seed, 8);
  const talents = steps.at(-1)!.state.table.seats;
  const lines = lootOverTime(
    steps.map(({ events }) => events),
    talents,
  );
  for (const [at, { state }] of steps.entries()) {
    const { result, seats } = state.table;
    const expected = seats.map((player, seat) =>
      result === undefined ? lootWorth(state.own[seat]!.loot, player) : result[seat]!.total,
    );
    expect(
      lines.map(line => line[at]),
      `step ${at}`,
    ).toEqual(expected);
  }
});

test.each(SEEDS)('no player has more Bangs than all can know of (seed %i)', seed => {
  const log: SeenEvent[] = [];
  let guns = 0;
  for (const { state, events } of playedSteps(seed, 6)) {
    log.push(...events.map(event => cashnguns.seenBy(event as never, 'spectator')!));
    const view = cashnguns.viewFor(state, 'spectator');
    for (const target of view.table.seats.keys()) {
      for (const { seat, most, cards } of knownGuns(view, log, target)) {
        const { hand, played } = state.own[seat]!;
        guns += 1;
        expect(hand.bang + (played === 'bang' ? 1 : 0)).toBeLessThanOrEqual(most);
        expect(hand.bang + hand.click + 1).toBe(cards);
      }
    }
  }
  expect(guns).toBeGreaterThan(0);
});

const ROUND: readonly SeenEvent[] = [
  { kind: 'roundBegan', round: 1, godfather: 0, loot: [], carried: 0 },
  { kind: 'aimsRevealed', targets: [1, 0, 1, 0] },
  { kind: 'targetChanged', seat: 3, from: 0, target: 2 },
  { kind: 'courageRevealed', ducked: [1], standing: [0, 2, 3] },
  { kind: 'bulletDiscarded', seat: 0, bullet: 'click' },
  { kind: 'bulletDiscarded', seat: 1, bullet: 'bang' },
  { kind: 'bulletDiscarded', seat: 2, bullet: 'click' },
  { kind: 'shotsFired', shots: [{ seat: 3, target: 2, bullet: 'bang' }] },
];

test('a bluff works when a Click makes its target duck; a duck under Clicks only is wasted', () => {
  expect(bluffsOf(ROUND, 4)).toMatchObject([
    { clicks: 1, clicksThatWorked: 1 },
    { bangs: 1, bangsThatHit: 0, goodDucks: 0, wastedDucks: 1 },
    { clicks: 1, clicksThatWorked: 1 },
    { bangs: 1, bangsThatHit: 1 },
  ]);
});

test('cards that were never seen do not count', () => {
  const seen = ROUND.map(event => (event.kind === 'bulletDiscarded' ? { ...event, bullet: undefined } : event));
  const [first, ducker] = bluffsOf(seen, 4);
  expect([first!.clicks, ducker!.bangs, ducker!.wastedDucks]).toEqual([0, 0, 0]);
});

test('T-LUC two Bangs do not hit the Lucky Man', () => {
  const [, , three] = bluffsOf(
    [
      ...ROUND.slice(0, 2),
      { kind: 'courageRevealed', ducked: [], standing: [0, 1, 2, 3] },
      { kind: 'shotsFired', shots: [0, 2].map(seat => ({ seat, target: 1, bullet: 'bang' })) },
      { kind: 'luckyEscape', seat: 1, hits: 2 },
    ],
    4,
  );
  expect(three).toMatchObject({ bangs: 1, bangsThatHit: 0 });
});

test('the key steps are the worst ones, in their order', () => {
  const events: (readonly SeenEvent[])[] = [
    [{ kind: 'roundBegan', round: 1, godfather: 0, loot: [], carried: 0 }],
    [{ kind: 'wounded', seat: 1, hits: 1, wounds: 1 }],
    [{ kind: 'bulletChosen', seat: 1 }],
    [{ kind: 'privilegeUsed', godfather: 0, seat: 2 }],
    [
      { kind: 'wounded', seat: 1, hits: 2, wounds: 3 },
      { kind: 'eliminated', seat: 1, loot: 2 },
      { kind: 'roundBegan', round: 2, godfather: 0, loot: [], carried: 0 },
    ],
  ];
  expect(keySteps(events, 2).map(({ at, round, event }) => [at, round, event.kind])).toEqual([
    [1, 1, 'wounded'],
    [4, 1, 'eliminated'],
  ]);
});
