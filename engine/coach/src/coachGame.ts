import type { GameBots } from '@omerta/bots';
import type { GameTypes, PlayerRange, Random, Rules } from '@omerta/kernel';
import type { Timeline } from './analysis/timeline.ts';
import type { Beliefs } from './beliefs.ts';
import type { ModelFile } from './model/model.ts';

/** What a seat has seen: a fold over its events. */
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
  /** By seat, in the order of `features.names`; undefined for who cannot win any more. */
  featuresOf(state: G['State']): readonly (readonly number[] | undefined)[];
  /** The tables of so many players that models learn from. */
  optionsFor(players: number, game: number): G['Options'];

  /** The kind of a question that several seats answer secretly; undefined for all others. */
  secretQuestion(state: G['State']): string | undefined;
  /** Whether what a choice made in `before` brought at once has come. */
  isSettled(before: G['State'], state: G['State']): boolean;
  /** Whether it shows what a choice made in `before` was good for. */
  isFarOn(before: G['State'], state: G['State']): boolean;
  /** Decks and chance to come, anew; no seat's cards are touched. */
  reshuffle(state: G['State'], random: Random): void;

  startMemory(players: number): M;
  remember(memory: M, event: G['SeenEvent']): M;
  /** A full state that fits the view and all this viewer has seen before. */
  imagine(view: G['View'], memory: M, random: Random): G['State'];
  beliefsIn(view: G['View'], memory: M): Beliefs;
  /** What only an analysis of this game has, as JSON. */
  more?(timeline: Timeline): object;
  /** More where they cost less. */
  readonly samples: Samples;
}

/** Raise the edition whenever a feature of the same name comes to mean something else. */
export interface FeatureTable {
  readonly edition: number;
  readonly names: readonly string[];
}

/** How many worlds are imagined. */
export interface Samples {
  readonly fair: number; // for each point of a fair curve
  readonly first: number; // to find the best choice of a decision
  readonly doubt: number; // to see whether a choice may have been worse than the best
  readonly most: number; // played further on, to be sure of it
  readonly luck: number; // other ways chance may have fallen
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
