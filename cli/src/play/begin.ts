import { join } from 'node:path';
import { type Level, USUAL_LEVEL } from '@omerta/bots';
import { type Seat, seatName } from '@omerta/kernel';
import { dataFolder } from '../files/dataFolder.ts';
import { gameOfRecord, withPack } from '../files/openRecord.ts';
import { readJson } from '../files/readFile.ts';
import { type RecordedPlayer, type RecordFile, readRecords } from '../files/recordFile.ts';
import { makeFolderOf, mustBeNew } from '../files/writeFile.ts';
import { USUAL_GAME } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { gameNamed, levelNamed, playersFor, seatIn, seedFrom } from '../options.ts';
import { optionsFrom, switchNamesIn } from '../switches.ts';
import { freshSeed, newSitting, resumedSitting, type Sitting, save } from './sitting.ts';

/** The options of `omerta play`. */
export interface Wishes {
  readonly game?: string;
  readonly players?: string;
  readonly seat?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly pack?: string;
  readonly save?: string;
  readonly resume?: string;
}

/** A sitting, the seat of the player, and the file of the game. */
export interface Begun {
  readonly sitting: Sitting;
  readonly seat: Seat;
  readonly file: string;
}

/** A new game, saved from the start. */
export function begin(io: Io, wishes: Wishes): Begun {
  const chosen = gameNamed(wishes.game ?? USUAL_GAME);
  const players = playersFor(chosen, wishes.players);
  const seat = seatIn(players, wishes.seat ?? 'A');
  const bot = levelNamed(wishes.bots ?? USUAL_LEVEL);
  const seed = wishes.seed === undefined ? freshSeed() : seedFrom(wishes.seed);
  const game = wishes.pack === undefined ? chosen.standard() : withPack(chosen.id, readJson(wishes.pack), wishes.pack);
  const table = game.optionsFor(players, optionsFrom(chosen, wishes));
  const file = wishes.save ?? defaultFile(io, chosen.id);
  mustBeNew(file, 'go on with --resume, or save elsewhere');
  if (wishes.save === undefined) makeFolderOf(file);
  const bare = newSitting(game, table, seed);
  const sitting = { ...bare, players: seated(bare, seat, [], bot) };
  save(sitting, file);
  return { sitting, seat, file };
}

/** A saved game, resumed. */
export function resume(file: string, wishes: Wishes): Begun {
  const fixed = (['game', 'players', 'seed', 'bots'] as const).filter(name => wishes[name] !== undefined);
  const [name] = [...fixed, ...switchNamesIn(wishes)];
  if (name !== undefined) throw new Mistake(`--${name} cannot be changed with --resume`);
  const found = onlyRecord(file);
  const game = gameOfRecord(found, file, wishes.pack);
  const seat = seatIn(game.playersIn(found.record.options), wishes.seat ?? seatName(seatOfPerson(found)));
  const bare = resumedSitting(game, found, file);
  if (game.rules.outcome(bare.state) !== undefined) throw new Mistake(`${file}: this game is over; see omerta replay`);
  if (wishes.save !== undefined) mustBeNew(wishes.save, 'choose another');
  const sitting = { ...bare, players: seated(bare, seat, found.players ?? [], USUAL_LEVEL) };
  return { sitting, seat, file: wishes.save ?? file };
}

function onlyRecord(file: string): RecordFile {
  const [found, ...others] = readRecords(file);
  if (found === undefined || others.length > 0) {
    throw new Mistake(`${file}: holds ${others.length + 1} games; only a file with one game can be resumed`);
  }
  return found;
}

function seatOfPerson({ players = [] }: RecordFile): Seat {
  return Math.max(
    0,
    players.findIndex(({ bot }) => bot === undefined),
  );
}

/** The player on one seat, bots on the others. */
function seated(
  { game, state }: Sitting,
  person: Seat,
  known: readonly RecordedPlayer[],
  bot: Level,
): RecordedPlayer[] {
  return game.namesFor(game.rules.viewFor(state, 'spectator')).map((family, seat) => {
    const name = known[seat]?.name ?? family;
    return seat === person ? { name } : { name, bot: known[seat]?.bot ?? bot };
  });
}

function defaultFile(io: Io, game: string): string {
  const now = new Date()
    .toISOString()
    .replaceAll(/[-:]|\..*$/g, '')
    .replace('T', '-');
  return join(dataFolder(io), 'games', `${game}-${now}-${process.pid}.json`);
}
