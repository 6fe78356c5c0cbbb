// Each invariant of §3.0 finds the defects planted against it.
import { expect, test } from 'vitest';
import { afterRound, cashWith, type Given, type Story, take } from '../testing/index.ts';
import type { Event } from './events.ts';
import { checkInvariants } from './invariants.ts';
import { cashnguns } from './rules.ts';
import type { State } from './state.ts';
import { watchInvariants } from './watchInvariants.ts';

/** The ids of the invariants a planted defect breaks. */
const broken = ({ state }: Story, plant: (state: State) => unknown): string[] => {
  const defect = cashnguns.clone(state);
  expect(checkInvariants(defect)).toEqual([]);
  plant(defect);
  return [...new Set(checkInvariants(defect).map(({ id }) => id))];
};

/** The same for a step: the state after it and its events. */
const brokenStep = (given: Given, events: readonly Event[], plant: (state: State) => unknown = () => {}): string[] => {
  const { state } = cashWith(given);
  const watch = watchInvariants(cashnguns.clone(state));
  plant(state);
  return [...new Set(watch.after(state, events).map(({ id }) => id))];
};

const loot = () => cashWith({ A: { loot: ['bill20'] } });
const over = () => cashWith({ round: 8, stage: 'sharing', table: [], A: { down: 'ducked' }, ...allDown });
const allDown: Given = { B: { down: 'ducked' }, C: { down: 'ducked' }, D: { down: 'ducked' } };

test('I1 a hand of the wrong size when bullets are chosen, or of another size than the table shows', () => {
  const game = cashWith();
  expect(broken(game, ({ table }) => (table.round = 2))).toEqual(['I1']);
  expect(broken(game, ({ table }) => (table.seats[1]!.bullets = 7))).toEqual(['I1']);
  expect(
    broken(game, ({ own, secret, table }) => {
      own[1]!.hand.click -= 1;
      table.seats[1]!.bullets -= 1;
      secret.bulletsLost.click += 1;
      table.bulletsLost += 1;
    }),
  ).toEqual(['I1']);
});

test('I2 one bullet card too many, too few, of another type, or miscounted', () => {
  const game = afterRound({}, { B: 'duck' });
  expect(broken(game, ({ table }) => (table.faceUp.bang += 1))).toEqual(['I2']);
  expect(broken(game, ({ secret }) => (secret.faceDown.click -= 1))).toEqual(['I2']);
  expect(broken(game, ({ table }) => (table.faceDown += 1))).toEqual(['I2']);
  expect(broken(game, ({ table }) => (table.bulletsLost += 1))).toEqual(['I2']);
  expect(broken(game, ({ own }) => Object.assign(own[0]!.hand, { click: 3, bang: 4 }))).toEqual(['I2']);
  expect(broken(game, ({ own }) => Object.assign(own[0]!.hand, { click: 8, bang: -1 }))).toEqual(['I2']);
});

test('I2 a card in front or in the hands of the Hustler counts too', () => {
  const loaded = cashWith();
  expect(
    broken(loaded, ({ table, own }) => {
      table.seats[0]!.loaded = true;
      own[0]!.played = 'bang';
    }),
  ).toEqual(['I2']);
  const drawn = cashWith({ stage: 'loot', A: { talent: 'hustler' } });
  cashnguns.play(drawn.state, 0, { kind: 'hustle', seat: 1 });
  expect(broken(drawn, ({ own }) => (own[0]!.hustle = undefined))).toEqual(['I2']);
});

test('I3 one loot card too many, too few, owned though it is used up, or miscounted', () => {
  expect(broken(loot(), ({ table }) => (table.loot.bill5 += 1))).toEqual(['I3']);
  expect(broken(loot(), ({ secret }) => secret.piles.pop())).toEqual(['I3']);
  expect(broken(loot(), ({ table }) => (table.lootGone.aid += 1))).toEqual(['I3']);
  expect(broken(loot(), ({ table }) => (table.seats[0]!.loot = 2))).toEqual(['I3']);
  expect(broken(loot(), ({ table }) => (table.lootLost = 1))).toEqual(['I3']);
  expect(
    broken(loot(), ({ table, own, secret }) => {
      secret.piles.splice(secret.piles.indexOf('clip'), 1);
      own[0]!.loot.clip = 1;
      table.seats[0]!.loot = 2;
    }),
  ).toEqual(['I3']);
});

