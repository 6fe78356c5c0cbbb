import { expect, test } from 'vitest';
import { COST, hashPassword, isPassword, pretendToCheck } from './passwords.ts';

const CHEAP = 10; // the real cost takes half a second each

test('a hash contains its parameters, and only its own password matches', async () => {
  const hash = await hashPassword('correct horse', CHEAP);
  expect(hash).toMatch(/^scrypt\$10\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('correct horse', hash)).toBe(true);
  expect(await isPassword('correct hors', hash)).toBe(false);
  expect(await isPassword('Correct horse', hash)).toBe(false);
});

test('the same password never has the same hash', async () => {
  expect(await hashPassword('correct horse', CHEAP)).not.toBe(await hashPassword('correct horse', CHEAP));
});

test('the default cost is 2^17 blocks of 8, and its hash can be checked', async () => {
  expect(COST).toBe(17);
  const hash = await hashPassword('correct horse');
  expect(hash.startsWith('scrypt$17$8$1$')).toBe(true);
  expect(await isPassword('correct horse', hash)).toBe(true);
});

test('a hash of another cost can be checked', async () => {
  const old = await hashPassword('correct horse', 9);
  expect(await isPassword('correct horse', old)).toBe(true);
});

test('equivalent Unicode passwords match', async () => {
  const hash = await hashPassword('cafe\u0301 noir', CHEAP);
  expect(await isPassword('caf\u00e9 noir', hash)).toBe(true);
});

test('the check for an unknown account always fails', async () => {
  expect(await pretendToCheck('correct horse', CHEAP)).toBe(false);
});

test('a hash of unknown form throws', async () => {
  await expect(isPassword('correct horse', 'md5$abc')).rejects.toThrow(/form/);
});
