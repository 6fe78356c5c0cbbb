import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioResult } from '@omerta/terminal/game.ts';
import type { Command } from 'commander';
import { readJson, whyUnreadable } from '../files/readFile.ts';
import { type Io, print } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { gameNamed, having } from '../options.ts';
import type { Doing } from './doing.ts';

export function addScenario(omerta: Command, { io, does }: Doing): void {
  omerta
    .command('scenario')
    .description('play scenarios: short stories with an expected end')
    .command('run')
    .description('play the scenarios of files and folders')
    .argument('<path...>', 'files or folders')
    .action((paths: string[]) => does(run(io, paths)));
}

/** A line for each scenario, and the totals at the end. */
function run(io: Io, paths: readonly string[]): number {
  let passed = 0;
  let failed = 0;
  for (const file of paths.flatMap(filesIn)) {
    for (const scenario of [readJson(file)].flat(1)) {
      const { id, title, problems } = runOne(file, scenario);
      if (problems.length === 0) passed += 1;
      else failed += 1;
      print(io, `${problems.length === 0 ? 'ok' : 'FAIL'} ${id} ${title}`);
      for (const problem of problems) print(io, `  ${problem}`);
    }
  }
  if (passed + failed === 0) throw new Mistake(`${paths.join(', ')}: there are no scenarios in it`);
  print(io, `${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function runOne(file: string, scenario: unknown): ScenarioResult {
  const game = typeof scenario === 'object' && scenario !== null && 'game' in scenario ? scenario.game : undefined;
  if (typeof game !== 'string') throw new Mistake(`${file}: not a scenario: game is missing`);
  return having(gameNamed(game).runScenario, 'scenarios', game)(scenario);
}

/** A folder means the scenarios in it, without schemas. */
function filesIn(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const files = readdirSync(path).filter(name => name.endsWith('.json') && !name.endsWith('.schema.json'));
    if (files.length > 0) return files.sort().map(name => join(path, name));
  } catch (error) {
    throw new Mistake(`${path}: ${whyUnreadable(error)}`);
  }
  throw new Mistake(`${path}: there are no scenarios in this folder`);
}
