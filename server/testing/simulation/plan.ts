// What a seed stands for: the tables, the nodes, and how often faults happen. Not every seed has every kind of fault, for
// one kind may hide another.
import { USUAL_GAME_IDS } from '@omerta/games';
import { below, pick, type Random } from '@omerta/kernel';
import type { Settings } from '../../src/store/store.ts';
import { leastPlayers, playersFor } from '../games.ts';

export interface Plan {
  readonly nodes: 1 | 2;
  readonly tables: readonly PlannedTable[];
  readonly faults: FaultRates;
  /** The faults stop when so many commands were acknowledged, or after so many milliseconds. */
  readonly commands: number;
  readonly patience: number;
}

export interface PlannedTable {
  readonly game: string;
  readonly people: number;
  readonly bots: number;
  readonly clock: Settings['clock'];
  /** So many choices of a whole game are left; undefined: all. */
  readonly choicesLeft: number | undefined;
  readonly deal: number;
}

/** Once in so many, or once in so many milliseconds; 0 is never. */
export interface FaultRates {
  /** Connections keep the order and lose nothing until they are cut. */
  readonly reliableConnections: boolean;
  readonly lateMessage: number;
  readonly lostMessage: number;
  readonly doubledMessage: number;
  readonly cutEvery: number;
  readonly crashEvery: number;
  readonly slowDisk: number;
  readonly failedWrite: number;
  readonly failedRead: number;
  readonly unconfirmedWrite: number;
  readonly lostNotification: number;
  readonly partitionEvery: number;
  readonly freezeEvery: number;
  readonly clockJumpEvery: number;
}

export const NO_FAULTS: Omit<FaultRates, 'reliableConnections'> = {
  lateMessage: 0,
  lostMessage: 0,
  doubledMessage: 0,
  cutEvery: 0,
  crashEvery: 0,
  slowDisk: 0,
  failedWrite: 0,
  failedRead: 0,
  unconfirmedWrite: 0,
  lostNotification: 0,
  partitionEvery: 0,
  freezeEvery: 0,
  clockJumpEvery: 0,
};

export function planOf(random: Random): Plan {
  const nodes = pick(random, [1, 2] as const);
  const count = below(random, 5) === 0 ? 3 : 1; // with three, two of them may share a commit
  const tables = Array.from({ length: count }, () => plannedTable(random, count === 1));
  return { nodes, tables, faults: faultsOf(random), commands: 40, patience: 10 * MINUTE };
}

function plannedTable(random: Random, isAlone: boolean): PlannedTable {
  const game = pick(random, USUAL_GAME_IDS);
  const players = playersFor(game, leastPlayers(game) + below(random, 3));
  const bots = below(random, Math.min(3, players));
  return {
    game,
    people: players - bots,
    bots,
    clock: pick(random, CLOCKS),
    choicesLeft: choicesLeft(random, isAlone),
    deal: below(random, DEALS),
  };
}

function choicesLeft(random: Random, isAlone: boolean): number | undefined {
  if (!isAlone) return 12 + below(random, 16);
  return below(random, 12) === 0 ? undefined : 30 + below(random, 40);
}

function faultsOf(random: Random): FaultRates {
  const reliableConnections = below(random, 2) === 0;
  const some = (...rates: number[]) => (below(random, 2) === 0 ? 0 : pick(random, rates));
  return {
    reliableConnections,
    lateMessage: some(5, 20),
    lostMessage: reliableConnections ? 0 : some(10, 30),
    doubledMessage: reliableConnections ? 0 : some(4, 15),
    cutEvery: some(4_000, 15_000),
    crashEvery: some(5_000, 20_000),
    slowDisk: some(5, 30),
    failedWrite: some(6, 20),
    failedRead: some(30),
    unconfirmedWrite: some(6, 20),
    lostNotification: some(2, 5),
    partitionEvery: some(10_000, 30_000),
    freezeEvery: some(20_000),
    clockJumpEvery: some(20_000),
  };
}

const MINUTE = 60_000;
const DEALS = 20; // whole games, played once and shared by all seeds
const CLOCKS: readonly Settings['clock'][] = [
  { kind: 'none' },
  { kind: 'decision', each: 40 },
  { kind: 'game', total: 120, increment: 5 },
];
