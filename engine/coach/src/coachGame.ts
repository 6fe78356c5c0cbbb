import type { GameBots } from '@omerta/bots';
import type { GameTypes, PlayerRange, Random, Rules } from '@omerta/kernel';
import type { Timeline } from './analysis/timeline.ts';
import type { Beliefs } from './beliefs.ts';
import type { ModelFile } from './model/model.ts';

/** A fold over the events a seat saw. */
export type Memory = unknown;

/** How a game is coached. */
export interface GameCoach<G extends GameTypes = GameTypes> {
  gameFor(rules: Rules<G>): CoachGame;
}

/** What the coach needs of a game. */
export interface CoachGame<G extends GameTypes = GameTypes, M = Memory> {
  readonly rules: Rules<G>;
  readonly bots: GameBots<G>;
  /** The weights that come with the game, one file for each number of players. */
  readonly models: readonly ModelFile[];
  readonly features: FeatureTable;
  readonly players: PlayerRange;
  playersOf(state: G['State']): number;
  /** The act or round that is played; without it the game has no chapters. */
  chapterOf?(view: G['View']): number;
  /** How much of the game is over, from 0 to 1. */
  progressOf(state: G['State']): number;
  /** By seat, in the order of `features.names`; undefined for a seat that can no longer win. */
  featuresOf(state: G['State']): readonly (readonly number[] | undefined)[];
  /** The options of the games that models learn from. */
  optionsFor(players: number, game: number): G['Options'];

  /** The kind of a question that several seats answer secretly; undefined for all others. */
  secretQuestion(state: G['State']): string | undefined;
  /** Whether the immediate effects of a choice made in `before` have happened. */
  isSettled(before: G['State'], state: G['State']): boolean;
  /** Whether the long-term effects of a choice made in `before` show. */
  isFarOn(before: G['State'], state: G['State']): boolean;
  /** Reshuffles decks and future chance; no seat's cards change. */
  reshuffle(state: G['State'], random: Random): void;

  startMemory(players: number): M;
  remember(memory: M, event: G['SeenEvent']): M;
  /** A full state that fits the view and everything this viewer has seen before. */
  imagine(view: G['View'], memory: M, random: Random): G['State'];
  beliefsIn(view: G['View'], memory: M): Beliefs;
  /** Additions to the analysis that only this game has, as JSON. */
  more?(timeline: Timeline): object;
  /** More for games in which they cost less. */
  readonly samples: Samples;
}

/** Raise the edition whenever a feature changes its meaning but not its name. */
export interface FeatureTable {
  readonly edition: number;
  readonly names: readonly string[];
}

/** How many worlds are imagined. */
export interface Samples {
  readonly fair: number; // for each point of a fair curve
  readonly first: number; // to find the best choice of a decision
  readonly doubt: number; // to see whether a choice may have been worse than the best
  readonly most: number; // at most, played further on, to be sure
  readonly luck: number; // reshuffles
}

export const samplesTimes = ({ fair, first, doubt, most, luck }: Samples, factor: number): Samples => {
  const times = (usual: number, least: number) => Math.max(least, Math.round(usual * factor));
  return {
    fair: times(fair, 1),
    first: times(first, 2),
    doubt: times(doubt, 4),
    most: times(most, 12),
    luck: times(luck, 2),
  };
};
