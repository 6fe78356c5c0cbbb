import { below, pick, type Random } from '@omerta/kernel';
import { playRandomly, randomFor } from '@omerta/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachMoment } from '../../testing/eachMoment.ts';
import { TABLES } from '../../testing/tables.ts';
import type { Event } from '../events.ts';
import { cashnguns } from '../rules.ts';
import { watchInvariants } from '../watchInvariants.ts';
import schema from './position.schema.json' with { type: 'json' };
import { readCashPosition } from './readPosition.ts';
import { writeCashPosition } from './writePosition.ts';

const isValid = new Ajv2020().compile(schema);

test('any data can be read, and only positions pass', () => {
  const envelope = writeCashPosition(cashnguns.setup({ players: 4 }, 1));
  fc.assert(
    fc.property(fc.anything(), data => {
      expect(readCashPosition(data).ok).toBe(false);
      expect(readCashPosition({ ...envelope, state: data }).ok).toBe(false);
      expect(readCashPosition({ ...envelope, state: { ...envelope.state, agenda: data } }).ok).toBe(false);
    }),
  );
});

/** Moments of every kind of question. */
const moments: readonly string[] = (() => {
  const found = new Map<string, string[]>();
  for (const [seed, options] of TABLES.entries()) {
    eachMoment(options, seed, state => {
      const kind = state.table.agenda.at(-1)?.kind ?? 'over';
      const list = found.get(kind) ?? [];
      found.set(kind, list);
      if (list.length < 12) list.push(JSON.stringify(writeCashPosition(state)));
    });
  }
  return [...found.values()].flat();
})();

test('a position with one changed value is refused with a message, or can be played to the end', () => {
  const random = randomFor('changed', 1);
  let accepted = 0;
  for (let times = 0; times < 1500; times += 1) {
    const position = JSON.parse(pick(random, moments));
    changeSomething(position.state, JSON.parse(pick(random, moments)).state, random);
    const read = readCashPosition(position);
    if (!read.ok) {
      for (const { field, message } of read.problems) expect(`${field}: ${message}`).toMatch(/^state[\w.[\]]*: .+/);
      continue;
    }
    accepted += 1;
    expect(isValid(position)).toBe(true);
    const { state } = read;
    const watch = watchInvariants(state);
    const events: Event[] = [];
    const look = () => expect(watch.after(state, events.splice(0))).toEqual([]);
    playRandomly(cashnguns, state, random, { events, onStep: look });
    look();
    expect(cashnguns.outcome(state)).toBeDefined();
  }
  expect(accepted).toBeGreaterThan(100);
});

type Data = Record<string, unknown>;

/** Removes, doubles or replaces one value, at any depth, by the one at the same place in another position. */
const changeSomething = (data: Data, other: unknown, random: Random): void => {
  const key = pick(random, Object.keys(data));
  const value = data[key];
  const twin = (other as Data | undefined)?.[key];
  const change = below(random, 4);
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && below(random, 4) > 0)
    changeSomething(value as Data, twin, random);
  else if (change === 0) Reflect.deleteProperty(data, key);
  else if (change === 1 && Array.isArray(value)) data[key] = [...value, value[0] ?? 'bill5'];
  else if (change === 1 && typeof value === 'number') data[key] = value + (below(random, 2) === 0 ? 1 : -1);
  else data[key] = twin ?? pick(random, [0, '', 'A', 'H', 'bang', 'bill5', 'kid', true, false, [], {}]);
};
