// Which unsynced writes survive a power cut: anything between none and all.
import { below, pick, type Random } from '@omerta/kernel';
import type { Change, Survival } from './simulatedDisk.ts';

/** By chance; the same for the same random numbers. */
export function randomSurvival(random: Random): Survival {
  const percent = pick(random, [0, 0, 5, 50, 95, 100]);
  const isLeft = () => below(random, 100) < percent;
  const parts = pick(random, PARTS);
  const growsFirst = below(random, 2) === 0; // the length of a file is written before its bytes
  const changes = (unsynced: readonly Change[]): Change[] => {
    const left = parts(unsynced, isLeft, random);
    return growsFirst && left.length > 0 ? [...lengthOf(unsynced), ...left] : left;
  };
  return { changes, isNamed: isLeft };
}

export const nothingSurvives: Survival = { changes: () => [], isNamed: () => false };
/** As after a crash of the process alone. */
export const everythingSurvives: Survival = { changes: unsynced => unsynced, isNamed: () => true };

type Parts = (unsynced: readonly Change[], isLeft: () => boolean, random: Random) => Change[];

const PARTS: readonly Parts[] = [
  /** Each change survives or not, so that a later one may survive without an earlier one. */
  (unsynced, isLeft) => unsynced.filter(isLeft),
  (unsynced, isLeft) => unsynced.flatMap(change => torn(change, 512, isLeft)),
  (unsynced, isLeft) => unsynced.flatMap(change => torn(change, 4096, isLeft)),
  /** In order, the last one torn. */
  (unsynced, isLeft, random) => {
    const whole = below(random, unsynced.length + 1);
    const half = unsynced[whole];
    return [...unsynced.slice(0, whole), ...(half === undefined ? [] : torn(half, 512, isLeft))];
  },
];

/** Sectors lie at multiples of their size in the file. */
function torn(change: Change, sector: number, isLeft: () => boolean): Change[] {
  if (change.kind === 'truncate') return isLeft() ? [change] : [];
  const { at, bytes } = change;
  const left: Change[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(bytes.length, sector - ((at + from) % sector) + from);
    if (isLeft()) left.push({ kind: 'write', at: at + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return left;
}

/** An empty write at the future end of the file. */
function lengthOf(unsynced: readonly Change[]): Change[] {
  const writes = unsynced.flatMap(change => (change.kind === 'write' ? [change] : []));
  const end = Math.max(0, ...writes.map(({ at, bytes }) => at + bytes.length));
  const isGrowth = unsynced.every(change => change.kind === 'write');
  return end > 0 && isGrowth ? [{ kind: 'write', at: end, bytes: Buffer.alloc(0) }] : [];
}
