import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure, Planted, Suite, TrialReport, TrialRequest } from '@omerta/testing';
import { type BuiltWorkload, builtWorkload } from '../disk/builtWorkload.ts';
import { type DiskFault, type FaultResult, runWithFault } from '../disk/failingDisk.ts';
import { runWithFailedSync } from '../disk/failingServer.ts';
import { scratchFolder } from '../disk/scratchFolder.ts';
import { type BuiltServer, builtServer, type Patch, patchedServer } from '../process/builtServer.ts';

export const failingDisks: Suite = {
  id: 'R6',
  promise: 'kept',
  shows:
    'The disk is full or fails at one write or sync: nothing is acknowledged that is not stored, readers notice nothing, play goes on',
  unit: 'failing calls',
  trials: { long: 20, night: 200 },
  share: 20,
  run: request => fail(request),
  planted: [
    planted('a committer that swallows what the store could not write', {
      file: /\/groupCommits\.ts$/,
      from: 'store.append(batch)',
      to: "store.append(batch).catch(() => batch.map(() => 'done'))",
    }),
    planted('a store that syncs once more where a sync has failed', {
      file: /\/sqliteDatabase\.ts$/,
      from: "new Set(['SQLITE_IOERR_FSYNC', 'SQLITE_IOERR_DIR_FSYNC'])",
      to: 'new Set()',
    }),
    planted('a store that takes a full disk for a lost one', {
      file: /\/sqliteDatabase\.ts$/,
      from: "new Set(['SQLITE_IOERR_FSYNC',",
      to: "new Set(['SQLITE_FULL', 'SQLITE_IOERR_FSYNC',",
    }),
  ],
};

function planted(name: string, patch: Patch): Planted {
  return { name, most: 40, run: request => fail(request, patch, 1) };
}

/** The failing calls are spread over the whole workload, each for one kind of fault. */
function faultOf(trial: number): DiskFault {
  const kind = (['failsToSync', 'full', 'failsToWrite'] as const)[trial % 3]!;
  const part = ((trial * 89) % 200) / 200; // successive trials lie far apart
  const isSync = kind === 'failsToSync';
  return {
    kind,
    first: 1 + Math.floor(part * (isSync ? SYNCS : WRITES)),
    count: isSync ? 1 : 1 + (trial % 12),
    isNewServer: trial % 10 === 9,
  };
}

const SYNCS = 30;
const WRITES = 300;

const SERVERS = 20; // every twentieth time the whole server is tried, too

/** Where the call never came, an earlier one fails. */
async function runWorkload(built: BuiltWorkload, trial: number, root: string): Promise<FaultResult> {
  for (let fault = faultOf(trial); ; fault = { ...fault, first: Math.ceil(fault.first / 2) }) {
    const result = await runWithFault(built, trial, fault, mkdtempSync(join(root, 'workload-')));
    if (result.failed > 0 || fault.first === 1) return result;
  }
}

const FIRST_GUEST = 12; // sync: the server is open

async function fail({ first, count, until }: TrialRequest, patch?: Patch, enough = 10): Promise<TrialReport> {
  const built = await builtWorkload(patch);
  let server: BuiltServer | undefined;
  const failures: Failure[] = [];
  const sums = { 'calls that failed': 0, acknowledged: 0, 'refused meanwhile': 0 };
  let trial = first;
  try {
    for (; trial < first + count && failures.length < enough && !until(); trial += 1) {
      const root = mkdtempSync(join(scratchFolder(), 'omerta-disk-'));
      const isServer = trial % SERVERS === SERVERS - 1;
      if (isServer) server ??= await (patch === undefined ? builtServer() : patchedServer(patch));
      const { problems, failed, acknowledged, refused } =
        server !== undefined && isServer
          ? await runWithFailedSync(server, FIRST_GUEST + (trial % 10), root)
          : await runWorkload(built, trial, root);
      rmSync(root, { recursive: true, force: true });
      sums['calls that failed'] += failed;
      sums.acknowledged += acknowledged;
      sums['refused meanwhile'] += refused;
      const wrong = failed > 0 ? problems : [...problems, 'no call failed'];
      if (wrong.length > 0) failures.push({ seed: trial, what: wrong.join('; ') });
    }
  } finally {
    built.remove();
    server?.remove();
  }
  return { trials: trial - first, failures, sums };
}
