import { below, canonicalJson, randomFrom, readRecord, replay, shuffle } from '@omerta/kernel';
import { oneByOne, type Planted, plantedIn, randomFor, type Suite } from '@omerta/kernel/testing';
import { gameOf } from '../../src/games.ts';
import { type RecordFile, type Verdict, verdictOn } from '../../src/http/recordFile.ts';
import { problemsOfSeed, shuffledBy } from '../replay/independentDeal.ts';
import { type PlayedGame, playedGame } from '../replay/playedGame.ts';

type Verifier = (file: RecordFile) => Pick<Verdict, 'sound' | 'problems' | 'hash'>;

const verdict: Verifier = file => verdictOn(gameOf(file.record.game)!.standard, file);

/** Of two records that are sound it could not tell which is the true one. */
const soundness: Verifier = file => ({ ...verdict(file), hash: '' });

export const verified: Suite = {
  id: 'S15-verified',
  promise: 'fair',
  shows: 'A finished game verifies, also without our code; with one bit of it changed it does not',
  unit: 'games',
  trials: { long: 1_000, night: 20_000 },
  share: 500,
  run: oneByOne(seed => verify(seed, verdict)),
  planted: [
    withVerifier('a verifier that does not look at the deal', file =>
      soundness({ ...file, record: withoutDeal(file) }),
    ),
    withVerifier('a verifier that does not look at the outcome', file => soundness(withTrueOutcome(file))),
    withVerifier('a verifier that believes a record without an outcome', file =>
      verdict(file.outcome === undefined ? withTrueOutcome(file) : file),
    ),
    withVerifier('a verifier that looks at how a game ends, not at how it came to that', soundness),
  ],
};

function withVerifier(name: string, verifier: Verifier): Planted {
  return plantedIn(name, 300, seed => verify(seed, verifier));
}

const FLIPS = 8; // for each game
const CARDS = 60;

function verify(seed: number, verdictOf: Verifier): Readonly<Record<string, number>> {
  const game = playedGame(seed);
  const { sound, problems, hash } = verdictOf(fileOf(game));
  if (!sound) throw new Error(`a fair game is called unfair: ${problems}`);
  checkDeal(game);
  const random = randomFor('bits', seed);
  const text = canonicalJson({ record: game.record, outcome: game.outcome });
  for (let flip = 0; flip < FLIPS; flip += 1) {
    const bit = below(random, 8 * text.length);
    if (!isBelieved(flipped(text, bit), hash, verdictOf)) continue;
    const around = text.slice(Math.max(0, (bit >> 3) - 30), (bit >> 3) + 30);
    throw new Error(`bit ${bit} was changed and nobody noticed: …${around}…`);
  }
  return { 'changed bits': FLIPS };
}

function checkDeal({ record: { fairDeal, seed } }: PlayedGame): void {
  const problems = problemsOfSeed(fairDeal!, String(seed));
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  shuffle(randomFrom(seed), deck);
  if (deck.join() !== shuffledBy(String(seed), CARDS).join()) problems.push('the shuffle is another');
  if (problems.length > 0) throw new Error(problems.join('; '));
}

/** Whether a changed file passes. The hash is told with the verdict: everybody can compare it. */
function isBelieved(text: string, told: string | undefined, verdictOf: Verifier): boolean {
  const file = parsed(text);
  if (file === undefined) return false;
  const { sound, hash } = verdictOf(file);
  return sound && hash === told;
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
  const rules = gameOf(file.record.game)!.standard;
  const replayed = replay(rules, file.record);
  const outcome = replayed.ok ? rules.outcome(replayed.state) : undefined;
  return outcome === undefined ? file : { ...file, outcome };
}

function withoutDeal({ record: { fairDeal: _, ...record } }: RecordFile): RecordFile['record'] {
  return record;
}
