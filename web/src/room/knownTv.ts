// The room this screen shows, so that a reload brings it back.
import type { OpenedRoom } from '../net/roomApi.ts';

const KEY = 'omerta-tv';

export function knownTv(): OpenedRoom | undefined {
  try {
    const { match, key } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<OpenedRoom>;
    return match === undefined || key === undefined ? undefined : { match, key };
  } catch {
    return undefined; // storage is off, or holds something else
  }
}

export function rememberTv(room: OpenedRoom): OpenedRoom {
  try {
    localStorage.setItem(KEY, JSON.stringify(room));
  } catch {
    // a browser that stores nothing opens a new room after a reload
  }
  return room;
}

export function forgetTv(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was stored
  }
}
