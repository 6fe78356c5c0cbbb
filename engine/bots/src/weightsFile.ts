// Weights in files: numbers by name, so that diffs can be read.

export const WEIGHTS_FORMAT = 'omerta-weights/1';

export type NamedWeights = Readonly<Record<string, readonly number[]>>;

/** The weights of a game's bots for one number of players. Made by `omerta tune`. */
export interface WeightsFile {
  readonly format: string;
  readonly game: string;
  readonly players: number;
  readonly made: readonly string[]; // the commands, one after another
  readonly policy: NamedWeights; // of the policy, without look-ahead
  readonly standing: NamedWeights; // of the value of a state
}

/** Throws if they are missing: such weights belong to other bots. */
export function numbersOf(weights: NamedWeights, name: string, count: number): readonly number[] {
  const numbers = Object.hasOwn(weights, name) ? weights[name]! : [];
  if (numbers.length !== count) throw new Error(`There are ${numbers.length} weights of ${name}, not ${count}`);
  return numbers;
}

/** A line for each name. */
export function writeWeights(file: WeightsFile): string {
  const text = JSON.stringify(file, undefined, 2);
  const lines = text.replaceAll(/\[\s+([-\d.,\s]*?)\s+\]/g, (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`);
  return `${lines}\n`;
}

export const roundedWeight = (weight: number): number => Number(weight.toFixed(3));
