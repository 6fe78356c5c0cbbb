// The contract of every store. Each test gets an empty one.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { extrasContract } from './extrasContract.ts';
import { guessesContract } from './guessesContract.ts';
import { matchesContract } from './matchesContract.ts';
import { mergeContract } from './mergeContract.ts';
import { mutesContract } from './mutesContract.ts';
import { packsContract } from './packsContract.ts';
import { peopleContract } from './peopleContract.ts';
import { playContract } from './playContract.ts';
import { racesContract } from './racesContract.ts';
import { roughContract } from './roughContract.ts';
import { aMatch } from './samples.ts';
import { sessionsContract } from './sessionsContract.ts';

export interface Opened {
  readonly store: Store;
  /** A second node on the same data; the same store where only one node can be. */
  another(): Promise<Store>;
  /** Closes every node and opens the data anew. */
  reopen(): Promise<Store>;
  end(): Promise<void>;
}

/** The store of the running test. */
export interface Tested {
  readonly store: Store;
  another(): Promise<Store>;
  reopen(): Promise<Store>;
}

export function storeContract(name: string, open: () => Promise<Opened>): void {
  describe(`${name} keeps`, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.end());
    const tested: Tested = {
      get store() {
        return opened.store;
      },
      another: () => opened.another(),
      reopen: () => opened.reopen(),
    };

    describe('people', () => peopleContract(tested));
    describe('sessions and tokens', () => sessionsContract(tested));
    describe('guesses', () => guessesContract(tested));
    describe('a guest who turns out to be an account', () => mergeContract(tested));
    describe('mutes', () => mutesContract(tested));
    describe('matches', () => matchesContract(tested));
    describe('play', () => playContract(tested));
    describe('races', () => racesContract(tested));
    describe('packs', () => packsContract(tested));
    describe('chat, subscriptions and secrets', () => extrasContract(tested));
    describe('rough handling', () => roughContract(tested));

    test('every write requested before it is closed', async () => {
      const { store } = opened;
      const matches = Array.from({ length: 40 }, () => aMatch());
      const added = matches.map(match => store.addMatch(match));
      const closing = store.close();
      expect(await Promise.all(added)).toEqual(matches.map(() => true));
      await closing;
      const again = await opened.reopen();
      for (const match of matches) expect(await again.matchById(match.id)).toEqual(match);
    });

    test('no method working after it is closed', async () => {
      expect(await opened.store.ready()).toBe(true);
      await opened.store.close();
      expect(await opened.store.ready()).toBe(false);
      await expect(opened.store.personById('x')).rejects.toThrow('The store is closed.');
      await expect(opened.store.append([])).rejects.toThrow('The store is closed.');
    });
  });
}
