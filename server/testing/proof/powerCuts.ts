import type { Failure, Planted, Suite, TrialReport, TrialRequest } from '@omerta/testing';
import { builtWorkload } from '../disk/builtWorkload.ts';
import { CUTS, CutWorkload, type Obeys } from '../disk/cutWorkload.ts';
import { earlyCommitter, type Patch } from '../process/builtServer.ts';

const SQLITE = /\/sqliteDatabase\.ts$/;

export const powerCuts: Suite = {
  id: 'R2',
  promise: 'kept',
  shows:
    'Power cuts on a simulated disk, unsynced bytes dropped, torn or reordered: nothing acknowledged is lost, every database opens',
  unit: 'cuts',
  trials: { long: 5_000, night: 100_000 },
  share: CUTS,
  run: request => cutShort(request, {}),
  planted: [
    planted('a store that does not sync', {
      patch: { file: SQLITE, from: 'synchronous = FULL', to: 'synchronous = OFF' },
    }),
    planted('a store that syncs at checkpoints only', {
      patch: { file: SQLITE, from: 'synchronous = FULL', to: 'synchronous = NORMAL' },
    }),
    planted('a server that acknowledges before it commits', { patch: earlyCommitter }),
    planted('a server that trusts unsynced writes of a killed one', {
      patch: { file: SQLITE, from: "connection.pragma('wal_checkpoint(TRUNCATE)');", to: '' },
    }),
    planted('a data folder whose own name is not synced', {
      patch: { file: /\/durableFolder\.ts$/, from: 'syncNames(dirname(made))', to: 'void made' },
    }),
    planted('a disk that syncs the log and not the database: checkpoints come too early', {
      obeys: (call, hasBegun) => !hasBegun || call.kind !== 'sync' || !call.path.endsWith('.db'),
    }),
    planted('files are synced, their folder is not', {
      obeys: call => call.kind !== 'sync' || !call.path.endsWith('/data'),
    }),
  ],
};

interface Defect {
  readonly patch?: Patch;
  readonly obeys?: Obeys;
}

function planted(name: string, defect: Defect): Planted {
  return { name, most: CUTS, run: request => cutShort(request, defect, 1) };
}

/** Every cut by its own number. Workloads are recorded anew, so their calls differ a little each time. */
async function cutShort(
  { first, count, until }: TrialRequest,
  { patch, obeys = () => true }: Defect,
  enough = 10,
): Promise<TrialReport> {
  const built = await builtWorkload(patch);
  const failures: Failure[] = [];
  let workload: CutWorkload | undefined;
  let trial = first;
  let playedOn = 0;
  try {
    for (; trial < first + count && failures.length < enough && !until(); trial += 1) {
      const seed = Math.floor(trial / CUTS);
      if (workload?.seed !== seed) {
        workload?.remove();
        workload = await CutWorkload.of(built, seed, obeys);
      }
      try {
        playedOn += await workload.cut(trial % CUTS, trial % PLAYED_ON === 0);
      } catch (error) {
        failures.push({ seed: trial, what: error instanceof Error ? error.message : String(error) });
      }
    }
  } finally {
    workload?.remove();
    built.remove();
  }
  return { trials: trial - first, failures, sums: { 'games played on': playedOn } };
}

const PLAYED_ON = 40;
