import type { CoachGame } from '../coachGame.ts';
import { MODEL_FORMAT, type ModelFile, schemaOf } from './model.ts';
import { QUICK, type Sample, samplesOf } from './selfPlay.ts';
import { weightsFor } from './weightsFor.ts';

export interface FitPlan {
  readonly players: number;
  readonly games: number;
  readonly seed: number; // of the first game; the next ones follow
  onGame?(played: number): void;
}

/** Weights learned from games among quick bots: the same plan gives the same file. */
export function fitModel(game: CoachGame, { players, games, seed, onGame }: FitPlan): ModelFile {
  const { rules, features } = game;
  const samples: Sample[] = [];
  for (let at = 0; at < games; at += 1) {
    samples.push(...samplesOf(game, players, seed + at));
    onGame?.(at + 1);
  }
  const weights = weightsFor(samples, features.names.length);
  return {
    format: MODEL_FORMAT,
    game: rules.id,
    players,
    schema: schemaOf(rules.id, features),
    trained: { version: rules.version, pack: rules.pack, bots: QUICK.learning, games, positions: samples.length, seed },
    weights: Object.fromEntries(features.names.map((name, at) => [name, weights[at]!.map(rounded)])),
  };
}

const rounded = (weight: number): number => Number(weight.toFixed(4));
