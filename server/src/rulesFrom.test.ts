import { standardPack } from '@omerta/corleone/rules';
import { expect, test } from 'vitest';
import { rulesFrom } from './rulesFrom.ts';
import { Damaged, Unreachable } from './store/errors.ts';

/** A pack under every one-letter hash, and how often each was read. */
function shelf() {
  const read: string[] = [];
  const rules = rulesFrom({
    async packByHash(hash) {
      read.push(hash);
      return hash.length === 1 ? { hash, json: { ...standardPack, name: hash } } : undefined;
    },
  });
  return { read, rules };
}

test('a pack is read once for the tables of a game', async () => {
  const { read, rules } = shelf();
  const one = await rules.withPack('corleone', 'a');
  expect(one).toMatchObject({ ok: true });
  expect(await rules.withPack('corleone', 'a')).toBe(one);
  expect(read).toEqual(['a']);
  expect(await rules.withPack('cashnguns', 'a')).toMatchObject({ ok: false });
});

test('only the rules used last are cached, however many packs are uploaded', async () => {
  const { read, rules } = shelf();
  const hashes = Array.from({ length: 33 }, (_, at) => String.fromCharCode(65 + at));
  for (const hash of hashes) await rules.withPack('corleone', hash);
  await rules.withPack('corleone', hashes.at(-1)!);
  expect(read).toEqual(hashes);
  await rules.withPack('corleone', hashes[0]!);
  expect(read).toEqual([...hashes, hashes[0]]);
});

test('a stored table is damaged if its pack is missing or does not fit, or its game is unknown', async () => {
  const { rules } = shelf();
  const table = { id: 'one', game: 'corleone', pack: 'a' };
  expect(await rules.of(table)).toMatchObject({ pack: expect.any(String) });
  for (const other of [{ pack: 'gone' }, { game: 'cashnguns' }, { game: 'poker' }]) {
    await expect(rules.of({ ...table, ...other })).rejects.toThrow(Damaged);
  }
});

test('a stored table is not damaged if the store is unreachable', async () => {
  const rules = rulesFrom({ packByHash: () => Promise.reject(new Unreachable('away')) });
  await expect(rules.of({ id: 'one', game: 'corleone', pack: 'a' })).rejects.toThrow(Unreachable);
});
