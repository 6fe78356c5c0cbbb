import {
  type GameRecord,
  type GameTypes,
  type Refusal,
  type ReplayProblem,
  type ReplayStep,
  replay,
  seatName,
} from '@omerta/kernel';
import { paintWith } from '@omerta/terminal/paint.ts';
import type { BoundGame, ReadPack } from '../cliGame.ts';
import { Mistake } from '../mistake.ts';
import { gameNamed, having } from '../options.ts';
import { readJson } from './readFile.ts';
import type { RecordFile } from './recordFile.ts';

/** The game a record was made with: its version of the rules, with its own pack, the one named, or the standard one. */
export function gameOfRecord({ record, pack }: RecordFile, file: string, packFile?: string): BoundGame {
  const own = packFile === undefined ? pack : readJson(packFile);
  const game = own === undefined ? gameNamed(record.game).standard() : withPack(record.game, own, packFile ?? file);
  if (record.pack === game.rules.pack) return game.atVersion(record.version) ?? game; // a replay refuses another version
  const advice = own === undefined ? '; name the pack it was played with: --pack FILE' : '';
  throw new Mistake(`${file}: made with the pack ${short(record.pack)}, not ${short(game.rules.pack)}${advice}`);
}

/** A game with an untrusted pack. */
export function withPack(game: string, json: unknown, file: string): BoundGame {
  const { game: bound, errors } = readPack(game, json);
  if (bound !== undefined) return bound;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more: omerta pack check)` : '';
  throw new Mistake(`${file}: not a pack: ${errors[0]}${more}`);
}

export function readPack(name: string, json: unknown): ReadPack {
  const game = gameNamed(name);
  return having(game.readPack, 'packs', name)(json);
}

/** The last state of a record; every choice is checked. */
export function replayed(
  game: BoundGame,
  record: GameRecord,
  file: string,
  onStep?: (step: ReplayStep<GameTypes>) => void,
): unknown {
  const result = replay(game.rules, record, onStep);
  if (result.ok) return result.state;
  throw new Mistake(`${file}: ${inWords(game, record, result.problem)}`);
}

/** Why a record cannot be replayed. */
export function inWords(game: BoundGame, record: GameRecord, problem: ReplayProblem): string {
  switch (problem.code) {
    case 'wrongGame':
      return `a record of ${problem.found}, not of ${problem.expected}`;
    case 'wrongVersion':
      return `made with version ${problem.found} of the rules; this is version ${problem.expected}`;
    case 'wrongPack':
      return `made with the pack ${short(problem.found)}, not ${short(problem.expected)}`;
    case 'badOptions':
      return `options: ${problem.problems.join('; ')}`;
    case 'badSeed':
      return 'seed: must be a whole number from 0, or 64 hex digits in lower case';
    case 'badStart':
      return 'start: not a position of this game';
    case 'refused': {
      const [seat, text] = record.choices[problem.step - 1]!;
      const why = whyRefused(game, record, problem.refusal);
      return `choice ${problem.step}, ${seatName(seat)} ${JSON.stringify(text)}: ${why}`;
    }
  }
}

function whyRefused({ rules, speak }: BoundGame, { options, seed }: GameRecord, refusal: Refusal): string {
  switch (refusal.code) {
    case 'notWaitingForYou':
      return 'this seat is not to choose now';
    case 'unreadable':
      return 'not a choice of this game';
    case 'illegal': {
      const table = rules.viewFor(rules.setup(options, seed), 'spectator');
      const words = speak(table, { language: 'en', paint: paintWith(false) }).reason(refusal.reason);
      return `against the rules: ${words}`;
    }
  }
}

function short(hash: string): string {
  return hash === '' ? 'none' : hash.slice(0, 12);
}
