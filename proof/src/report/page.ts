import type { Promised, Suite } from '@omerta/testing';
import type { Line } from '../results.ts';
import { PLANNED } from './planned.ts';
import { plotOf } from './plot.ts';
import { type Row, rowOf } from './rows.ts';

const PROMISES: Readonly<Record<Promised, string>> = {
  kept: 'A move we confirmed is never lost and never applied twice.',
  hidden: 'No viewer receives, by any channel, what the rules hide from it.',
  fair: 'After the game anyone can check the shuffles.',
  continued: 'An interrupted game can always be continued.',
};

export interface Page {
  readonly text: string;
  readonly plots: Readonly<Record<string, string>>; // by file name
}

/** `codes`: hashes of the current sources, by suite id. */
export function pageOf(suites: readonly Suite[], lines: readonly Line[], codes: ReadonlyMap<string, string>): Page {
  const rows = suites.flatMap(suite => rowOf(suite, lines) ?? []);
  const plots = rows.flatMap(row =>
    Object.entries(row.series).map(([name, values]) => ({
      file: `${row.suite.id}-${name.replaceAll(/\W+/g, '-')}.svg`,
      name,
      id: row.suite.id,
      drawing: plotOf(`${row.suite.id}: ${name}`, values),
    })),
  );
  const text = [
    HEAD,
    ...Object.entries(PROMISES).map(([promise, words]) => section(words, suites, rows, promise as Promised, codes)),
    ...(plots.length === 0 ? [] : ['## Measurements']),
    ...plots.map(({ file, name, id }) => `![${id}: ${name}](proof/${file})`),
    ...(rows.length === 0 ? [] : [`## What was counted, on which code\n\n${rows.map(detailsOf).join('\n')}`]),
    `## Not written yet\n\n${missing(suites)}`,
  ].join('\n\n');
  return { text: `${text}\n`, plots: Object.fromEntries(plots.map(({ file, drawing }) => [file, drawing])) };
}

const HEAD = `# Proof

Written by \`npm run proof:report\` from \`docs/proof/results.jsonl\`; every line there has its commit, seeds, machine
and time. \`npm run test:long\` is planned for less than an hour on two cores, \`npm run test:night\` makes many more
trials, in as many sessions as you like (\`--minutes 60 --resume --out FILE\`); \`npm run proof -- --only ID --trials N\`
repeats one row, with the same seeds.

**Planted** are defects put in on purpose, by a wrapper or a patch while bundling: a suite that does not find all of them
proves nothing. **Missed at most** is the rate of failures that such a result still allows, with 95 % certainty: 3 in n
where none of n failed, else the bound of Clopper and Pearson. Trials that are judged together have **one verdict** and
have no rate.`;

function section(
  words: string,
  suites: readonly Suite[],
  rows: readonly Row[],
  promise: Promised,
  codes: ReadonlyMap<string, string>,
): string {
  const own = suites.filter(suite => suite.promise === promise);
  const table = [
    '| | what never happened | tried | failed | planted, found | missed at most | command |',
    '|---|---|---|---|---|---|---|',
    ...own.map(suite =>
      cellsOf(
        suite,
        rows.find(row => row.suite === suite),
        codes.get(suite.id),
      ),
    ),
  ];
  return `## ${words}\n\n${table.join('\n')}`;
}

function cellsOf(suite: Suite, row: Row | undefined, code: string | undefined): string {
  const { id, shows, unit, planted } = suite;
  if (row === undefined) return line([id, shows, 'not run yet', '', '', '', command(id)]);
  return line([
    id,
    shows,
    `${count(row.trials)} ${unit}${row.code === code ? '' : ' (its code has changed since)'}`,
    count(row.failures),
    plantedIn(row, row.code === code ? planted.length : row.planted),
    row.bound,
    command(id, row.trials),
  ]);
}

/** `all`: the number of defects, those not run yet included. */
function plantedIn({ caught, missed }: Row, all: number): string {
  if (all === 0) return 'none planted';
  return `${caught} of ${all}${missed === 0 ? '' : `; not found ${missed}×`}`;
}

function detailsOf({ suite, sums, commits, nodes, day, minutes }: Row): string {
  const where = `${commits.join(', ')}, Node ${nodes.join(', ')}, ${day}, ${Math.ceil(minutes)} min`;
  return `- **${suite.id}** ${[...sumsIn(sums), where].join('; ')}`;
}

/** By the first words of the counts. */
const KINDS: Readonly<Record<string, string>> = {
  phase: 'phase',
  question: 'question',
  talent: 'talent',
  ally: 'ally',
  answered: 'answer of a person',
  'bot answered': 'answer of a bot',
};

/** There are many examples of phases, questions and cards: only the rarest of each kind is shown. */
function sumsIn(sums: Row['sums']): string[] {
  const all = Object.entries(sums);
  const ofKind = (words: string) => all.filter(([name]) => name.startsWith(`${words} `));
  const others = all.filter(([name]) => !Object.keys(KINDS).some(words => name.startsWith(`${words} `)));
  const rarest = Object.entries(KINDS).flatMap(([words, kind]) => {
    const own = ofKind(words);
    if (own.length === 0) return [];
    const [name, value] = own.reduce((least, each) => (each[1] < least[1] ? each : least));
    return [`${own.length} kinds of ${kind}, the rarest ${count(value)} times (${name.slice(words.length + 1)})`];
  });
  return [...others.map(([name, value]) => `${count(value)} ${name}`), ...rarest];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const count = (value: number): string => value.toLocaleString('en');
const command = (id: string, trials?: number): string =>
  `\`npm run proof -- --only ${id}${trials === undefined ? '' : ` --trials ${trials}`}\``;

function missing(suites: readonly Suite[]): string {
  const isThere = (id: string) => suites.some(suite => suite.id === id || suite.id.startsWith(`${id}-`));
  const lines = Object.entries(PLANNED).flatMap(([id, words]) => (isThere(id) ? [] : [`- **${id}** ${words}.`]));
  return lines.join('\n');
}
