import { readFileSync } from 'node:fs';
import { playRandomly, randomFor } from '@omerta/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { bindPack } from '../content.ts';
import { standardPack } from '../pack/standard.ts';
import { rulesFor } from '../rules.ts';
import schema from './position.schema.json' with { type: 'json' };
import { readCorleonePosition } from './readPosition.ts';
import { writeCorleonePosition } from './writePosition.ts';

const page = readFileSync(new URL('../../../../docs/positions.md', import.meta.url), 'utf8');

test('the example of docs/positions.md is a position, and can be played', () => {
  const [, json] = /```json\n(.*?)```/s.exec(page)!;
  const example: unknown = JSON.parse(json!);
  const content = bindPack(standardPack);
  const rules = rulesFor(content);
  expect(new Ajv2020({ strictTypes: false }).validate(schema, example)).toBe(true);
  const read = readCorleonePosition(content, example);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(writeCorleonePosition(content, read.state)).toEqual(example);
  expect(rules.waitingFor(read.state)).toBe(1); // A
  playRandomly(rules, read.state, randomFor('example', 1));
  expect(rules.outcome(read.state)).toBeDefined();
});
