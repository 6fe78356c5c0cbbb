import { USUAL_LEVEL } from '@omerta/bots';
import { countSeats } from '@omerta/kernel';
import { paintWith } from '@omerta/terminal/paint.ts';
import { sharedUiText } from '@omerta/words';
import type { Command } from 'commander';
import { type Io, print, sizeOf, usesColors } from '../io.ts';
import { botsHelp, gamesHelp, languageFor, playersHelp } from '../options.ts';
import { ask } from '../play/ask.ts';
import { begin, resume, type Wishes } from '../play/begin.ts';
import { newsLines } from '../play/decision.ts';
import { readLines } from '../play/lineReader.ts';
import { logFor } from '../play/log.ts';
import type { Person } from '../play/person.ts';
import { botChoice, playChoice, type Sitting, save, waitedFor } from '../play/sitting.ts';
import { addSwitches } from '../switches.ts';
import type { Doing } from './doing.ts';

export function addPlay(omerta: Command, { io, does }: Doing): void {
  const command = omerta
    .command('play')
    .description('play against bots in the terminal')
    .option('--game <name>', gamesHelp())
    .option('--players <number>', `how many players, you included: ${playersHelp()}`)
    .option('--seat <letter>', 'where you sit, from A (default: A)')
    .option('--bots <kind>', botsHelp(USUAL_LEVEL))
    .option('--language <language>', 'en, pl, de or pt-BR (default: that of the terminal)')
    .option('--seed <seed>', 'a whole number, for a game that can be repeated')
    .option('--pack <file>', 'play with another pack')
    .option('--save <file>', 'save the game in this file (default: a new one in your data folder)')
    .option('--resume <file>', 'resume a saved game');
  addSwitches(command).action((wishes: PlayWishes) => does(play(io, wishes)));
}

interface PlayWishes extends Wishes {
  readonly language?: string;
}

/** One person against bots. */
async function play(io: Io, wishes: PlayWishes): Promise<number> {
  const language = languageFor(io, wishes.language);
  const { sitting, seat, file } = wishes.resume === undefined ? begin(io, wishes) : resume(wishes.resume, wishes);
  const { game, players, past } = sitting;
  const paint = paintWith(usesColors(io));
  const names = players.map(({ name }) => name);
  const view = game.rules.viewFor(sitting.state, seat);
  const voice = game.speak(view, { language, names, paint });
  const log = logFor(game, voice, seat);
  log.note(`${paint.bold(voice.title)}. ${voice.welcome(view)}`);
  log.add(past);
  const lines = readLines(io);
  try {
    return await playOn(sitting, { io, lines, language, paint, game, voice, seat, log }, file);
  } finally {
    lines.close();
  }
}

async function playOn(sitting: Sitting, person: Person, file: string): Promise<number> {
  const { game, log, seat, voice } = person;
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
    const isJoint = countSeats(game.rules.mayChoose(sitting.state)) > 1; // this answer reveals all others
    const [only, ...others] = game.rules.choices(view);
    const isForced = only !== undefined && others.length === 0;
    if (isForced) log.note(`${voice.prompt(view)} → ${voice.choice(view, only)}`);
    const answer = isForced ? { choice: only } : await ask(person, view, sawOthers);
    if ('left' in answer) return leave(person, file, answer.left);
    log.add(playChoice(sitting, seat, answer.choice));
    save(sitting, file);
    sawOthers = isJoint || (sawOthers && isForced);
  }
  return finish(sitting, person, file);
}

function finish(sitting: Sitting, person: Person, file: string): number {
  const { game, io, language, seat, voice } = person;
  save(sitting, file);
  const size = sizeOf(io);
  const view = game.rules.viewFor(sitting.state, seat);
  for (const line of [...newsLines(person, size), '', ...voice.finalCount(view, size), '']) print(io, line);
  print(io, sharedUiText(language, 'saved', { file }));
  return 0;
}

function leave({ io, language }: Person, file: string, why: 'quit' | 'ended'): number {
  if (why === 'ended') print(io, sharedUiText(language, 'inputEnded'));
  print(io, sharedUiText(language, 'saved', { file }));
  print(io, sharedUiText(language, 'goOnWith', { command: `omerta play --resume ${quotedFile(file)}` }));
  return 0;
}

function quotedFile(file: string): string {
  return /^[\w./\\:~-]+$/.test(file) ? file : JSON.stringify(file);
}
