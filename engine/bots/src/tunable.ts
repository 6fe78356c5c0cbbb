import type { GameTypes } from '@omerta/kernel';
import type { Bot } from './bot.ts';
import type { WeightsFile } from './weightsFile.ts';

/** What a tuner may change of the bots of a game, and how it finds out. */
export interface Tunable {
  /** The weights that come with this release, one file for each number of players. */
  readonly files: readonly WeightsFile[];
  /** Weights of the policy that are not set by hand. They show in victories only. */
  readonly evolving: readonly string[];
  /** The weights of the standing, in the order of the rows of a position. */
  readonly features: readonly string[];
  /** What rows and weights together tell of a seat: how far it will be ahead, or how likely it is to win. */
  readonly tells: 'lead' | 'victory';
  /** What can be learned from. Undefined in between; of those with the same moment one is enough. */
  positionOf(state: GameTypes['State']): Position | undefined;
  /** Players who weigh so: one who answers at once or nearly so, and one whose foresight shows what the standing is worth. */
  quickBot(weights: Weighing): Bot;
  farsightedBot(weights: Weighing): Bot;
  /** Whose games are learned from: every kind of player it may meet, and first of all itself. */
  companyOf(weights: Weighing): readonly Bot[];
}

export type Weighing = Pick<WeightsFile, 'policy' | 'standing'>;

export interface Position {
  readonly moment: string;
  /** Which number of each weight is meant: the act, say. */
  readonly part: number;
  readonly rows: readonly (readonly number[] | undefined)[]; // by seat; undefined for who is out
}
