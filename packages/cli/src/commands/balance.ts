import { replay } from '@omerta/kernel';
import { balancePage, tallyBalance } from '@omerta/lab';
import type { Command } from 'commander';
import { withPack } from '../files/openRecord.ts';
import { readJson } from '../files/readFile.ts';
import { mustBeWritable, replaceFile } from '../files/writeFile.ts';
import { type Io, print } from '../io.ts';
import { botsHelp, gameNamed, gamesHelp, levelNamed, playersFor, playersHelp, wholeNumber } from '../options.ts';
import { progressOn } from '../progressOn.ts';
import { playGame } from '../simulate/playGame.ts';
import { addSwitches, houseFor } from '../switches.ts';
import type { Doing } from './doing.ts';

interface BalanceOptions {
  readonly game?: string;
  readonly players?: string;
  readonly games?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly pack?: string;
  readonly out: string;
}

export function addBalance(omerta: Command, { io, does }: Doing): void {
  const command = omerta
    .command('balance')
    .description('draw what wins: seats, families, talents, jobs, allies, spaces, incomes')
    .requiredOption('--out <file>', 'where the page goes, such as report.html')
    .option('--game <name>', gamesHelp())
    .option('--players <number>', `how many players: ${playersHelp()}`)
    .option('--games <number>', 'how many games (default: 200)')
    .option('--bots <kind>', botsHelp('greedy'))
    .option('--seed <number>', 'seed of the first game; the next ones follow (default: 1)')
    .option('--pack <file>', 'play with another pack');
  addSwitches(command).action((options: BalanceOptions) => does(balance(io, options)));
}

function balance(io: Io, options: BalanceOptions): number {
  const chosen = gameNamed(options.game ?? 'corleone');
  const players = playersFor(chosen, options.players);
  const games = wholeNumber('--games', options.games ?? '200', 1, 10_000_000);
  const bot = levelNamed(options.bots ?? 'greedy');
  const seed = wholeNumber('--seed', options.seed ?? '1', 0, Number.MAX_SAFE_INTEGER - games);
  const game =
    options.pack === undefined ? chosen.standard() : withPack(chosen.id, readJson(options.pack), options.pack);
  const table = game.optionsFor(players, houseFor(chosen, options));
  mustBeWritable(options.out);
  const sums = tallyBalance(players);
  const progress = progressOn(io, games);
  for (let at = 0; at < games; at += 1) {
    const { record } = playGame({ game, options: table, seed: seed + at, bot, check: false, recorded: true });
    const again = replay(game.rules, record);
    const outcome = again.ok ? game.rules.outcome(again.state) : undefined;
    if (!again.ok || outcome === undefined) throw new Error(`The game of seed ${seed + at} was not played to its end`);
    sums.add(outcome.places, game.facts(again.state, again.events));
    progress.update(at + 1);
  }
  progress.stop();
  const played = `${games} games of ${chosen.id}, ${players} players, ${bot} bots, seed ${seed}.`;
  replaceFile(options.out, balancePage(`Balance of ${chosen.id}`, played, sums.report()));
  print(io, `${played} See ${options.out}`);
  return 0;
}
