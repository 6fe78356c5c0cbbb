import type { Packs } from '../../src/store/store.ts';
import type { Disk } from './disk.ts';
import type { Sync } from './people.ts';

export const packs = (disk: Disk): Sync<Packs> => ({
  addPack({ hash, json }, { person, at, mostOfPerson, mostInAll }) {
    const known = disk.packs.get(hash);
    const bytes = known?.bytes ?? JSON.stringify(json).length;
    if (known === undefined) {
      if (bytesOf(disk, person) + bytes > mostOfPerson) return 'tooMany';
      if (bytesOf(disk) + bytes > mostInAll) return 'full';
    }
    disk.packs.set(hash, { ...(known ?? { hash, json, person, bytes }), usedAt: at });
    return 'done';
  },
  packByHash(hash) {
    const pack = disk.packs.get(hash);
    return pack === undefined ? undefined : { hash, json: pack.json };
  },
  keepPack(hash, at) {
    const pack = disk.packs.get(hash);
    if (pack !== undefined) disk.packs.set(hash, { ...pack, usedAt: at });
    return pack !== undefined;
  },
  deleteUnusedPacks: before =>
    disk.packs.deleteWhere(
      ({ hash, usedAt }) => usedAt < before && disk.matches.where(({ pack }) => pack === hash).length === 0,
    ),
  usage: () => ({
    lobbies: disk.matches.where(({ stage }) => stage === 'lobby').length,
    tables: disk.matches.where(({ stage }) => stage === 'lobby' || stage === 'playing').length,
    tokens: disk.tokens.where(() => true).length,
    packBytes: bytesOf(disk),
  }),
});

const bytesOf = (disk: Disk, owner?: string): number =>
  disk.packs.where(({ person }) => owner === undefined || person === owner).reduce((sum, { bytes }) => sum + bytes, 0);
