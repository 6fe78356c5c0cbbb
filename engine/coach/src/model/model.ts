// Shares of victory: a conditional logit over the seats, linear in the game's features of each seat.
import { fingerprint } from '@omerta/kernel';
import type { CoachGame, FeatureTable } from '../coachGame.ts';

export const MODEL_FORMAT = 'omerta-model/1';

/** A file of weights. Made by `omerta fit`. */
export interface ModelFile {
  readonly format: string;
  readonly game: string;
  readonly players: number;
  readonly schema: string; // of the features the weights belong to
  readonly trained: Training;
  readonly weights: Readonly<Record<string, readonly number[]>>; // by feature, one for each knot
}

export interface Training {
  readonly version: number; // of the rules
  readonly pack: string;
  readonly bots: string;
  readonly games: number;
  readonly positions: number;
  readonly seed: number;
}

export interface Model {
  readonly players: number;
  readonly weights: readonly (readonly number[])[];
}

/** The game is cut into this many knots; between two knots weights are interpolated. */
export const KNOTS = 6;

export function schemaOf(game: string, { edition, names }: FeatureTable): string {
  return fingerprint({ game, edition, names, knots: KNOTS }).slice(0, 16);
}

/** Throws if the weights were made for other features: the shares would be nonsense. */
export function loadModel({ rules, features }: CoachGame, file: ModelFile): Model {
  if (file.format !== MODEL_FORMAT) throw new Error(`Not a model: the format is ${file.format}, not ${MODEL_FORMAT}`);
  if (file.game !== rules.id) throw new Error(`A model of ${file.game}, not of ${rules.id}`);
  const schema = schemaOf(rules.id, features);
  if (file.schema !== schema) {
    throw new Error(
      `The model of ${file.game} for ${file.players} was made for features ${file.schema}, not ${schema}`,
    );
  }
  return {
    players: file.players,
    weights: features.names.map(name => {
      const weights = file.weights[name];
      if (weights?.length !== KNOTS) throw new Error(`The model of ${file.game} has no ${KNOTS} weights of ${name}`);
      return weights;
    }),
  };
}

/** A line for each feature, so that diffs can be read. */
export function writeModel(file: ModelFile): string {
  const text = JSON.stringify(file, undefined, 2);
  return `${text.replaceAll(/\[\s+([^\]]*?)\s+\]/g, (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`)}\n`;
}

/** By seat; they sum to 1, except in a game without a winner. */
export function sharesIn(game: CoachGame, model: Model, state: unknown): number[] {
  const outcome = game.rules.outcome(state);
  if (outcome !== undefined) return sharesOfPlaces(outcome.places);
  return sharesOfSample(model, { progress: game.progressOf(state), features: game.featuresOf(state) });
}

interface Seen {
  readonly progress: number;
  readonly features: readonly (readonly number[] | undefined)[];
}

export function sharesOfSample({ weights }: Model, { progress, features }: Seen): number[] {
  const { knot, part } = placeOf(progress);
  return softMax(
    features.map(row => {
      if (row === undefined) return undefined;
      let sum = 0;
      for (let at = 0; at < row.length; at += 1) {
        const { [knot]: before = 0, [knot + 1]: after = 0 } = weights[at]!;
        sum += row[at]! * (before * (1 - part) + after * part);
      }
      return sum;
    }),
  );
}

/** The knot before, and how far on the way to the next. */
export function placeOf(progress: number): { readonly knot: number; readonly part: number } {
  const place = Math.min(Math.max(progress, 0), 1) * (KNOTS - 1);
  const knot = Math.min(Math.floor(place), KNOTS - 2);
  return { knot, part: place - knot };
}

/** A shared victory is split. */
export function sharesOfPlaces(places: readonly number[]): number[] {
  const winners = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / winners : 0));
}

export function softMax(sums: readonly (number | undefined)[]): number[] {
  const most = Math.max(...sums.filter(sum => sum !== undefined));
  const powers = sums.map(sum => (sum === undefined ? 0 : Math.exp(sum - most)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map(power => power / total);
}
