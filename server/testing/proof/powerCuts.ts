import type { Asked, Failure, Found, Planted, Suite } from '@omerta/testing';
import { builtWorkload } from '../disk/builtWorkload.ts';
import { CUTS, CutWorkload, type Obeys } from '../disk/cutWorkload.ts';
import { earlyCommitter, type Patch } from '../process/builtServer.ts';

const SQLITE = /\/sqliteDatabase\.ts$/;

export const powerCuts: Suite = {
  id: 'R2',
  promise: 'kept',
  shows:
    'Power cuts on a simulated disk, unsynced bytes dropped, torn or reordered: nothing acknowledged is lost, all opens',
  unit: 'cuts',
  trials: { long: 5_000, night: 100_000 },
  share: CUTS,
  run: asked => cutShort(asked, {}),
  planted: [
    planted('a store that does not sync', {
      patch: { file: SQLITE, from: 'synchronous = FULL', to: 'synchronous = OFF' },
    }),
    planted('a store that syncs at checkpoints only', {
      patch: { file: SQLITE, from: 'synchronous = FULL', to: 'synchronous = NORMAL' },
    }),
    planted('a house that acknowledges before it commits', { patch: earlyCommitter }),
    planted('a house that takes for stored what a killed one only wrote', {
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
  return { name, most: CUTS, run: asked => cutShort(asked, defect, 1) };
}

/** Every cut by its own number; evenings are recorded anew, so their calls differ a little from one time to another. */
async function cutShort(
  { first, count, until }: Asked,
  { patch, obeys = () => true }: Defect,
  enough = 10,
): Promise<Found> {
  const built = await builtWorkload(patch);
  const failures: Failure[] = [];
  let evening: CutWorkload | undefined;
  let trial = first;
  let playedOn = 0;
  try {
    for (; trial < first + count && failures.length < enough && !until(); trial += 1) {
      const seed = Math.floor(trial / CUTS);
      if (evening?.seed !== seed) {
        evening?.remove();
        evening = await CutWorkload.of(built, seed, obeys);
      }
      try {
        playedOn += await evening.cut(trial % CUTS, trial % PLAYED_ON === 0);
      } catch (error) {
        failures.push({ seed: trial, what: error instanceof Error ? error.message : String(error) });
      }
    }
  } finally {
    evening?.remove();
    built.remove();
  }
  return { trials: trial - first, failures, sums: { 'games played on': playedOn } };
}

const PLAYED_ON = 40;
