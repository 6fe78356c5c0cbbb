// One game in the terminal: its state, its record, and the file that keeps it.
import { randomBytes } from 'node:crypto';
import { randomFor } from '@omerta/bots';
import {
  type GameRecord,
  type GameTypes,
  listSeats,
  newRecord,
  RECORD_FORMAT,
  type Seat,
  type Seed,
} from '@omerta/kernel';
import type { BoundGame } from '../cliGame.ts';
import { replayed } from '../files/openRecord.ts';
import type { RecordedPlayer, RecordFile } from '../files/recordFile.ts';
import { replaceFile } from '../files/writeFile.ts';

type Event = GameTypes['Event'];

export interface Sitting {
  readonly game: BoundGame;
  readonly record: GameRecord;
  readonly players: readonly RecordedPlayer[];
  readonly state: unknown; // changes in place
  readonly past: readonly Event[]; // before the sitting
  readonly since: Event[]; // during the sitting
}

/** Without players yet. */
export function newSitting(game: BoundGame, options: unknown, seed: Seed): Sitting {
  const past: Event[] = [];
  const state = game.rules.setup(options, seed, past);
  return { game, record: newRecord(game.rules, options, seed), players: [], state, past, since: [] };
}

/** Goes on where a record ends. */
export function resumedSitting(game: BoundGame, { record }: RecordFile, file: string): Sitting {
  const past: Event[] = [];
  const state = replayed(game, record, file, ({ events }) => {
    for (const event of events) past.push(event);
  });
  return { game, record, players: [], state, past, since: [] };
}

/** 256 bits, so that no player can guess the cards. */
export function freshSeed(): Seed {
  return randomBytes(32).toString('hex');
}

export function waitedFor({ game, state }: Sitting): Seat[] {
  return listSeats(game.rules.waitingFor(state));
}

export function playChoice({ game, record, state, since }: Sitting, seat: Seat, choice: object): Event[] {
  const { rules } = game;
  const events: Event[] = [];
  record.choices.push([seat, rules.writeChoice(choice)]);
  rules.play(state, seat, choice, events);
  since.push(...events);
  return events;
}

/** What the bot of this seat would choose now. */
export function botChoice(sitting: Sitting, seat: Seat): object {
  const { game, record, players, state } = sitting;
  const random = randomFor('bot', record.seed, record.choices.length);
  const bot = game.bot(players[seat]!.bot ?? 'random');
  const known = bot.newMemory !== undefined ? { recall: recallOf(sitting, seat) } : {};
  return bot.decide(game.rules.viewFor(state, seat), { random, ...known }).choice;
}

/** What a player who saw the deal remembers. */
function recallOf({ game: { bots, rules }, players, past, since }: Sitting, seat: Seat): unknown {
  const memory = bots.newMemory(rules, players.length);
  for (const event of [...past, ...since]) {
    const seen = rules.seenBy(event, seat);
    if (seen !== undefined) memory.see(seen);
  }
  return memory.recall;
}

export function save(sitting: Sitting, file: string): void {
  replaceFile(file, `${JSON.stringify(fileOf(sitting), undefined, 1)}\n`);
}

function fileOf({ game, record, players, state }: Sitting): RecordFile {
  const outcome = game.rules.outcome(state);
  return {
    format: RECORD_FORMAT,
    record,
    players,
    ...(outcome === undefined ? {} : { outcome }),
    ...(game.ownPack === undefined ? {} : { pack: game.ownPack }),
  };
}
