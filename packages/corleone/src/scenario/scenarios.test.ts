import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nameOf } from './readScenario.ts';
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

test('no two scenarios share an id', () => {
  const ids = files.flatMap(scenariosIn).map(scenario => nameOf(scenario).id);
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
});
