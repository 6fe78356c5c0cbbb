import { readFileSync } from 'node:fs';
import { playRandomly, randomFor } from '@omerta/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { cashnguns } from '../rules.ts';
import schema from './position.schema.json' with { type: 'json' };
import { readCashPosition } from './readPosition.ts';
import { writeCashPosition } from './writePosition.ts';

const page = readFileSync(new URL('../../../../docs/positions.md', import.meta.url), 'utf8');

test('the example of docs/positions.md is a position, and can be played', () => {
  const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json]): unknown => JSON.parse(json!));
  const example = examples.find(each => (each as { readonly game: string }).game === 'cashnguns');
  expect(new Ajv2020().validate(schema, example)).toBe(true);
  const read = readCashPosition(example);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(writeCashPosition(read.state)).toEqual(example);
  playRandomly(cashnguns, read.state, randomFor('example', 1));
  expect(cashnguns.outcome(read.state)).toBeDefined();
});
