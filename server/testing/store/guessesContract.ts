import { expect, test } from 'vitest';
import { aPerson, NOW, newId } from './samples.ts';
import type { Tested } from './storeContract.ts';

const aLimit = (free: number) => ({ key: newId(), free, recovery: 60_000, first: 1000, longest: 8000 });

export function guessesContract(tested: Tested): void {
  test('guesses, up to what the strictest of their keys allows', async () => {
    const { store } = tested;
    const [strict, other] = [aLimit(2), aLimit(9)];
    const guess = () => store.countGuess([strict, other], NOW);
    expect([await guess(), await guess(), await guess()]).toEqual([0, 0, 1000]);
    expect(await store.countGuess([{ ...other, free: 2 }], NOW)).toBe(1000); // the refused one is not counted
    expect(await store.countGuess([{ ...other, free: 3 }], NOW)).toBe(0);
    expect(await store.countGuess([strict], NOW + 1000)).toBe(0);
    expect(await store.countGuess([strict], NOW + 1000)).toBe(2000);
  });

  test('no more guesses of many at once, at two nodes', async () => {
    const nodes = [tested.store, await tested.another()];
    const limits = [aLimit(5), aLimit(50)];
    const waits = await Promise.all(Array.from({ length: 30 }, (_, at) => nodes[at % 2]!.countGuess(limits, NOW)));
    expect(waits.filter(wait => wait === 0)).toHaveLength(5);
  });

  test('guesses when it is opened again', async () => {
    const limits = [aLimit(1)];
    expect(await tested.store.countGuess(limits, NOW)).toBe(0);
    const again = await tested.reopen();
    expect(await again.countGuess(limits, NOW)).toBe(1000);
  });

  test('no right guess, and no forgotten one', async () => {
    const { store } = tested;
    const limits = [aLimit(1)];
    await store.countGuess(limits, NOW);
    await store.takeBackGuess(limits);
    expect([await store.countGuess(limits, NOW), await store.countGuess(limits, NOW)]).toEqual([0, 1000]);
    await store.noteWrongGuess(limits, NOW + 500);
    expect(await store.countGuess(limits, NOW + 500)).toBe(1000);
    expect(await store.deleteOldGuesses(NOW + 59_999)).toBe(0);
    expect(await store.deleteOldGuesses(NOW + 60_000)).toBe(1);
    expect(await store.countGuess(limits, NOW + 500)).toBe(0);
  });

  test('failed logins until their owner has seen them', async () => {
    const { store } = tested;
    const account = aPerson({ passwordHash: 'x' });
    await store.addPerson(account);
    for (const at of [NOW, NOW + 9]) await store.noteWrongGuess([], at, account.id);
    const told = { ...account, failedLogins: 2, failedLoginAt: NOW + 9 };
    expect(await store.personByName(account.name)).toEqual(told);
    await store.updatePerson(account.id, { language: 'pl' });
    expect(await store.personById(account.id)).toEqual({ ...told, language: 'pl' });
    await store.forgetFailedLogins(account.id);
    expect(await store.personById(account.id)).toEqual({ ...account, language: 'pl' });
  });
}
