// §3.0: what must hold after every step of every game.
import type { Frozen } from '@omerta/kernel';
import { BULLETS, countBullets } from './bullets.ts';
import type { Event } from './events.ts';
import { countLoot, DECK, LOOT } from './loot.ts';
import { BANGS_EACH, CLICKS_EACH, ROUNDS } from './numbers.ts';
import { NOBODY, type State, type Table } from './state.ts';

export interface InvariantProblem {
  readonly id: string;
  readonly message: string;
}

export interface InvariantWatch {
  /** Call it after every choice, with the events of that step alone. */
  after(state: State, events: readonly Event[]): InvariantProblem[];
}

/** All invariants of one moment. */
export const checkInvariants = (state: State): InvariantProblem[] => {
  const problems: InvariantProblem[] = [];
  const demand = (holds: boolean, id: string, message: string): void => {
    if (!holds) problems.push({ id, message });
  };
  handsFollowRounds(state, demand);
  bulletsAreConserved(state, demand);
  lootIsConserved(state, demand);
  const { table } = state;
  const { godfather } = table;
  demand(godfather >= 0 && godfather < table.players, 'I4', `the Godfather sits at ${godfather}`);
  if (table.stage === 'loot') demand(table.seats[godfather]!.alive, 'I4', 'a round began with a dead Godfather');
  targetsAreLegal(table, demand);
  if (table.result !== undefined) {
    demand(table.result.filter(({ bonus }) => bonus > 0).length <= 1, 'I8', 'two players got the diamond bonus');
  }
  return problems;
};

type Demand = (holds: boolean, id: string, message: string) => void;

/** I1: one card a round; a clip or an exchange may be half done. */
const handsFollowRounds = ({ table, own }: State, demand: Demand): void => {
  const isChoosing = table.agenda.at(-1)?.kind === 'bullets';
  for (const [seat, player] of table.seats.entries()) {
    const { hand } = own[seat]!;
    demand(
      countBullets(hand) === player.bullets,
      'I1',
      `seat ${seat} holds ${countBullets(hand)} cards, not ${player.bullets}`,
    );
    if (isChoosing && player.alive) {
      demand(
        player.bullets === ROUNDS + 1 - table.round,
        'I1',
        `seat ${seat} holds ${player.bullets} cards in round ${table.round}`,
      );
    }
  }
};

/** I2: 5 Click and 3 Bang for each player, wherever they are. */
const bulletsAreConserved = ({ table, own, secret }: State, demand: Demand): void => {
  demand(countBullets(secret.faceDown) === table.faceDown, 'I2', 'the face-down discards are miscounted');
  demand(countBullets(secret.bulletsLost) === table.bulletsLost, 'I2', 'the lost bullet cards are miscounted');
  const task = table.agenda.at(-1);
  for (const bullet of BULLETS) {
    let count = table.faceUp[bullet] + secret.faceDown[bullet] + secret.bulletsLost[bullet];
    for (const [seat, { hand, played }] of own.entries()) {
      count += hand[bullet];
      if (table.seats[seat]!.loaded && played === bullet) count += 1;
      demand(hand[bullet] >= 0, 'I2', `seat ${seat} holds ${hand[bullet]} ${bullet}`);
    }
    if (task?.kind === 'giveBack' && own[task.seat]!.hustle?.got === bullet) count += 1; // drawn, not yet exchanged
    const total = table.players * (bullet === 'click' ? CLICKS_EACH : BANGS_EACH);
    demand(count === total, 'I2', `${count} ${bullet} cards, not ${total}`);
  }
};

/** I3: the 64 cards. */
const lootIsConserved = ({ table, own, secret }: State, demand: Demand): void => {
  demand(countLoot(secret.lootLost) === table.lootLost, 'I3', 'the lost loot is miscounted');
  for (const kind of LOOT) {
    let count = table.loot[kind] + table.lootGone[kind] + secret.lootLost[kind];
    for (const card of secret.piles) if (card === kind) count += 1;
    for (const { loot } of own) count += loot[kind];
    for (const task of table.agenda) {
      if (task.kind === 'resolve') for (const share of task.shares.slice(task.done)) if (share === kind) count += 1;
    }
    demand(count === DECK[kind], 'I3', `${count} ${kind} cards, not ${DECK[kind]}`);
  }
  for (const [seat, { loot }] of own.entries()) {
    demand(countLoot(loot) === table.seats[seat]!.loot, 'I3', `the loot of seat ${seat} is miscounted`);
    demand(loot.clip === 0 && loot.aid === 0, 'I3', `seat ${seat} owns a clip or a first aid kit`);
  }
};

/** I5: nobody aims at himself; nor, when a shot is still to come, at the eliminated. */
const targetsAreLegal = (table: Frozen<Table>, demand: Demand): void => {
  for (const [seat, { target, alive }] of table.seats.entries()) {
    if (target === NOBODY || !alive) continue;
    demand(target !== seat, 'I5', `seat ${seat} aims at itself`);
    const mustLive = table.stage === 'holdUp' || table.stage === 'privilege' || table.stage === 'courage';
    demand(!mustLive || table.seats[target]!.alive, 'I5', `seat ${seat} aims at the eliminated seat ${target}`);
  }
};

/** Those about one moment, and those about change: I5 forced changes, I6 wounds of the ducked, I7 the end of a sharing. */
export const watchInvariants = (state: State): InvariantWatch => {
  let before = state.table.seats.map(({ wounds, down }) => ({ wounds, down }));
  return {
    after(now, events) {
      const problems = checkInvariants(now);
      for (const [seat, { wounds, down }] of before.entries()) {
        const isSafe =
          now.table.seats[seat]!.down === 'ducked' || now.table.seats[seat]!.down === 'satOut' || down === 'satOut';
        if (isSafe && now.table.seats[seat]!.wounds > wounds) {
          problems.push({ id: 'I6', message: `seat ${seat} was down and got a wound` });
        }
      }
      for (const event of events) {
        if (event.kind === 'targetChanged' && event.from === event.target) {
          problems.push({ id: 'I5', message: `seat ${event.seat} kept its target` });
        }
      }
      problems.push(...sharingEndsEmpty(now, events));
      before = now.table.seats.map(({ wounds, down }) => ({ wounds, down }));
      return problems;
    },
  };
};

/** I7: with a sharer, nothing is left, unless the Greedy left as the only one. */
const sharingEndsEmpty = ({ table }: State, events: readonly Event[]): InvariantProblem[] => {
  const left = events.find(event => event.kind === 'noTakers');
  if (left === undefined) return [];
  const hadSharers = events.some(event => event.kind === 'shareTaken');
  const greedyLeft = events.some(event => event.kind === 'leftSharing');
  return hadSharers && !greedyLeft ? [{ id: 'I7', message: `round ${table.round - 1} left shares behind` }] : [];
};