test('I3 a share that was taken and has yet to take effect is not lost', () => {
  const game = cashWith({
    stage: 'sharing',
    table: ['clip', 'bill20', 'bill5'],
    faceUp: { bang: 1 },
    A: { talent: 'greedy' },
  });
  take(game, 'A clip+bill20');
  expect(checkInvariants(game.state)).toEqual([]);
  expect(broken(game, ({ table }) => table.agenda.splice(2, 1))).toEqual(['I3']);
});

test('I4 no Godfather, or a dead one in a round', () => {
  const game = cashWith();
  expect(broken(game, ({ table }) => (table.godfather = 4))).toEqual(['I4']);
  expect(broken(game, ({ table }) => (table.godfather = -1))).toEqual(['I4']);
  expect(broken(cashWith({ B: { alive: false } }), ({ table }) => (table.godfather = 1))).toEqual(['I4']);
});

test('I5 a player aims at himself or at an eliminated player, or keeps the target he was ordered to change', () => {
  const game = cashWith({ players: 5, B: { alive: false } });
  expect(broken(game, ({ table }) => (table.seats[0]!.target = 0))).toEqual(['I5']);
  expect(broken(game, ({ table }) => (table.seats[0]!.target = 1))).toEqual(['I5']);
  expect(brokenStep({}, [{ kind: 'targetChanged', seat: 0, from: 1, target: 2 }])).toEqual([]);
  expect(brokenStep({}, [{ kind: 'targetChanged', seat: 0, from: 1, target: 1 }])).toEqual(['I5']);
});

test('I6 a player who ducked or sits out gets a wound, at once or later in the round', () => {
  const hurt = (state: State) => (state.table.seats[1]!.wounds += 1);
  expect(brokenStep({}, [{ kind: 'courageRevealed', ducked: [1], standing: [0] }], hurt)).toEqual(['I6']);
  expect(brokenStep({}, [{ kind: 'courageRevealed', ducked: [0], standing: [1] }], hurt)).toEqual([]);
  expect(brokenStep({}, [{ kind: 'satOut', seat: 1 }], hurt)).toEqual(['I6']);
  expect(brokenStep({ stage: 'sharing', B: { down: 'ducked' } }, [], hurt)).toEqual(['I6']);
  expect(brokenStep({ stage: 'sharing', B: { down: 'wounded' } }, [], hurt)).toEqual([]);
});

test('I6 a player is safe only until the end of the round', () => {
  const { state } = cashWith({ stage: 'sharing', B: { down: 'satOut' } });
  const watch = watchInvariants(cashnguns.clone(state));
  watch.after(state, [{ kind: 'roundBegan', round: 2, godfather: 0, loot: [], carried: 0 }]);
  state.table.seats[1]!.wounds += 1;
  expect(watch.after(state, [])).toEqual([]);
});

const nothingTaken: Event = { kind: 'noTakers', kept: true };
const carriedOver: Event = { kind: 'roundBegan', round: 2, godfather: 0, loot: [], carried: 3 };

test('I7 shares are left although a player stands to take them', () => {
  expect(brokenStep({ stage: 'sharing' }, [nothingTaken])).toEqual(['I7']);
  expect(brokenStep({ stage: 'sharing' }, [carriedOver])).toEqual(['I7']);
  expect(brokenStep({}, [{ kind: 'sharingBegan', order: [0, 1] }, nothingTaken])).toEqual(['I7']);
  const left: Event = { kind: 'leftSharing', seat: 0 };
  expect(brokenStep({}, [{ kind: 'sharingBegan', order: [0, 1] }, left, nothingTaken])).toEqual(['I7']);
});

test('I7 holds with no standing player, or when the only one is the Greedy who took two and left', () => {
  expect(brokenStep({}, [nothingTaken, carriedOver])).toEqual([]);
  const alone: Event[] = [
    { kind: 'sharingBegan', order: [0] },
    { kind: 'leftSharing', seat: 0 },
  ];
  expect(brokenStep({}, [...alone, nothingTaken, carriedOver])).toEqual([]);
});

test('I8 two players with the diamond bonus', () => {
  const bonusFor = (...seats: number[]) =>
    broken(over(), ({ table }) => {
      for (const seat of seats) table.result![seat]!.bonus = 60;
    });
  expect([bonusFor(), bonusFor(2), bonusFor(0, 2)]).toEqual([[], [], ['I8']]);
});
