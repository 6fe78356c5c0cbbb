import { replay } from '@omerta/kernel';
import { balancePage, tallyBalance } from '@omerta/lab';
import type { Command } from 'commander';
import { mustBeWritable, replaceFile } from '../files/writeFile.ts';
import { type Io, print } from '../io.ts';
import { progressOn } from '../progressOn.ts';
import { addManyGames, type ManyGamesOptions, manyGames } from '../simulate/manyGames.ts';
import { playGame } from '../simulate/playGame.ts';
import type { Doing } from './doing.ts';

interface BalanceOptions extends ManyGamesOptions {
  readonly out: string;
}

const USUAL = { games: 200, bots: 'casual' } as const;

export function addBalance(omerta: Command, { io, does }: Doing): void {
  const command = omerta
    .command('balance')
    .description('draw what wins: seats, families, talents, jobs, allies, spaces, incomes')
    .requiredOption('--out <file>', 'where the page goes, such as report.html');
  addManyGames(command, USUAL).action((options: BalanceOptions) => does(balance(io, options)));
}

function balance(io: Io, options: BalanceOptions): number {
  const { chosen, players, games, bot, seed, game, table } = manyGames(options, USUAL);
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
