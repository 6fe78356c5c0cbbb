import { expect, test } from 'vitest';
import { STORIES } from '../../testing/guessing/guessing.ts';
import { memoryStore } from '../../testing/memoryStore.ts';
import type { Store } from '../store/store.ts';

test.each(Object.entries(STORIES))('%s', async (_name, story) => {
  await story();
});

/** Limiters that are not good enough, and the stories that show it. */
const PLANTED: Readonly<Record<string, { wrap(store: Store): Store; readonly found: readonly string[] }>> = {
  'a limiter in the memory of its process': {
    wrap: store => {
      const { countGuess, takeBackGuess, noteWrongGuess } = memoryStore();
      return { ...store, countGuess, takeBackGuess, noteWrongGuess };
    },
    found: ['a guesser waits for a restart', 'a guesser asks two nodes in turn'],
  },
  'a limiter that counts by address only': {
    wrap: store => ({ ...store, countGuess: (limits, now) => store.countGuess(limits.slice(0, 1), now) }),
    found: [
      'many addresses of one network guess passwords of many accounts',
      'addresses all over the world guess one password',
      'many addresses guess codes',
    ],
  },
  'a limiter without known devices': {
    wrap: store => {
      let account: Parameters<Store['countGuess']>[0] = [];
      return {
        ...store,
        countGuess: (limits, now) => {
          if (limits.length > 1) account = limits; // of the last unknown device
          return store.countGuess(limits.length > 1 ? limits : account, now);
        },
      };
    },
    found: ['the owner of an account under attack logs in from a device that was used before'],
  },
  'a limiter that never takes back a right guess': {
    wrap: store => ({ ...store, takeBackGuess: async () => {} }),
    found: ['a guest with the right code is never slowed down'],
  },
};

const planted = Object.entries(PLANTED).flatMap(([name, { wrap, found }]) =>
  found.map(story => [name, story, wrap] as const),
);

test.each(planted)('%s is found: %s', async (_name, story, wrap) => {
  await expect(STORIES[story]!(wrap)).rejects.toThrow();
});
