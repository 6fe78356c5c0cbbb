import {
  canonicalJson,
  checkDeal,
  checkStretches,
  type GameRecord,
  gameFingerprint,
  listSeats,
  type Outcome,
  problemOfOutcome,
  type SeenDeal,
  seatName,
} from '@omerta/kernel';
import type { Command } from 'commander';
import type { BoundGame } from '../cliGame.ts';
import { gameOfRecord, inWords, replayed } from '../files/openRecord.ts';
import { type RecordFile, readRecords } from '../files/recordFile.ts';
import { fairSeat, notFair, type SeenOptions, seenIn } from '../files/seenDeal.ts';
import { type Io, print } from '../io.ts';
import { Mistake } from '../mistake.ts';
import type { Doing } from './doing.ts';

export function addVerify(omerta: Command, { io, does }: Doing): void {
  omerta
    .command('verify')
    .description('replay a record and check everything in it')
    .argument('<file>', 'a record')
    .option('--pack <file>', 'the pack of the game, if the record does not carry it')
    .option('--commitment <hex>', 'the one you were shown before the game')
    .option('--entropy <hex>', 'the one you gave when you were ready')
    .option('--seen <file>', 'both, as the page saved them')
    .action((file: string, options: VerifyOptions) => does(verify(io, file, options)));
}

interface VerifyOptions extends SeenOptions {
  readonly pack?: string;
}

/** Checks version, pack, the deal of a live game, every choice, and the claimed outcome. */
function verify(io: Io, file: string, options: VerifyOptions): number {
  const records = readRecords(file);
  const seen = seenIn(options);
  if (seen !== undefined && records.length > 1)
    throw new Mistake(`${file} has ${records.length} games; commitment and entropy are of one`);
  for (const [at, found] of records.entries()) {
    const where = records.length === 1 ? file : `${file}, game ${at + 1}`;
    const game = gameOfRecord(found, where, options.pack);
    checkSeed(where, found.record); // a wrong seed would only look like a wrong choice
    const state =
      found.stretches === undefined ? replayed(game, found.record, where) : stretched(io, where, game, found);
    const outcome = game.rules.outcome(state);
    compare(where, found, outcome);
    const deal = dealOf(where, game, found, seen);
    print(io, `ok ${where}: ${summary(game, found, state, outcome)}`);
    print(io, `hash ${gameFingerprint(found.record, state)}`);
    if (deal !== undefined) print(io, deal);
    if (found.record.start !== undefined) print(io, 'no fair deal: the game did not start with its setup');
  }
  return 0;
}

/** The last state of a game under several versions of the rules; checks what this release can. */
function stretched(io: Io, where: string, game: BoundGame, { record, stretches = [] }: RecordFile): unknown {
  const checked = checkStretches(game.rules, record, stretches);
  const others: string[] = [];
  for (const stretch of checked) {
    const choices = `choices ${stretch.from} to ${stretch.to}, version ${stretch.version} of the rules`;
    if (stretch.verdict === 'refused') throw new Mistake(`${where}: ${inWords(game, record, stretch.problem)}`);
    if (stretch.verdict === 'otherEnd')
      throw new Mistake(`${where}: ${choices}: do not end where the next stretch starts`);
    if (stretch.verdict === 'otherVersion') others.push(choices);
    else print(io, `right ${where}: ${choices}`);
  }
  const last = checked.at(-1);
  if (others.length === 0 && last?.verdict === 'right') return last.state;
  throw new Mistake(`${where}: a release with that version must check ${others.join('; ')}`);
}

/** Only live games have a deal. */
function checkSeed(where: string, { seed, fairDeal }: GameRecord): void {
  const [problem] = fairDeal === undefined ? [] : checkDeal({ ...fairDeal, seed });
  if (problem !== undefined) throw notFair(where, problem);
}

function dealOf(
  where: string,
  game: BoundGame,
  { record: { options, fairDeal }, players = [] }: RecordFile,
  seen: Partial<SeenDeal> | undefined,
): string | undefined {
  if (fairDeal === undefined) {
    if (seen !== undefined) throw new Mistake(`${where}: the record has no deal to compare with what you saw`);
    return undefined;
  }
  const { match, entropies } = fairDeal;
  const seats = game.playersIn(options);
  if (entropies.length !== seats) throw notFair(where, `entropies: ${entropies.length} for ${seats} players`);
  const own = fairSeat(where, fairDeal, seen, players);
  if (fairDeal.atOnce) return 'no fair deal: the game began at once, before a player was shown the commitment';
  const given = `${entropies.filter(entropy => entropy !== '').length} of ${seats} seats`;
  if (own !== undefined)
    return `fair deal: the commitment is the one you saw before the game, and the entropy of seat ${own} is yours; ${given} gave entropy`;
  return `consistent deal: the seed comes from the secret committed to for ${match} and the entropy of ${given}; ${ADVICE}`;
}

const ADVICE = 'whether it was fair, --commitment and --entropy show, as you saw them before the game';

function compare(where: string, { record, outcome: claimed }: RecordFile, outcome: Outcome | undefined): void {
  switch (problemOfOutcome(record, claimed, outcome)) {
    case 'early':
      throw new Mistake(`${where}: claims an outcome, but the game is not over`);
    case 'missing':
      throw new Mistake(`${where}: has no outcome, but this game with a fair deal is over`);
    case 'other':
      throw new Mistake(`${where}: claims the outcome ${canonicalJson(claimed)}, but it is ${canonicalJson(outcome)}`);
  }
}

function summary(game: BoundGame, { record }: RecordFile, state: unknown, outcome: Outcome | undefined): string {
  const head = `${game.id}, ${game.playersIn(record.options)} players, ${record.choices.length} choices`;
  if (outcome === undefined) {
    return `${head}, waiting for ${listSeats(game.rules.waitingFor(state)).map(seatName).join(', ')}`;
  }
  const scores = outcome.scores.map((score, seat) => `${seatName(seat)} ${score}`).join(', ');
  return `${head}, over: ${scores}`;
}
