// What each sign of a state does to the chance to win.
import { type NamedWeights, numbersOf } from '@omerta/bots';
import { byPlayers } from './tuned.ts';

/** As they are, and by the rounds to come. In the order of `signsOf`. */
const SIGNS = [
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

export const SIGN_NAMES: readonly string[] = [...SIGNS, ...SIGNS.map(sign => `${sign}ByRounds`)];

export const signWeights = (named: NamedWeights): readonly number[] =>
  SIGN_NAMES.map(name => numbersOf(named, name, 1)[0]!);

const BY_PLAYERS = byPlayers(({ standing }) => signWeights(standing));

export const signWeightsFor = (players: number): readonly number[] => BY_PLAYERS[players]!;
