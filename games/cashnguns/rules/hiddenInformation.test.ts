// §7 as a table: change one fact, and only the viewers who may know it see a difference.
import { type Seat, seatName, type Viewer } from '@omerta/kernel';
import { firstDifference, randomGame, viewersOf, visibleTo } from '@omerta/testing';
import { describe, expect, test } from 'vitest';
import { MOMENTS, type Moment, storyAt } from '../testing/moments.ts';
import { TABLES } from '../testing/tables.ts';
import { checkInvariants } from './invariants.ts';
import { listLoot } from './loot.ts';
import { cashnguns } from './rules.ts';
import * as seen from './seen.ts';
import type { State } from './state.ts';

const PLAYERS = 8;
const ALL = 'ABCDEFGH and spectators';
const NO_ONE = '';

/** The viewers who see a difference when one fact is changed: in views, choices, prompts, or whom the game waits for. */
const whoCanTell = (state: State, changed: State): string => {
  const differs = (viewer: Viewer) =>
    firstDifference(visibleTo(cashnguns, state, viewer), visibleTo(cashnguns, changed, viewer)) !== undefined;
  const letters = viewersOf(PLAYERS).filter(viewer => viewer !== 'spectator' && differs(viewer));
  return letters.map(seat => seatName(Number(seat))).join('') + (differs('spectator') ? ' and spectators' : '');
};

interface Row {
  readonly fact: string;
  readonly moments: readonly Moment[];
  readonly knownTo: string;
  /** The change breaks invariants, so the other viewers need not be able to imagine it. */
  readonly isCareless?: boolean;
  change(state: State): void;
}

const [, S2, S3, S3After, S4, S5, S5After, S6, S7, END] = MOMENTS;
const IN_PLAY = MOMENTS.slice(0, -1);
const AFTER_REVEAL = [S3After, S4, S5, S5After, S6, S7] as const;

const publicFact = (fact: string, change: Row['change'], moments: readonly Moment[] = MOMENTS): Row => ({
  fact,
  moments,
  knownTo: ALL,
  isCareless: true,
  change,
});

/** Known to a few while the game runs, shown to all when it is over. */
const hidden = (fact: string, knownTo: string, change: Row['change'], moments: readonly Moment[] = IN_PLAY): Row[] => [
  { fact, moments, knownTo, change },
  ...(moments === IN_PLAY ? [{ fact, moments: [END], knownTo: ALL, change, isCareless: true }] : []),
];

const swapPileCards = ({ secret: { piles } }: State): void => {
  const other = piles.findIndex(kind => kind !== piles[0]);
  [piles[0], piles[other]] = [piles[other]!, piles[0]!];
};

