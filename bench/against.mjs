// npm run bench -- --against REF: this code and that of an older commit, measured in turns in the same sitting.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compared, comparedText } from './compared.mjs';

const root = join(import.meta.dirname, '..');
const USUAL_ROUNDS = 3;

/** Everything but `--against` and `--rounds` is passed on to both benches. */
export function compareWith(words) {
  const { values, tokens } = parseArgs({
    args: words,
    options: { against: { type: 'string' }, rounds: { type: 'string', default: String(USUAL_ROUNDS) } },
    strict: false,
    tokens: true,
  });
  const ours = tokens.filter(({ name }) => name === 'against' || name === 'rounds');
  const taken = new Set(ours.flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1])));
  const passedOn = words.filter((_, at) => !taken.has(at));
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number from 1');
  const folder = mkdtempSync(join(tmpdir(), 'omerta-bench-'));
  try {
    const before = unpacked(values.against, folder);
    const runs = { before: [], after: [] };
    for (let round = 0; round < rounds; round++) {
      const order = round % 2 === 0 ? ['before', 'after'] : ['after', 'before'];
      for (const side of order) {
        console.error(`Round ${round + 1} of ${rounds}: ${side === 'before' ? values.against : 'this code'} …`);
        runs[side].push(measured(side === 'before' ? before : root, passedOn));
      }
    }
    console.log(comparedText(compared(runs.before, runs.after), values.against));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files of a commit, with what they need installed. */
function unpacked(ref, folder) {
  const place = join(folder, 'before');
  const archive = join(folder, 'before.tar');
  mkdirSync(place);
  run('git', ['archive', '--format=tar', `--output=${archive}`, ref], root);
  run('tar', ['-xf', archive, '-C', place], folder);
  console.error(`Installing what ${ref} needs (about a minute) …`);
  npm(['ci', '--include=dev', '--loglevel=error', '--prefer-offline', '--no-audit', '--no-fund'], place);
  return place;
}

/** The tables of one run of a bench. A process of its own each time, so no code is warm from another. */
function measured(place, words) {
  const { stdout } = run(process.execPath, [join(place, 'bench', 'run.mjs'), ...words, '--json'], place);
  return JSON.parse(stdout).tables;
}

function npm(words, cwd) {
  const script = process.env.npm_execpath;
  return script?.endsWith('npm-cli.js') ? run(process.execPath, [script, ...words], cwd) : run('npm', words, cwd);
}

function run(program, words, cwd) {
  const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e8 };
  const { status, stdout, error } = spawnSync(program, words, {
    ...options,
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed${error ? `: ${error.message}` : ''}`);
  return { stdout };
}
