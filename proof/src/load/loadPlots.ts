import type { StoreKind } from '@omerta/server/load';
import type { LoadLine } from './figures.ts';
import { linesPlot, type Point } from './linesPlot.ts';

export const STORE_NAMES: Readonly<Record<StoreKind, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
export const STORES = Object.keys(STORE_NAMES) as StoreKind[];

/** By file name. */
export function loadPlots(lines: readonly LoadLine[]): Record<string, string> {
  const sizes = lines.filter(({ step }) => step.rates.length === 1);
  const most = lines.filter(({ step }) => step.rates.length > 1);
  const bySize = (value: (line: LoadLine) => number) => (store: StoreKind) =>
    own(sizes, store)
      .map((line): Point => [line.step.tables, value(line)])
      .sort(([one], [other]) => one - other);
  const byRate = (store: StoreKind) =>
    own(most, store).flatMap(({ runs }) => runs.map(({ rate, seen }): Point => [rate, seen.p99]));
  return {
    ...plot('load-latency', 'Move until the last view at the table, milliseconds', 'tables', {
      p50: bySize(({ runs }) => runs[0]!.seen.p50),
      p99: bySize(({ runs }) => runs[0]!.seen.p99),
    }),
    ...plot('load-processor', 'Processor of the server for each move, milliseconds', 'tables', {
      '': bySize(({ runs }) => runs[0]!.server),
    }),
    ...plot('load-memory', 'Memory for each table, kilobytes', 'tables', {
      idle: bySize(({ memory }) => memory.idleTable),
      'with sockets': bySize(({ memory }) => memory.liveTable),
    }),
    ...plot('load-moves', `${socketsOf(most)} sockets: p99 until the last view, milliseconds`, 'moves each second', {
      '': byRate,
    }),
  };
}

function socketsOf(lines: readonly LoadLine[]): string {
  return [...new Set(lines.map(({ sockets }) => sockets.toLocaleString('en')))].join(' and ');
}

/** Nothing where nothing was measured. */
function plot(
  name: string,
  title: string,
  across: string,
  values: Readonly<Record<string, (store: StoreKind) => Point[]>>,
): Record<string, string> {
  const series = Object.entries(values).flatMap(([what, pointsOf]) =>
    STORES.map(store => [`${STORE_NAMES[store]} ${what}`.trim(), pointsOf(store)] as const),
  );
  const measured = series.filter(([, points]) => points.length > 0);
  return measured.length === 0 ? {} : { [`${name}.svg`]: linesPlot(title, across, Object.fromEntries(measured)) };
}

function own(lines: readonly LoadLine[], store: StoreKind): LoadLine[] {
  return lines.filter(({ step }) => step.store === store);
}
