import { readdirSync, readFileSync } from 'node:fs';
import { nameOf } from '@omerta/kernel/scenario';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import schema from '../../scenarios/scenario.schema.json' with { type: 'json' };
import { runScenario } from './runScenario.ts';

const folder = new URL('../../scenarios/', import.meta.url);
const isScenarioFile = (file: string): boolean => file.endsWith('.json') && !file.endsWith('.schema.json');
const scenariosIn = (file: string): unknown[] => [JSON.parse(readFileSync(new URL(file, folder), 'utf8'))].flat();

const files = readdirSync(folder).filter(isScenarioFile).sort();

describe.each(files)('%s', file => {
  for (const scenario of scenariosIn(file)) {
    const { id, rules, title } = nameOf(scenario);
    test(`${id} (${rules.join(', ')}) ${title}`, () => {
      expect(runScenario(scenario).problems).toEqual([]);
    });
  }
});

test('the example of docs/scenarios.md is true', () => {
  const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json]): unknown => JSON.parse(json!));
  const ours = examples.filter(example => (example as { readonly game: string }).game === 'cashnguns');
  expect(ours.map(runScenario)).toMatchObject([{ id: 'CG-136', problems: [] }]);
});

test('the schema allows every file', () => {
  const isScenarios = new Ajv2020().compile(schema);
  for (const file of files) {
    isScenarios(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    expect([file, isScenarios.errors ?? []]).toEqual([file, []]);
  }
});

test('every case of the rules has a scenario or a test', () => {
  const page = readFileSync(new URL('../../../../docs/rules/cashnguns.md', import.meta.url), 'utf8');
  const cases = [...page.matchAll(/\*\*(CG-\d{3})\*\*/g)].map(([, id]) => id!);
  expect(cases.length).toBeGreaterThan(80);
  const told = new Set(files.flatMap(scenariosIn).map(scenario => nameOf(scenario).id.split('/')[0]));
  const source = new URL('../', import.meta.url);
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.test.ts')) continue;
    for (const [, id] of readFileSync(new URL(file, source), 'utf8').matchAll(/'(CG-\d{3}) /g)) told.add(id);
  }
  expect(cases.filter(id => !told.has(id))).toEqual([]);
});

test('no two scenarios share an id', () => {
  const ids = files.flatMap(scenariosIn).map(scenario => nameOf(scenario).id);
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
});
