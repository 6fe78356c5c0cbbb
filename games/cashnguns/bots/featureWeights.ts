// How much each feature of a state changes the chance to win.
import { type NamedWeights, numbersOf } from '@omerta/bots';
import { byPlayers } from './tuned.ts';

/** Each counts by itself and multiplied by the rounds to come. In the order of `featuresOf`. */
const FEATURES = [
  'loot',
  'nextPainting',
  'mostDiamonds',
  'oneLife',
  'twoLives',
  'fourLives',
  'bangs',
  'clicks',
  'godfather',
  'cards',
] as const;

export const FEATURE_NAMES: readonly string[] = [...FEATURES, ...FEATURES.map(feature => `${feature}ByRounds`)];

export const featureWeights = (named: NamedWeights): readonly number[] =>
  FEATURE_NAMES.map(name => numbersOf(named, name, 1)[0]!);

const BY_PLAYERS = byPlayers(({ standing }) => featureWeights(standing));

export const featureWeightsFor = (players: number): readonly number[] => BY_PLAYERS[players]!;
