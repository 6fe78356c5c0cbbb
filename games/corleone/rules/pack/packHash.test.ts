import { expect, test } from 'vitest';
import type { Pack } from './pack.ts';
import { packHash } from './packHash.ts';
import { standardPack } from './standard.ts';

const hash = packHash(standardPack);
const [firstJob, ...otherJobs] = standardPack.jobs;
const [firstTurf, ...otherTurfs] = standardPack.turfs;
const [firstAct, ...otherActs] = standardPack.acts;

test('the hash of standard-1 never changes: old records name it', () => {
  expect(hash).toBe('474c63da592c72e5');
});

test('the order of the fields does not matter', () => {
  expect(packHash(backwards(standardPack) as Pack)).toBe(hash);
});

const talk: readonly (readonly [string, Pack])[] = [
  ['another name', { ...standardPack, id: 'other', name: 'Other' }],
  ['another note about the pack', { ...standardPack, meta: { game: 'x', version: '2', language: 'it' } }],
  [
    'another provenance',
    { ...standardPack, jobs: [{ ...firstJob!, provenance: 'web', sources: ['a photo'] }, ...otherJobs] },
  ],
  ['another text', { ...standardPack, jobs: [{ ...firstJob!, name: 'Autobomba', text: 'Boom.' }, ...otherJobs] }],
  [
    'another turf name',
    { ...standardPack, turfs: [{ ...firstTurf!, name: 'Downtown', setupNote: '' }, ...otherTurfs] },
  ],
];

test.each(talk)('%s does not change the hash', (_what, pack) => {
  expect(packHash(pack)).toBe(hash);
});

const play: readonly (readonly [string, Pack])[] = [
  ['one job more', { ...standardPack, jobs: [{ ...firstJob!, copies: firstJob!.copies + 1 }, ...otherJobs] }],
  ['another id', { ...standardPack, jobs: [{ ...firstJob!, id: 'autobomba' }, ...otherJobs] }],
  ['another colour', { ...standardPack, jobs: [{ ...firstJob!, color: 'blue' }, ...otherJobs] }],
  ['another effect', { ...standardPack, jobs: [{ ...firstJob!, effects: [{ op: 'takeHorseHead' }] }, ...otherJobs] }],
  ['another hand limit', { ...standardPack, acts: [{ ...firstAct!, handLimit: 7 }, ...otherActs] }],
  [
    'another starting hand',
    { ...standardPack, setup: { ...standardPack.setup, startingHand: { money: [1], jobs: 2 } } },
  ],
  ['a family space fewer', { ...standardPack, familySpaces: standardPack.familySpaces.slice(1) }],
];

test.each(play)('%s changes the hash', (_what, pack) => {
  expect(packHash(pack)).not.toBe(hash);
});

/** The same data with all fields in the opposite order. */
function backwards(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(backwards);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).reverse();
  return Object.fromEntries(fields.map(([field, value]) => [field, backwards(value)]));
}
