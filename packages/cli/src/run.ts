import { Command, CommanderError } from 'commander';
import cli from '../package.json' with { type: 'json' };
import { play } from './commands/play.ts';
import type { Io } from './io.ts';
import { Mistake, reasonOf } from './mistake.ts';

/** The omerta command: does what the words say and returns the exit code. */
export async function run(words: readonly string[], io: Io): Promise<number> {
  let code = 0;
  const omerta = program(io, async work => {
    code = await work;
  });
  try {
    await omerta.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    return failed(io, error);
  }
}

type Doing = (work: Promise<number> | number) => Promise<void>;

function program(io: Io, doing: Doing): Command {
  const omerta = new Command('omerta')
    .description('Two mob board games, playable in the terminal')
    .version(cli.version)
    .exitOverride()
    .configureOutput({
      writeOut: text => io.stdout.write(text),
      writeErr: () => undefined, // failed() says it in one line
    });
  omerta
    .command('play')
    .description('play against bots in the terminal')
    .option('--game <name>', 'which game (default: corleone)')
    .option('--players <number>', 'how many players, you included (default: 4)')
    .option('--seat <letter>', 'where you sit, from A (default: A)')
    .option('--bots <kind>', 'random or greedy (default: greedy)')
    .option('--language <language>', 'en, pl, de or pt-BR (default: that of the terminal)')
    .option('--seed <seed>', 'a number from 0, for a game that can be repeated')
    .option('--pack <file>', 'play with another pack')
    .option('--save <file>', 'keep the game in this file')
    .option('--resume <file>', 'go on with a saved game')
    .action(options => doing(play(io, options)));
  return omerta;
}

function failed(io: Io, error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0; // help or version, already written
    io.stderr.write(`omerta: ${reasonOf(error).replace(/^error: /, '')}\n`);
    return 1;
  }
  io.stderr.write(`omerta: ${reasonOf(error)}\n`);
  if (!(error instanceof Mistake) && io.env.OMERTA_DEBUG === '1' && error instanceof Error) {
    io.stderr.write(`${error.stack}\n`);
  }
  return 1;
}
