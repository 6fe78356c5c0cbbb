// §3.0: what must hold after every step of every game.
import type { Frozen } from '@omerta/kernel';
import { BULLETS, countBullets } from './bullets.ts';
import { countLoot, DECK, LOOT, noLoot } from './loot.ts';
import { BANGS_EACH, CLICKS_EACH, ROUNDS } from './numbers.ts';
import { NO_SEAT, type Stage, type State, type Table } from './state.ts';
import { countUnresolved } from './tasks/resolve.ts';

export interface InvariantProblem {
  readonly id: string;
  readonly message: string;
}

/** The invariants of one state. `watchInvariants` checks those about steps. */
export const checkInvariants = (state: State): InvariantProblem[] => {
  const problems: InvariantProblem[] = [];
  const demand: Demand = (holds, id, message) => {
    if (!holds) problems.push({ id, message: message() });
  };
  handsFollowRounds(state, demand);
  bulletsAreConserved(state, demand);
  lootIsConserved(state, demand);
  godfatherLives(state.table, demand);
  targetsAreLegal(state.table, demand);
  const bonuses = state.table.result?.filter(({ bonus }) => bonus > 0).length ?? 0;
  demand(bonuses <= 1, 'I8', () => `${bonuses} players got the diamond bonus`);
  return problems;
};

/** The message is built only when the invariant is broken. */
type Demand = (holds: boolean, id: string, message: () => string) => void;

/** I1: one card a round; a clip or an exchange may be half done. */
const handsFollowRounds = ({ table, own }: State, demand: Demand): void => {
  const isChoosing = table.agenda.at(-1)?.kind === 'bullets';
  for (const [seat, player] of table.seats.entries()) {
    const held = countBullets(own[seat]!.hand);
    demand(held === player.bullets, 'I1', () => `seat ${seat} holds ${held} cards, not ${player.bullets}`);
    if (isChoosing && player.alive) {
      const isRight = player.bullets === ROUNDS + 1 - table.round;
      demand(isRight, 'I1', () => `seat ${seat} holds ${player.bullets} cards in round ${table.round}`);
    }
  }
};

/** I2: 5 Click and 3 Bang for each player, wherever they are. */
const bulletsAreConserved = ({ table, own, secret }: State, demand: Demand): void => {
  demand(countBullets(secret.faceDown) === table.faceDown, 'I2', () => 'the face-down discards are miscounted');
  demand(countBullets(secret.bulletsLost) === table.bulletsLost, 'I2', () => 'the lost bullet cards are miscounted');
  const task = table.agenda.at(-1);
  for (const bullet of BULLETS) {
    let count = table.faceUp[bullet] + secret.faceDown[bullet] + secret.bulletsLost[bullet];
    for (const [seat, { hand, played }] of own.entries()) {
      count += hand[bullet];
      if (table.seats[seat]!.loaded && played === bullet) count += 1;
      demand(hand[bullet] >= 0, 'I2', () => `seat ${seat} holds ${hand[bullet]} ${bullet}`);
    }
    if (task?.kind === 'giveBack' && own[task.seat]!.hustle?.got === bullet) count += 1; // drawn, not yet exchanged
    const total = table.players * (bullet === 'click' ? CLICKS_EACH : BANGS_EACH);
    demand(count === total, 'I2', () => `${count} ${bullet} cards, not ${total}`);
  }
};

/** I3: 64 loot cards, wherever they are. */
const lootIsConserved = ({ table, own, secret }: State, demand: Demand): void => {
  demand(countLoot(secret.lootLost) === table.lootLost, 'I3', () => 'the lost loot is miscounted');
  const inPiles = noLoot();
  for (const card of secret.piles) inPiles[card] += 1;
  for (const kind of LOOT) {
    let count = inPiles[kind] + table.loot[kind] + table.lootGone[kind] + secret.lootLost[kind];
    count += countUnresolved(table, kind);
    for (const { loot } of own) count += loot[kind];
    demand(count === DECK[kind], 'I3', () => `${count} ${kind} cards, not ${DECK[kind]}`);
  }
  for (const [seat, { loot }] of own.entries()) {
    demand(countLoot(loot) === table.seats[seat]!.loot, 'I3', () => `the loot of seat ${seat} is miscounted`);
    demand(loot.clip === 0 && loot.aid === 0, 'I3', () => `seat ${seat} owns a clip or a first aid kit`);
  }
};

/** The stages before the shots. */
const BEFORE_SHOTS: readonly Stage[] = ['loot', 'bullet', 'holdUp', 'privilege', 'courage'];

/** I4: there is always a Godfather, and he is alive when a round starts. */
const godfatherLives = ({ godfather, stage, seats }: Frozen<Table>, demand: Demand): void => {
  demand(seats[godfather] !== undefined, 'I4', () => `the Godfather sits at ${godfather}`);
  const isAlive = seats[godfather]?.alive ?? false;
  demand(isAlive || !BEFORE_SHOTS.includes(stage), 'I4', () => 'the round has a dead Godfather');
};

/** I5: no player aims at himself or, before the shots, at an eliminated player. */
const targetsAreLegal = ({ seats, stage }: Frozen<Table>, demand: Demand): void => {
  for (const [seat, { target, alive }] of seats.entries()) {
    if (target === NO_SEAT || !alive) continue;
    demand(target !== seat, 'I5', () => `seat ${seat} aims at itself`);
    const isFine = !BEFORE_SHOTS.includes(stage) || seats[target]!.alive;
    demand(isFine, 'I5', () => `seat ${seat} aims at the eliminated seat ${target}`);
  }
};
