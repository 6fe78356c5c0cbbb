import { ask, codeOf } from '../net/api.ts';
import type { RecordFile } from './recordFile.ts';
import { savedGames } from './savedGames.ts';

/** Where a record comes from: the server, this device, or a file. */
export type Origin = 'server' | 'device' | 'file';

export type Found =
  | { readonly ok: true; readonly file: RecordFile; readonly origin: Origin }
  | { readonly ok: false; readonly why: 'noSuchGame' | 'notYet' | 'offline' | 'unreadable' | 'fault' };

const LOCAL = 'local-';

const isLocal = (match: string): boolean => match.startsWith(LOCAL);

/** What an address calls a game of the server, or of this device. */
export const addressOf = (match: string, isOfDevice: boolean): string => (isOfDevice ? `${LOCAL}${match}` : match);

/** The game that an address names: `local-<id>` is one of this device. */
export async function loadRecord(match: string): Promise<Found> {
  return isLocal(match) ? fromDevice(match.slice(LOCAL.length)) : fromServer(match);
}

async function fromDevice(id: string): Promise<Found> {
  try {
    const file = await savedGames.recordOf(id);
    return file === undefined ? { ok: false, why: 'noSuchGame' } : { ok: true, file, origin: 'device' };
  } catch (error) {
    reportError(error);
    return { ok: false, why: 'fault' };
  }
}

async function fromServer(match: string): Promise<Found> {
  try {
    const [json, { readRecordFile }] = await Promise.all([
      ask('GET', `/api/matches/${encodeURIComponent(match)}/record`),
      import('./readRecordFile.ts'),
    ]);
    const read = readRecordFile(json);
    return read.ok ? { ok: true, file: read.file, origin: 'server' } : { ok: false, why: 'unreadable' };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'offline' || code === 'notYet') return { ok: false, why: code };
    return {
      ok: false,
      why: code === 'noSuchMatch' || code === 'notFound' || code === 'unreadable' ? 'noSuchGame' : 'fault',
    };
  }
}
