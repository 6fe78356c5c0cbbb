import { Command, CommanderError } from 'commander';
import cli from '../package.json' with { type: 'json' };
import { addArena } from './commands/arena.ts';
import { addBalance } from './commands/balance.ts';
import { addCalibrate } from './commands/calibrate.ts';
import { addCoach } from './commands/coach.ts';
import { addFit } from './commands/fit.ts';
import { addLadder } from './commands/ladder.ts';
import { addPack } from './commands/pack.ts';
import { addPlay } from './commands/play.ts';
import { addPosition } from './commands/position.ts';
import { addReplay } from './commands/replay.ts';
import { addScenario } from './commands/scenario.ts';
import { SERVING } from './commands/serving.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTune } from './commands/tune.ts';
import { addVerify } from './commands/verify.ts';
import type { Io } from './io.ts';
import { Mistake, reasonOf } from './mistake.ts';

const COMMANDS = [
  addPlay,
  addSimulate,
  addArena,
  addLadder,
  addBalance,
  addReplay,
  addVerify,
  addCoach,
  addFit,
  addCalibrate,
  addTune,
  addPack,
  addPosition,
  addScenario,
  ...SERVING,
];

/** The omerta command: runs its arguments and returns the exit code. */
export async function run(words: readonly string[], io: Io): Promise<number> {
  const omerta = new Command('omerta')
    .description('Two mob board games, playable in the terminal')
    .version(cli.version)
    .exitOverride()
    .configureOutput({
      writeOut: text => io.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
      writeErr: () => undefined, // failed() prints one line
    });
  let code = 0;
  const does = async (work: Promise<number> | number) => {
    code = await work;
  };
  for (const add of COMMANDS) add(omerta, { io, does });
  try {
    await omerta.parseAsync(words.length === 0 ? ['--help'] : words, { from: 'user' });
    return code;
  } catch (error) {
    return failed(io, error, words);
  }
}

/** One line for any error; a stack only for a bug, and only on request. */
function failed(io: Io, error: unknown, words: readonly string[]): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0; // help or version
  io.stderr.write(`omerta: ${inWords(error, words)}\n`);
  const isOurs = !(error instanceof Mistake || error instanceof CommanderError);
  if (isOurs && io.env.OMERTA_DEBUG === '1' && error instanceof Error) io.stderr.write(`${error.stack}\n`);
  return 1;
}

function inWords(error: unknown, words: readonly string[]): string {
  if (!(error instanceof CommanderError)) return reasonOf(error);
  if (error.code === 'commander.help') return `${words.join(' ')}: say what to do; see omerta ${words[0]} --help`;
  return reasonOf(error).replace(/^error: /, '');
}
