import type { Machine } from '../../src/machine.ts';
import type { Figures, Quantiles } from './measures.ts';
import { type Load, SEATS } from './options.ts';

export function text({ node, cpu, cores, load }: Machine, wanted: Load, figures: Figures): string {
  const { acknowledged, seen, memory, processor, refused } = figures;
  const lines: readonly (readonly [string, string])[] = [
    ['moves', `${figures.moves} (${amount(figures.movesPerSecond)} each second)`],
    [
      'refused',
      Object.entries(refused)
        .map(([code, count]) => `${count} ${code}`)
        .join(', ') || '0',
    ],
    ['move → acknowledged', quantiles(acknowledged)],
    ['move → last view at the table', quantiles(seen)],
    ['views', `${amount(figures.viewsPerSecond)} each second, ${amount(figures.bytesPerView)} bytes each`],
    ['memory, nothing loaded', `${amount(memory.started)} MB`],
    ['memory at the end', `${amount(memory.moved)} MB`],
    ['a table nobody looks at', `${amount(memory.idleTable)} kB`],
    [`a table with its ${SEATS} sockets`, `${amount(memory.liveTable)} kB`],
    ['processor, server', `${processor.server.toFixed(2)} cores`],
    ['processor, clients', `${processor.clients.toFixed(2)} cores`],
    ['event loop late, p99', `${amount(figures.lag)} ms`],
  ];
  const { tables, rate, seconds } = wanted;
  return [
    `Node ${node}, ${cpu}, ${cores} cores, load ${load.join(' ')}`,
    `${tables} tables, ${tables * SEATS} sockets, ${rate} moves each second for ${seconds} seconds; server and clients share the machine.`,
    ...lines.map(([name, value]) => `  ${name.padEnd(WIDTH)}${value}`),
  ].join('\n');
}

const WIDTH = 34;
const amount = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3));
const quantiles = ({ p50, p99, most }: Quantiles) =>
  `p50 ${amount(p50)} ms, p99 ${amount(p99)} ms, most ${amount(most)} ms`;
