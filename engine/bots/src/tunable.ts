import type { GameTypes } from '@omerta/kernel';
import type { Bot } from './bot.ts';
import type { WeightsFile } from './weightsFile.ts';

/** What a tuner may change about the bots of a game, and how it measures. */
export interface Tunable {
  /** The weights that come with this release, one file for each number of players. */
  readonly files: readonly WeightsFile[];
  /** Weights of the policy that are not set by hand. Only victories show their value. */
  readonly evolving: readonly string[];
  /** The names of the weights of the standing, in the order of the rows of a position. */
  readonly features: readonly string[];
  /** What rows and weights predict about a seat: its lead in the end, or its chance to win. */
  readonly predicts: 'lead' | 'victory';
  /** A position to learn from; undefined between two. One for each moment is enough. */
  positionOf(state: GameTypes['State']): Position | undefined;
  /** Bots with these weights: a quick one, and one whose look-ahead shows what the standing is worth. */
  quickBot(weights: Weighing): Bot;
  farsightedBot(weights: Weighing): Bot;
  /** The bots whose games are learned from: itself first, then every kind of opponent. */
  trainingBots(weights: Weighing): readonly Bot[];
}

export type Weighing = Pick<WeightsFile, 'policy' | 'standing'>;

export interface Position {
  readonly moment: string;
  /** Which number of each weight applies, such as the act. */
  readonly part: number;
  readonly rows: readonly (readonly number[] | undefined)[]; // by seat; undefined for the eliminated
}
