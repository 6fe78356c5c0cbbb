import { type GameId, USUAL_GAME_IDS } from '@omerta/games';
import { below, canonicalJson, replay } from '@omerta/kernel';
import { readRecord } from '@omerta/kernel/records';
import {
  firstDifference,
  oneByOne,
  type Planted,
  plantedIn,
  problemsOfSeed,
  randomFor,
  type Suite,
} from '@omerta/testing';
import { type AnyRules, gameOf } from '../../src/games.ts';
import { type RecordFile, type Verdict, verdictOn } from '../../src/http/recordFile.ts';
import { GAMES } from '../games.ts';
import { type PlayedGame, playedGame } from '../replay/playedGame.ts';

type Verifier = (file: RecordFile) => Pick<Verdict, 'sound' | 'problems' | 'hash'>;

const verdict: Verifier = file => verdictOn(gameOf(file.record.game)!.rules, file);

/** Without the hash, two sound records cannot be told apart. */
const soundness: Verifier = file => ({ ...verdict(file), hash: '' });

type SetupOf = (game: string) => AnyRules['setup'];

const standardSetup: SetupOf = game => gameOf(game)!.rules.setup;

export const verified: Suite = {
  id: 'S15-verified',
  promise: 'fair',
  shows: 'A finished game verifies, seed and deal also without our code; with one bit of it changed it does not',
  unit: 'games',
  trials: { long: 1_000, night: 20_000 },
  share: 500,
  run: oneByOne(seed => verify(seed, verdict)),
  planted: [
    withVerifier('a verifier that does not check the deal', file => soundness({ ...file, record: withoutDeal(file) })),
    withVerifier('a verifier that does not check the outcome', file => verdict(withTrueOutcome(file))),
    withVerifier('a verifier that believes a record without an outcome', file =>
      verdict(file.outcome === undefined ? withTrueOutcome(file) : file),
    ),
    withVerifier('a verifier that checks the end of a game and not its choices', soundness),
    ...USUAL_GAME_IDS.flatMap(withUnfairSetups),
  ],
};

function withVerifier(name: string, verifier: Verifier): Planted {
  return plantedIn(name, 300, seed => verify(seed, verifier));
}

/** Rules that change what they have dealt. */
function withUnfairSetups(game: GameId): readonly Planted[] {
  const unfair = GAMES[game].deal?.unfair ?? [];
  return unfair.map(({ name, change }) => {
    const setupOf: SetupOf = dealt => (options, seed) => {
      const state = standardSetup(dealt)(options, seed);
      if (dealt === game) change(state);
      return state;
    };
    return plantedIn(name, 300, seed => verify(seed, verdict, setupOf));
  });
}

const FLIPS = 8; // for each game

function verify(seed: number, verdictOf: Verifier, setupOf: SetupOf = standardSetup): Readonly<Record<string, number>> {
  const game = playedGame(seed);
  const { sound, problems, hash } = verdictOf(fileOf(game));
  if (!sound) throw new Error(`a fair game is called unfair: ${problems}`);
  checkDeal(game, setupOf);
  const random = randomFor('bits', seed);
  const text = canonicalJson({ record: game.record, outcome: game.outcome });
  for (let flip = 0; flip < FLIPS; flip += 1) {
    const bit = below(random, 8 * text.length);
    if (!isAccepted(flipped(text, bit), hash, verdictOf)) continue;
    const around = text.slice(Math.max(0, (bit >> 3) - 30), (bit >> 3) + 30);
    throw new Error(`bit ${bit} was changed unnoticed: …${around}…`);
  }
  return { 'changed bits': FLIPS };
}

function checkDeal({ record }: PlayedGame, setupOf: SetupOf): void {
  const seed = String(record.seed);
  const [problem] = problemsOfSeed(record.fairDeal!, seed);
  if (problem !== undefined) throw new Error(problem);
  const { deal } = GAMES[record.game as GameId]; // it was played here
  if (deal === undefined) return;
  const state = setupOf(record.game)(record.options, seed);
  const difference = firstDifference(deal.dealtIn(state), deal.dealtBy(record.options, seed));
  if (difference !== undefined) throw new Error(`another deal than the seed's: ${difference}`);
}

/** Whether a changed file passes. The hash comes with the verdict, so anyone can compare it. */
function isAccepted(text: string, expected: string | undefined, verdictOf: Verifier): boolean {
  const file = parsed(text);
  if (file === undefined) return false;
  const { sound, hash } = verdictOf(file);
  return sound && hash === expected;
}

function parsed(text: string): RecordFile | undefined {
  try {
    const { record, outcome } = JSON.parse(text);
    const read = readRecord(record);
    if (!read.ok || gameOf(read.record.game) === undefined || read.record.fairDeal === undefined) return undefined;
    return {
      format: 'omerta-record/1',
      record: read.record,
      players: [],
      ...(outcome === undefined ? {} : { outcome }),
    };
  } catch {
    return undefined; // no JSON any more
  }
}

function flipped(text: string, bit: number): string {
  const bytes = Buffer.from(text, 'latin1');
  bytes[bit >> 3]! ^= 1 << (bit & 7);
  return bytes.toString('latin1');
}

function fileOf({ record, outcome }: PlayedGame): RecordFile {
  return { format: 'omerta-record/1', record, players: [], outcome };
}

function withTrueOutcome({ outcome: _, ...file }: RecordFile): RecordFile {
  const rules = gameOf(file.record.game)!.rules;
  const replayed = replay(rules, file.record);
  const outcome = replayed.ok ? rules.outcome(replayed.state) : undefined;
  return outcome === undefined ? file : { ...file, outcome };
}

function withoutDeal({ record: { fairDeal: _, ...record } }: RecordFile): RecordFile['record'] {
  return record;
}