const rows: readonly Row[] = [
  { fact: 'the order of future loot piles', moments: IN_PLAY, knownTo: NO_ONE, change: swapPileCards },
  publicFact('loot that was never flipped', ({ secret }) => secret.piles.push('bill5'), [END]),
  publicFact('loot on the table', ({ table }) => (table.loot.bill20 += 1)),
  publicFact('the side of the token', ({ table }) => (table.token = !table.token)),
  publicFact('the Godfather', ({ table }) => (table.godfather = 1)),
  publicFact('the round', ({ table }) => (table.round += 1)),
  publicFact('a talent', ({ table }) => (table.seats[6]!.talent = 'dictator')),
  publicFact('wounds', ({ table }) => (table.seats[6]!.wounds += 1)),
  publicFact('who is alive', ({ table }) => (table.seats[6]!.alive = false)),
  publicFact('the number of bullets in a hand', ({ table }) => (table.seats[6]!.bullets += 1)),
  publicFact('the number of loot cards', ({ table }) => (table.seats[6]!.loot += 1)),
  publicFact('the size of the discard pile', ({ table }) => (table.faceDown += 1)),
  publicFact('face-up discards', ({ table }) => (table.faceUp.bang += 1)),
  publicFact('who has committed', ({ table }) => Object.assign(table.agenda.at(-1)!, { waiting: 0b00110000 }), [
    S2,
    S3,
    S5,
  ]),
  publicFact('a target once revealed', ({ table }) => (table.seats[1]!.target = 3), AFTER_REVEAL),
  publicFact('duck or stand once revealed', ({ table }) => (table.seats[6]!.down = 'ducked'), [S5After, S6, S7]),
  publicFact('money totals', ({ table }) => (table.result![1]!.total += 1), [END]),
  ...hidden(
    'rejected talents of B and C',
    'BC',
    ({ own }) => ([own[1]!.dealt, own[2]!.dealt] = [own[2]!.dealt, own[1]!.dealt]),
  ),
  ...hidden('types in the hands of B and C', 'BC', ({ own }) => {
    own[1]!.hand.click -= 1;
    own[1]!.hand.bang += 1;
    own[2]!.hand.click += 1;
    own[2]!.hand.bang -= 1;
  }),
  ...hidden(
    'content of the loot of B and C',
    'BC',
    ({ own }) => ([own[1]!.loot, own[2]!.loot] = [own[2]!.loot, own[1]!.loot]),
  ),
  ...hidden('what B discarded face down', 'B', ({ own }) => (own[1]!.discarded = { click: 1, bang: 0 })),
  ...hidden('types of the face-down discards', NO_ONE, ({ secret }) => {
    secret.faceDown.click += 1;
    secret.faceDown.bang -= 1;
    secret.bulletsLost.click -= 1;
    secret.bulletsLost.bang += 1;
  }),
  ...hidden('the card B chose', 'B', ({ own }) => (own[1]!.played = 'bang'), [S2]),
  ...hidden(
    'the card in front of B',
    'B',
    ({ own }) => {
      own[1]!.played = 'bang';
      own[1]!.hand.bang -= 1;
      own[1]!.hand.click += 1;
    },
    [S3, S3After, S4, S5, S5After],
  ),
  ...hidden('the target of B before the reveal', 'B', ({ own }) => (own[1]!.aim = 4), [S3]),
  ...hidden('duck or stand of B before the reveal', 'B', ({ own }) => (own[1]!.courage = 'duck'), [S5]),
  ...hidden(
    'the types in the exchange of A and B',
    'AB',
    ({ own }) => {
      const got = own[0]!.hustle!.got === 'click' ? 'bang' : 'click';
      own[0]!.hustle!.got = got;
      own[1]!.hustle!.gave = got;
    },
    IN_PLAY.slice(1),
  ),
  ...hidden(
    'what the eliminated left behind',
    NO_ONE,
    ({ secret }) => {
      const [lost] = listLoot(secret.lootLost);
      secret.piles[secret.piles.indexOf('painting')] = lost!;
      secret.lootLost[lost!] -= 1;
      secret.lootLost.painting += 1;
    },
    [S7],
  ),
  publicFact('what the eliminated left behind', ({ secret }) => (secret.lootLost.painting += 1), [END]),
  publicFact('bullet cards of the eliminated', ({ secret }) => (secret.bulletsLost.bang += 1), [END]),
  // The seed belongs to the record, which the server shows when the game is over; no view ever holds it.
  { fact: 'the random numbers', moments: MOMENTS, knownTo: NO_ONE, change: ({ secret }) => (secret.random.count += 1) },
];

describe.each(MOMENTS)('§7 in %s', moment => {
  const { state } = storyAt(moment);

  test.each(rows.filter(({ moments }) => moments.includes(moment)))('"$fact" is known to: $knownTo', row => {
    const changed = cashnguns.clone(state);
    row.change(changed);
    if (row.isCareless !== true) expect(checkInvariants(changed)).toEqual([]);
    expect(firstDifference(state, changed)).toBeDefined();
    expect(whoCanTell(state, changed)).toBe(row.knownTo);
  });
});

test.each([S6, S7])(
  '§7 6f in %s the eliminated F sees what a spectator sees, of the table and of every question',
  moment => {
    const { state } = storyAt(moment);
    expect(state.table.seats[5]!.alive).toBe(false);
    const eliminated = visibleTo(cashnguns, state, 5);
    const spectator = visibleTo(cashnguns, state, 'spectator');
    expect({ ...eliminated, view: { ...eliminated.view, viewer: 'spectator' } }).toEqual(spectator);
  },
);

test('§7 all viewers see every event, in full or in part; the eliminated see what spectators see', () => {
  for (const options of TABLES) {
    const dead = new Set<Seat>();
    for (const event of randomGame(cashnguns, options, 11, { clock: true }).events) {
      const spectator = cashnguns.seenBy(event, 'spectator');
      for (const viewer of viewersOf(options.players)) expect(cashnguns.seenBy(event, viewer)?.kind).toBe(event.kind);
      for (const seat of dead) expect(cashnguns.seenBy(event, seat)).toEqual(spectator);
      if (event.kind === 'eliminated') dead.add(event.seat);
    }
  }
});

test('§7 AMB-34 with open loot all players see what B and C own, and their money', () => {
  const { state } = storyAt(S7, { lootVisibility: 'open' });
  const changed = cashnguns.clone(state);
  [changed.own[1]!.loot, changed.own[2]!.loot] = [changed.own[2]!.loot, changed.own[1]!.loot];
  expect(whoCanTell(state, changed)).toBe(ALL);
});

test('§7 the full deck is public: a client may import it', () => {
  expect(seen.DECK).toMatchObject({ bill5: 15, diamond10: 1, clip: 3, aid: 2 });
});
