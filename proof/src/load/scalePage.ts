// docs/scale.md: what was measured, and what follows from it for a million players. It has no other figures.
import type { StoreKind } from '@omerta/server/load';
import { isHeld, type LoadLine, type RunFigures } from './figures.ts';
import { STORE_NAMES, STORES } from './loadPlots.ts';
import { LATE } from './steps.ts';

const PLAYERS = 1_000_000;
const SEATS = 4;
const PAUSE = 5; // seconds between two moves at a table
const HEADROOM = 0.5; // nothing is planned to be busier than this

export function scalePage(lines: readonly LoadLine[], plots: readonly string[]): string {
  const [first] = lines;
  if (first === undefined) throw new Error('Nothing was measured.');
  const { machine, commit } = first;
  const days = [...new Set(lines.map(({ at }) => at.slice(0, 10)))].join(', ');
  return `${[
    `# Scale

Written by \`npm run proof:report\` from \`docs/proof/load.jsonl\`, which \`npm run bench:load\` writes. Measured on ${days}:
commit ${commit}, Node ${machine.node}, ${machine.processor}, ${machine.cores} cores, ${machine.memory} GB. Server, database
and all clients share the machine; every move is on disk before it is answered; the tables play all games in turn, four
at each.`,
    '## What one machine holds',
    sizesTable(lines),
    ...STORES.flatMap(store => widestIn(lines, store) ?? []).map(wordsOfWidest),
    ...mostOf(lines),
    ...plots.map(name => `![${name.replace('.svg', '')}](proof/${name})`),
    ...planFor(lines),
  ].join('\n\n')}\n`;
}

function sizesTable(lines: readonly LoadLine[]): string {
  const rows = lines
    .filter(({ step }) => step.rates.length === 1)
    .map(({ step, sockets, memory, runs: [run], busy }) =>
      cells([
        STORE_NAMES[step.store],
        count(step.tables),
        count(sockets),
        `${run!.movesPerSecond}`,
        `${run!.seen.p50} / ${run!.seen.p99}`,
        `${run!.server}`,
        `${memory.idleTable} / ${memory.liveTable}`,
        `${memory.most}`,
        `${busy}`,
      ]),
    );
  return [
    cells([
      '',
      'tables',
      'sockets',
      'moves/s',
      'seen by all, p50 / p99 ms',
      'processor ms/move',
      'kB idle / live table',
      'MB in all',
      'load before',
    ]),
    cells(Array.from({ length: 9 }, () => '---')),
    ...rows,
  ].join('\n');
}

/** The most sockets, at the most tables, whose moves were seen in time. */
function widestIn(lines: readonly LoadLine[], store: StoreKind): LoadLine | undefined {
  const held = lines.filter(({ step, runs }) => step.store === store && runs.some(isHeld));
  return held.sort((one, other) => one.sockets - other.sockets || one.step.tables - other.step.tables).at(-1);
}

function wordsOfWidest(line: LoadLine): string {
  const { step, sockets } = line;
  const { movesPerSecond, seen } = heldIn(line)!;
  const limit =
    step.watched < step.tables ? 'open files and ports of this machine allow no more sockets' : 'more was not tried';
  return `${STORE_NAMES[step.store]}: ${count(step.tables)} tables in memory and ${count(sockets)} sockets are held with ${movesPerSecond} moves each second (p99 ${seen.p99} ms); ${limit}.`;
}

/** The most moves that were seen in time, by store. */
function mostOf(lines: readonly LoadLine[]): string[] {
  return lines
    .filter(({ step }) => step.rates.length > 1)
    .map(line => {
      const held = heldIn(line);
      const next = line.runs.find(run => !isHeld(run));
      const name = STORE_NAMES[line.step.store];
      const limit = next === undefined ? 'more was not tried' : `at ${next.rate} ${whyNot(next)}`;
      return held === undefined
        ? `${name}: with ${count(line.sockets)} sockets not even ${line.runs[0]!.rate} moves each second are held: ${whyNot(line.runs[0]!)}.`
        : `${name}: with ${count(line.sockets)} sockets at ${count(line.step.tables)} tables ${held.movesPerSecond} durable moves each second are seen by all within ${LATE} ms (p99 ${held.seen.p99} ms); ${limit}.`;
    });
}

function whyNot({ refused, seen }: RunFigures): string {
  const codes = Object.keys(refused);
  return codes.length > 0 ? `some were refused (${codes.join(', ')})` : `p99 was ${seen.p99} ms`;
}

function heldIn({ runs }: LoadLine): RunFigures | undefined {
  return runs.filter(isHeld).at(-1);
}

/** Nothing where it was not measured with PostgreSQL: several nodes need it. */
function planFor(lines: readonly LoadLine[]): string[] {
  const most = lineOf(lines, 'postgres', line => line.step.rates.length > 1);
  const held = most === undefined ? undefined : heldIn(most);
  if (most === undefined || held === undefined) return [];
  const tables = PLAYERS / SEATS;
  const moves = tables / PAUSE;
  const { sockets } = widestIn(lines, 'postgres')!; // at least those of the most moves
  const bySockets = Math.ceil(PLAYERS / (sockets * HEADROOM));
  const byMoves = Math.ceil(moves / (held.movesPerSecond * HEADROOM));
  const nodes = Math.max(bySockets, byMoves);
  const memory = (most.memory.started + (tables / nodes) * (most.memory.liveTable / 1024)) / HEADROOM;
  const bytes = moves * held.viewsPerMove * held.bytesPerView;
  return [
    '## A million players at once',
    `Taken as given: ${SEATS} at a table, a move every ${PAUSE} seconds there, and nothing busier than ${100 * HEADROOM} %.`,
    [
      cells(['', 'arithmetic', '']),
      cells(['---', '---', '---']),
      cells(['tables', `${count(PLAYERS)} ÷ ${SEATS}`, count(tables)]),
      cells(['moves each second', `${count(tables)} ÷ ${PAUSE} s`, count(moves)]),
      cells(['nodes by sockets', `${count(PLAYERS)} ÷ (${count(sockets)} × ${HEADROOM})`, count(bySockets)]),
      cells(['nodes by moves', `${count(moves)} ÷ (${held.movesPerSecond} × ${HEADROOM})`, count(byMoves)]),
      cells(['**nodes** like this machine', 'the greater of both', `**${count(nodes)}**`]),
      cells([
        'memory of a node',
        `(${most.memory.started} MB + ${count(Math.ceil(tables / nodes))} × ${most.memory.liveTable} kB) ÷ ${HEADROOM}`,
        `${count(Math.round(memory))} MB`,
      ]),
      cells([
        'databases like this one',
        `${count(moves)} ÷ (${held.movesPerSecond} × ${HEADROOM})`,
        count(Math.ceil(moves / (held.movesPerSecond * HEADROOM))),
      ]),
      cells([
        'sent in all',
        `${count(moves)} × ${held.viewsPerMove} × ${count(held.bytesPerView)} B`,
        `${count(Math.round((8 * bytes) / 1e6))} Mbit/s`,
      ]),
    ].join('\n'),
    `The node and the database that were measured had all clients beside them on the same cores. That a node with many
sockets makes as many moves as one with fewer was not measured; nor what a database takes from several nodes.

**What works today.** Any number of nodes on one PostgreSQL: a proxy may send any client to any node, unique keys make two
writers harmless (R8), clients reconnect after random pauses (R5), overload is refused (R15).

**What would have to change.** One database takes the moves of all: tables must be spread over several by their id, and
accounts kept apart from them. Every node is notified of every move (\`NOTIFY\`): the proxy must send a table to the same
few nodes, by its id, so that a move is sent only where the table is. Neither is written, and nothing here measures it.`,
  ];
}

function lineOf(lines: readonly LoadLine[], store: StoreKind, fits: (line: LoadLine) => boolean): LoadLine | undefined {
  return lines.find(line => line.step.store === store && fits(line));
}

const cells = (words: readonly string[]): string => `| ${words.join(' | ')} |`;
const count = (value: number): string => value.toLocaleString('en');
