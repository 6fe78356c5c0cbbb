import { join } from 'node:path';
import { type Seat, seatName } from '@omerta/kernel';
import { uiText } from '@omerta/text';
import { paintWith } from '../draw/paint.ts';
import { dataFolder } from '../files/dataFolder.ts';
import { gameOfRecord, withPack } from '../files/openRecord.ts';
import { readJson } from '../files/readFile.ts';
import { type RecordedPlayer, readRecords } from '../files/recordFile.ts';
import { makeFolderOf, mustBeNew } from '../files/writeFile.ts';
import { type Io, print, sizeOf, usesColors } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { botNamed, gameNamed, languageFor, playersFor, seatIn, seedFrom } from '../options.ts';
import { ask } from '../play/ask.ts';
import { newsLines } from '../play/decision.ts';
import { readLines } from '../play/lineReader.ts';
import { logFor } from '../play/log.ts';
import type { Person } from '../play/person.ts';
import { botChoice, freshSeed, newSitting, playChoice, resumedSitting, type Sitting, save, waitedFor } from '../play/sitting.ts';

export interface PlayOptions {
  readonly game?: string;
  readonly players?: string;
  readonly seat?: string;
  readonly bots?: string;
  readonly language?: string;
  readonly seed?: string;
  readonly pack?: string;
  readonly save?: string;
  readonly resume?: string;
}

interface Started {
  readonly sitting: Sitting;
  readonly seat: Seat;
  readonly file: string;
}

/** One person against bots. */
export async function play(io: Io, options: PlayOptions): Promise<number> {
  const language = languageFor(io, options.language);
  const { sitting, seat, file } = options.resume === undefined ? begun(io, options) : goneOn(options, options.resume);
  const { game } = sitting;
  const paint = paintWith(usesColors(io));
  const names = sitting.players.map(({ name }) => name);
  const voice = game.speak(game.rules.viewFor(sitting.state, seat), { language, names, paint });
  const log = logFor(game, voice, seat);
  log.add(sitting.past);
  if (options.resume !== undefined) log.markRead();
  log.note(`${paint.bold(voice.title)}. ${uiText(language, 'youPlay', { family: names[seat]!, seat: seatName(seat) })}`);
  const lines = readLines(io);
  try {
    return await playOn(sitting, { io, lines, language, paint, game, voice, seat, log }, file);
  } finally {
    lines.close();
  }
}

async function playOn(sitting: Sitting, person: Person, file: string): Promise<number> {
  const { game, log, seat, voice, io } = person;
  let sawOthers = true;
  for (let waiting = waitedFor(sitting); waiting.length > 0; waiting = waitedFor(sitting)) {
    const bot = waiting.find(each => each !== seat);
    if (bot !== undefined) {
      log.add(playChoice(sitting, bot, botChoice(sitting, bot)));
      sawOthers = true;
      continue;
    }
    save(sitting, file);
    const view = game.rules.viewFor(sitting.state, seat);
    const [only, ...others] = game.rules.choices(view);
    const isForced = only !== undefined && others.length === 0;
    if (isForced) log.note(`${voice.prompt(view)} → ${voice.choice(view, only)}`);
    const answer = isForced ? { choice: only } : await ask(person, view, sawOthers);
    if ('left' in answer) return leave(person, file, answer.left);
    log.add(playChoice(sitting, seat, answer.choice));
    save(sitting, file);
    sawOthers &&= isForced;
  }
  save(sitting, file);
  for (const line of newsLines(person, sizeOf(io))) print(io, line);
  for (const line of voice.finalCount(game.rules.viewFor(sitting.state, seat), sizeOf(io))) print(io, line);
  print(io, uiText(person.language, 'saved', { file }));
  return 0;
}

function leave({ io, language }: Person, file: string, why: 'quit' | 'ended'): number {
  if (why === 'ended') print(io, uiText(language, 'inputEnded'));
  print(io, uiText(language, 'saved', { file }));
  print(io, uiText(language, 'goOnWith', { command: `omerta play --resume ${quotedFile(file)}` }));
  return 0;
}

function begun(io: Io, options: PlayOptions): Started {
  const chosen = gameNamed(options.game ?? 'corleone');
  const players = playersFor(chosen, options.players);
  const seat = seatIn(players, options.seat ?? 'A');
  const bot = botNamed(options.bots ?? 'greedy');
  const seed = options.seed === undefined ? freshSeed() : seedFrom(options.seed);
  const game = options.pack === undefined ? chosen.standard() : withPack(chosen.id, readJson(options.pack), options.pack);
  const file = options.save ?? defaultFile(io, chosen.id);
  mustBeNew(file, 'go on with --resume, or save elsewhere');
  if (options.save === undefined) makeFolderOf(file);
  const gameOptions = game.optionsFor(players);
  const names = game.namesFor(game.rules.viewFor(game.rules.setup(gameOptions, seed), 'spectator'));
  const seated = names.map((name, at): RecordedPlayer => (at === seat ? { name } : { name, bot }));
  const sitting = newSitting(game, gameOptions, seed, seated);
  save(sitting, file);
  return { sitting, seat, file };
}

function goneOn(options: PlayOptions, resume: string): Started {
  for (const name of ['game', 'players', 'seed', 'bots'] as const) {
    if (options[name] !== undefined) throw new Mistake(`--${name} cannot be changed with --resume`);
  }
  const [found, ...others] = readRecords(resume);
  if (found === undefined || others.length > 0) throw new Mistake(`${resume}: holds ${others.length + 1} games; only one can be gone on with`);
  const game = gameOfRecord(found, resume, options.pack);
  const count = game.playersIn(found.record.options);
  const seat = seatIn(count, options.seat ?? seatName(Math.max(0, (found.players ?? []).findIndex(({ bot }) => bot === undefined))));
  const sitting = resumedSitting(game, found, [], resume);
  const names = game.namesFor(game.rules.viewFor(sitting.state, 'spectator'));
  const players = names.map((name, at): RecordedPlayer => {
    const known = found.players?.[at];
    return at === seat ? { name: known?.name ?? name } : { name: known?.name ?? name, bot: known?.bot ?? 'greedy' };
  });
  if (game.rules.outcome(sitting.state) !== undefined) {
    throw new Mistake(`${resume}: this game is over; read it with: omerta replay ${quotedFile(resume)}`);
  }
  if (options.save !== undefined) mustBeNew(options.save, 'choose another');
  return { sitting: { ...sitting, players }, seat, file: options.save ?? resume };
}

function defaultFile(io: Io, game: string): string {
  const now = new Date().toISOString().replaceAll(/[-:]/g, '').replace('T', '-').replace(/\..*$/, '');
  return join(dataFolder(io), 'games', `${game}-${now}-${process.pid}.json`);
}

function quotedFile(file: string): string {
  return /^[\w./\\:~-]+$/.test(file) ? file : JSON.stringify(file);
}
