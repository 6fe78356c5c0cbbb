import type { Suite, TrialReport, TrialRequest } from '@omerta/testing';
import { quantilesOf, sampleOf } from '../load/measures.ts';
import type { Spread, StormReport } from '../load/storm.ts';
import { underLoad } from '../load/underLoad.ts';
import { type BuiltServer, builtServer, patchedServer } from '../process/builtServer.ts';

export const storms: Suite = {
  id: 'R5',
  promise: 'continued',
  shows:
    'All connections are cut at once, up to 10,000 in one run: within 20 s every page watches again and has missed nothing, by the versions of all and the log of some hundreds',
  unit: 'connections cut',
  trials: { long: 2_000, night: 100_000 },
  share: 10_000,
  together: true,
  alone: true,
  run: request => cutAll(builtServer, 'byChance', request),
  planted: [
    {
      name: 'a server that forgets what a page had seen before',
      most: 400,
      run: request => cutAll(forgettingServer, 'byChance', request),
    },
    {
      name: 'a server that sends nothing more to a page that reconnects',
      most: 400,
      run: request => cutAll(abandoningServer, 'byChance', request),
    },
    {
      name: 'a server that sends the version and no events',
      most: 400,
      run: request => cutAll(silentServer, 'byChance', request),
    },
    {
      name: 'pages that all reconnect at the same moment',
      most: 400,
      run: request => cutAll(builtServer, 'notAtAll', request),
    },
  ],
};

const SEATS = 4; // at each table
const REMEMBERED = 300; // pages whose events are compared with the log
const LONGEST = 20_000; // milliseconds until the last is back
const MOST_MEMORY = 1024 * 1024 * 1024; // bytes
const MOST_AT_ONCE = 1 / 4; // of all, within a tenth of a second

const forgettingServer = (): Promise<BuiltServer> =>
  patchedServer({
    file: /\/socket\/page\.ts$/,
    from: 'live.watch(watcher, since)',
    to: 'live.watch(watcher, since && undefined)',
  });

const abandoningServer = (): Promise<BuiltServer> =>
  patchedServer({
    file: /\/socket\/page\.ts$/,
    from: 'if (look.ok) this.#watched.set(match, { live, watcher });',
    to: 'if (since !== undefined && !this.#watched.has(match)) live.leave(watcher); if (look.ok) this.#watched.set(match, { live, watcher });',
  });

const silentServer = (): Promise<BuiltServer> =>
  patchedServer({ file: /\/match\/src\/frame\.ts$/, from: 'missed?.events ?? []', to: '[]' });

/** The connections of one run are cut together. */
async function cutAll(
  build: () => Promise<BuiltServer>,
  spread: Spread,
  { first, count, log }: TrialRequest,
): Promise<TrialReport> {
  const built = await build();
  const tables = Math.max(1, Math.floor(count / SEATS));
  try {
    return await underLoad(
      built,
      { store: 'sqlite', tables, seed: first },
      async ({ crowd, address, file, read, server }) => {
        await crowd.ask('watch', { address, file, from: 0, tables });
        await crowd.ask('remember', { pages: REMEMBERED });
        const report = await crowd.ask('storm', { spread });
        const { behind } = await crowd.ask('compare', {});
        const { memory } = await read();
        const { p50, p99, most } = quantilesOf(report.sinceCut);
        log(`${report.back} of ${report.cut} back: p50 ${ms(p50)}, p99 ${ms(p99)}, last ${ms(most)}; ${mb(memory)}`);
        const problems = [
          ...problemsOf(report),
          ...behind.slice(0, 1).map(what => `${behind.length} pages have missed something: ${what}`),
          ...(memory > MOST_MEMORY ? [`the server needs ${mb(memory)}`] : []),
          ...(server.said === '' ? [] : [`the server logged ${server.said.slice(0, 300)}`]),
        ];
        return {
          trials: report.cut,
          failures: problems.map(what => ({ seed: first, count, what })),
          sums: { storms: 1, 'moves meanwhile': report.moves, tries: report.tries },
          series: {
            'milliseconds from the cut until the table is seen again': sampleOf(report.sinceCut),
            'milliseconds from the first try until the table is seen again': sampleOf(report.sinceTry),
            'megabytes of the server after the storm': [Math.round(memory / 1024 / 1024)],
          },
        };
      },
    );
  } finally {
    built.remove();
  }
}

function problemsOf({ cut, back, sinceCut, atOnce, moves }: StormReport): string[] {
  const late = sinceCut.filter(time => time > LONGEST).length;
  return [
    ...(back < cut ? [`${cut - back} of ${cut} did not reconnect`] : []),
    ...(late > 0 ? [`${late} of ${cut} reconnected after more than ${LONGEST / 1000} s`] : []),
    ...(atOnce > cut * MOST_AT_ONCE ? [`${atOnce} of ${cut} reconnected at the same moment`] : []),
    ...(moves < cut / 20 ? ['hardly anything happened meanwhile'] : []),
  ];
}

const ms = (value: number): string => `${Math.round(value)} ms`;
const mb = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
