import { afterEach, expect, test, vi } from 'vitest';
import { askToStay } from './askToStay.ts';
import { loadRecord } from './loadRecord.ts';
import { openGames, savedGames } from './savedGames.ts';
import { startFrom } from './startFrom.ts';

afterEach(() => void vi.unstubAllGlobals());

const locked = new DOMException('The disk is locked', 'UnknownError');

function lockedDisk() {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw locked;
    },
  });
}

const BEGINNING = {
  game: 'corleone',
  options: {},
  state: {},
  seats: [],
  pace: 'brisk',
  packHash: '',
  version: 1,
} as const;

test('where a browser has no place for games at all, they last as long as the page', async () => {
  expect(await openGames('saved')).toMatchObject({ isStored: false });
  expect(await savedGames.list()).toEqual([]);
});

test('a new game begins although nothing can be kept', async () => {
  lockedDisk();
  expect(await openGames('new')).toMatchObject({ isStored: false });
});

test('kept games that cannot be read just now are not said to be gone', async () => {
  lockedDisk();
  const faults: unknown[] = [];
  vi.stubGlobal('reportError', (fault: unknown) => faults.push(fault));
  await expect(openGames('saved')).rejects.toBe(locked);
  await expect(savedGames.list()).rejects.toBe(locked);
  expect(await loadRecord('local-ab12')).toEqual({ ok: false, why: 'fault' });
  expect(faults).toEqual([locked]);
});

test('no game is begun from a record where it would be lost on the way', async () => {
  await expect(startFrom(BEGINNING)).rejects.toThrow('keeps no games');
});

test('the browser is asked once not to clear games away', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, text: string) => void kept.set(key, text),
    getItem: (key: string) => kept.get(key) ?? null,
  });
  const persist = vi.fn(async () => true);
  await askToStay({ persist });
  await askToStay({ persist });
  expect(persist).toHaveBeenCalledOnce();
});
