import { expect, test } from 'vitest';
import { bindPack } from './content.ts';
import { standardPack } from './pack/standard.ts';
import { rulesFor } from './rules.ts';
import { deal } from './setup.ts';

const content = bindPack(standardPack);
const rules = rulesFor(content);

test('S9 a random player holds the horse head, unless the table chose one', () => {
  const holders = new Set(Array.from({ length: 60 }, (_, seed) => deal(content, { players: 5 }, seed).table.horseHead));
  expect([...holders].sort()).toEqual([0, 1, 2, 3, 4]);
  expect(deal(content, { players: 5, firstPlayer: 3 }, 1).table.horseHead).toBe(3);
});

test('RN-29 families are chosen by the players, all different', () => {
  const families = ['pizzino', 'vitale', 'marzullo'];
  expect(deal(content, { players: 3, families }, 1).table.seats.map(seat => seat.family)).toEqual(families);
  expect(rules.checkOptions({ players: 3, families: ['pizzino', 'pizzino', 'vitale'] })).toEqual([
    'families: must be all different',
  ]);
  expect(rules.checkOptions({ players: 2, families: ['pizzino', 'corleone'] })).toEqual([
    'families: no family "corleone"',
  ]);
});

test('RN-29 public jobs are laid first, then the allies, then the hands are dealt seat by seat', () => {
  // All come from the top of one deck: with one player less, the third public job is dealt to seat A instead.
  const three = deal(content, { players: 3 }, 11);
  const two = deal(content, { players: 2 }, 11);
  expect(two.table.publicJobs).toEqual(three.table.publicJobs.slice(0, 2));
  expect(two.own[0]!.hand.jobs).toContain(three.table.publicJobs[2]);
  expect(two.own[1]!.hand.jobs).toContain(three.own[0]!.hand.jobs.find(job => !two.own[0]!.hand.jobs.includes(job)));
});

test('S1 wrong options are refused with a message', () => {
  expect(rules.checkOptions(undefined)).toEqual(['options: must be an object']);
  expect(rules.checkOptions({ players: 6 })).toEqual(['players: must be 2 to 5']);
  expect(rules.checkOptions({ players: 2.5 })).toEqual(['players: must be 2 to 5']);
  expect(rules.checkOptions({ players: 3, firstPlayer: 3 })).toEqual([
    'firstPlayer: must be the number of a seat, from 0',
  ]);
  expect(rules.checkOptions({ players: 3, colour: 'red' })).toEqual(['colour: no such option']);
  expect(() => deal(content, { players: 1 }, 1)).toThrow('players: must be 2 to 5');
});
