import { type GameTypes, listSeats, type Seat, type Viewer } from '@omerta/kernel';
import type { Voice } from '@omerta/terminal/game.ts';
import { wrapped } from '@omerta/terminal/lines.ts';
import { paintWith } from '@omerta/terminal/paint.ts';
import { sharedUiText } from '@omerta/words';
import type { Command } from 'commander';
import type { BoundGame } from '../cliGame.ts';
import { gameOfRecord, replayed } from '../files/openRecord.ts';
import { recordNumber } from '../files/recordFile.ts';
import { type Io, print, sizeOf, usesColors } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { languageFor, seatIn } from '../options.ts';
import type { Doing } from './doing.ts';

interface ReplayOptions {
  readonly language?: string;
  readonly viewer?: string;
  readonly number?: string;
  readonly steps?: boolean;
  readonly pack?: string;
}

export function addReplay(omerta: Command, { io, does }: Doing): void {
  omerta
    .command('replay')
    .description('tell a recorded game in words')
    .argument('<file>', 'a record')
    .option('--language <language>', 'en, pl, de or pt-BR (default: that of the terminal)')
    .option('--viewer <who>', 'spectator, a seat from A, or all (default: spectator)')
    .option('--number <number>', 'which game of a file with several (default: 1)')
    .option('--steps', 'every step, instead of a sentence for each turn')
    .option('--pack <file>', 'the pack of the game, if the record does not carry it')
    .action((file: string, options: ReplayOptions) => does(replayFile(io, file, options)));
}

/** A game in words, act by act, as one viewer saw it. */
function replayFile(io: Io, file: string, options: ReplayOptions): number {
  const language = languageFor(io, options.language);
  const found = recordNumber(file, options.number);
  const game = gameOfRecord(found, file, options.pack);
  const seen = seenAs(
    game,
    viewerNamed(options.viewer ?? 'spectator', () => game.playersIn(found.record.options)),
  );
  const steps: GameTypes['Event'][][] = [];
  const state = replayed(game, found.record, file, ({ events }) => steps.push([...events]));

  const view = game.rules.viewFor(state, 'spectator');
  const paint = paintWith(usesColors(io));
  const names = found.players?.some(({ bot }) => bot === undefined) ? found.players.map(({ name }) => name) : [];
  const voice = game.speak(view, { language, names, paint });
  const { columns } = sizeOf(io);
  const log = steps.flat().flatMap(event => seen(event) ?? []);
  print(io, paint.bold(voice.title));
  for (const { text, begins } of options.steps === true ? stepsOf(voice, log) : storyOf(voice, log)) {
    if (begins) print(io);
    for (const shown of begins ? wrapped(paint.bold(text), columns) : wrapped(`· ${text}`, columns, '  ')) {
      print(io, shown);
    }
  }
  print(io);
  const waiting = listSeats(game.rules.waitingFor(state));
  const called = (seat: Seat) => names[seat] ?? game.namesFor(view)[seat]!;
  if (waiting.length > 0) print(io, sharedUiText(language, 'waitingFor', { players: waiting.map(called).join(', ') }));
  for (const shown of voice.finalCount(view, sizeOf(io))) print(io, shown);
  return 0;
}

interface Told {
  readonly text: string;
  readonly begins: boolean; // an act or a round
}

const storyOf = (voice: Voice, log: readonly GameTypes['SeenEvent'][]): Told[] =>
  voice
    .story(log)
    .flatMap(({ events, text }) => (text === undefined ? [] : [{ text, begins: voice.beginsAct(events[0]!) }]));

/** The effects of an action are in its line. */
function stepsOf(voice: Voice, log: readonly GameTypes['SeenEvent'][]): Told[] {
  const lines: { text: string; begins: boolean }[] = [];
  for (const event of log) {
    const text = voice.event(event);
    if (text === undefined) continue;
    const last = lines.at(-1);
    const begins = voice.beginsAct(event);
    if (last === undefined || last.begins || begins || voice.beginsLine(event)) lines.push({ text, begins });
    else last.text += ` ${text}`;
  }
  return lines;
}

type Seer = Viewer | 'all';

export function viewerNamed(name: string, players: () => number): Seer {
  if (name === 'spectator' || name === 'all') return name;
  try {
    return seatIn(players(), name);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    throw new Mistake(`${error.message}; or name spectator, or all`);
  }
}

/** For `all`, an event as it happened, secrets included: every game's events are what a viewer sees, complete. */
function seenAs({ rules }: BoundGame, viewer: Seer): (event: GameTypes['Event']) => GameTypes['SeenEvent'] | undefined {
  return viewer === 'all' ? event => event : event => rules.seenBy(event, viewer);
}
