import { below, fingerprint, randomFrom } from '@omerta/kernel';
import { oneByOne, type Planted, plantedIn, type Suite } from '@omerta/testing';
import { outcomeOfFlip } from '../disk/bitFlip.ts';
import { builtBitFlip } from '../disk/builtBitFlip.ts';
import { type StoredServer, storedServer } from '../disk/storedServer.ts';
import type { Patch } from '../process/builtServer.ts';

const FLIPS = 2_500; // of one stored server

export const bitRot: Suite = {
  id: 'R9',
  promise: 'kept',
  shows:
    'One bit of the database or of a backup is flipped: no game changes; one table stops at most, or the file is refused',
  unit: 'flips',
  trials: { long: 500, night: 10_000 },
  share: FLIPS,
  run: oneByOne(flipping(async () => outcomeOfFlip)),
  planted: [
    planted('a store that does not check the checksums of rows', {
      file: /\/rowChecksums\.ts$/,
      from: 'if (stored !== checksum) throw new Damaged(match);',
      to: 'void stored, void checksum, void match, void Damaged;',
    }),
    planted('a store that does not check the checksums of tables', {
      file: /\/matchRows\.ts$/,
      from: 'row.seal === matchChecksum(checksummedIn(row))',
      to: 'matchChecksum(checksummedIn(row)) !== undefined',
    }),
    planted('a store that opens every file', {
      file: /\/integrity\.ts$/,
      from: 'problems.length === 0) return true',
      to: 'problems.length >= 0) return true',
    }),
  ],
};

function planted(name: string, patch: Patch): Planted {
  return plantedIn(
    name,
    1_500,
    flipping(() => builtBitFlip(patch)),
  );
}

/** A backup has no empty pages, so half of the bits are flipped there. */
function flipping(load: () => Promise<typeof outcomeOfFlip>): (trial: number) => Promise<Record<string, number>> {
  let current: { readonly number: number; readonly stored: StoredServer } | undefined;
  let outcomeOf: typeof outcomeOfFlip | undefined;
  return async trial => {
    const number = Math.floor(trial / FLIPS);
    if (current?.number !== number) current = { number, stored: await storedServer(number) };
    outcomeOf ??= await load();
    const { database, backup } = current.stored.files;
    const random = randomFrom(fingerprint({ flip: trial }));
    const file = trial % 2 === 0 ? database : backup;
    const bit = 8 * below(random, file.length) + below(random, 8);
    return { [await outcomeOf(current.stored, file, bit, trial % OPENED === 0)]: 1 };
  };
}

const OPENED = 25; // one in so many is opened by a server, too
