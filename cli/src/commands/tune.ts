import { WEIGHTS_FORMAT, type WeightsFile, writeWeights } from '@omerta/bots';
import { gamesFor, type Tuned, type TuningPlan, tune } from '@omerta/lab';
import type { Command } from 'commander';
import { mustBeWritable, replaceFile } from '../files/writeFile.ts';
import { USUAL_GAME } from '../games.ts';
import { type Io, print } from '../io.ts';
import { gameNamed, gamesHelp, having, playersFor, playersHelp, wholeNumber } from '../options.ts';
import { progressOn } from '../progressOn.ts';
import type { Doing } from './doing.ts';

interface TuneOptions {
  readonly game?: string;
  readonly players?: string;
  readonly generations?: string;
  readonly children?: string;
  readonly deals?: string;
  readonly lessons?: string;
  readonly seed?: string;
  readonly out: string;
}

const USUAL = { game: USUAL_GAME, generations: 4, children: 8, deals: 12, lessons: 100, seed: 1 } as const;

export function addTune(omerta: Command, { io, does }: Doing): void {
  omerta
    .command('tune')
    .description('find better weights for the bots, starting from those of this release')
    .requiredOption('--out <file>', 'where the weights go, such as weights/4.json')
    .option('--game <name>', gamesHelp())
    .option('--players <number>', `how many players: ${playersHelp()}`)
    .option('--generations <number>', `of policies that play each other (default: ${USUAL.generations})`)
    .option('--children <number>', `new policies in each generation (default: ${USUAL.children})`)
    .option('--deals <number>', `for each of them, played in every seat (default: ${USUAL.deals})`)
    .option('--lessons <number>', `games to learn the value of a state from (default: ${USUAL.lessons})`)
    .option('--seed <number>', `of chance and of the first deal (default: ${USUAL.seed})`)
    .action((options: TuneOptions) => does(tuned(io, options)));
}

async function tuned(io: Io, options: TuneOptions): Promise<number> {
  const chosen = gameNamed(options.game ?? USUAL.game);
  const players = playersFor(chosen, options.players);
  const plan = planIn(options);
  const { rules, bots, optionsFor } = chosen.standard();
  const tunable = having(bots.tunable, 'weights to tune', chosen.id)(rules);
  mustBeWritable(options.out);
  const former = formerOf(tunable.files, players);
  const progress = progressOn(io, gamesFor(players, tunable, plan));
  let played = 0;
  const onGame = () => {
    played += 1;
    progress.update(played);
  };
  const found = await tune({ rules, options: optionsFor(players, {}), players, onGame }, tunable, former, plan);
  progress.stop();
  const made = found.isKept ? [...former.made, commandFor(chosen.id, players, plan, options.out)] : former.made;
  const { policy, standing } = found.weights;
  replaceFile(options.out, writeWeights({ format: WEIGHTS_FORMAT, game: chosen.id, players, made, policy, standing }));
  print(io, `${tellOf(found, players)} See ${options.out}`);
  return 0;
}

function planIn(options: TuneOptions): TuningPlan {
  return {
    generations: wholeNumber('--generations', options.generations ?? String(USUAL.generations), 0, 10_000),
    children: wholeNumber('--children', options.children ?? String(USUAL.children), 1, 10_000),
    deals: wholeNumber('--deals', options.deals ?? String(USUAL.deals), 1, 1_000_000),
    lessons: wholeNumber('--lessons', options.lessons ?? String(USUAL.lessons), 0, 1_000_000),
    seed: wholeNumber('--seed', options.seed ?? String(USUAL.seed), 0, Number.MAX_SAFE_INTEGER / 2),
  };
}

function formerOf(files: readonly WeightsFile[], players: number): WeightsFile {
  const file = files.find(each => each.players === players);
  if (file === undefined) throw new Error(`There are no weights for ${players} players`);
  return file;
}

/** The whole command, so that it can be repeated. */
function commandFor(game: string, players: number, plan: TuningPlan, out: string): string {
  const { generations, children, deals, lessons, seed } = plan;
  const words = { game, players, generations, children, deals, lessons, seed, out };
  return ['omerta tune', ...Object.entries(words).map(([name, value]) => `--${name} ${value}`)].join(' ');
}

function tellOf({ isKept, share, interval: { low, high } }: Tuned, players: number): string {
  const found = `The new weights won ${percent(share)} (${percent(low)} to ${percent(high)}) among the former, par is ${percent(1 / players)}`;
  return `${found}: ${isKept ? 'they are kept.' : 'the former are kept.'}`;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
