import { below, pick, type Random } from '@omerta/kernel';
import { playRandomly, randomFor } from '@omerta/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomSteps } from '../../testing/randomSteps.ts';
import { bindPack } from '../content.ts';
import { baselineOf } from '../invariants/baseline.ts';
import { checkInvariants } from '../invariants/checkInvariants.ts';
import { standardPack } from '../pack/standard.ts';
import { rulesFor } from '../rules.ts';
import schema from './position.schema.json' with { type: 'json' };
import { readCorleonePosition } from './readPosition.ts';
import { writeCorleonePosition } from './writePosition.ts';

const content = bindPack(standardPack);
const rules = rulesFor(content);
const isValid = new Ajv2020({ strictTypes: false }).compile(schema);

test('any data can be read, and only positions pass', () => {
  const envelope = writeCorleonePosition(content, rules.setup({ players: 2 }, 1));
  fc.assert(
    fc.property(fc.anything(), data => {
      expect(readCorleonePosition(content, data).ok).toBe(false);
      expect(readCorleonePosition(content, { ...envelope, state: data }).ok).toBe(false);
    }),
  );
});

/** Moments of every kind of question. */
const moments: readonly string[] = (() => {
  const found = new Map<string, string[]>();
  for (let seed = 0; seed < 16; seed += 1) {
    for (const { state } of randomSteps(rules, 2 + (seed % 4), seed)) {
      const kind = state.table.agenda.at(-1)?.kind ?? 'over';
      const list = found.get(kind) ?? [];
      found.set(kind, list);
      if (list.length < 8) list.push(JSON.stringify(writeCorleonePosition(content, state)));
    }
  }
  return [...found.values()].flat();
})();

test('a position with one changed value is refused with a message, or can be played to the end', () => {
  const random = randomFor('changed', 1);
  let accepted = 0;
  for (let times = 0; times < 400; times += 1) {
    const position = JSON.parse(pick(random, moments));
    changeSomething(position.state, JSON.parse(pick(random, moments)).state, random);
    const read = readCorleonePosition(content, position);
    if (!read.ok) {
      for (const { field, message } of read.problems) expect(`${field}: ${message}`).toMatch(/^[\w.$[\]]+: .+/);
      continue;
    }
    accepted += 1;
    expect(isValid(position)).toBe(true);
    const baseline = baselineOf(content, read.state);
    playRandomly(rules, read.state, random);
    expect(checkInvariants(content, read.state, baseline)).toEqual([]);
  }
  expect(accepted).toBeGreaterThan(40);
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
  else if (change === 1 && Array.isArray(value)) data[key] = [...value, value[0] ?? 'gun'];
  else if (change === 1 && typeof value === 'number') data[key] = value + (below(random, 2) === 0 ? 1 : -1);
  else data[key] = twin ?? pick(random, [0, '', 'A', 'don', 'carBomb', 'F13', 'bar', '$5', true, [], {}]);
};
