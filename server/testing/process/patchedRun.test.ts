import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const proof = new URL('../proof/', import.meta.url);
const sources = readdirSync(proof)
  .filter(file => !file.endsWith('.test.ts'))
  .map(file => readFileSync(new URL(file, proof), 'utf8'));

// The name of a run is a text: no compiler sees that its export is gone.
test('every run with a defect is exported by the module it is bundled from', () => {
  const urls = new Map(
    sources.flatMap(source =>
      [...source.matchAll(/const (\w+) = new URL\('([^']+)'/g)].map(([, name, path]) => [name, path]),
    ),
  );
  const programs = sources.flatMap(source => [
    ...source.matchAll(/module: (?:new URL\('(?<path>[^']+)', import\.meta\.url\)|(?<named>\w+)), run: '(?<run>\w+)'/g),
  ]);
  expect(programs.length).toBe(sources.join('').split(/\brun: '/).length - 1);
  for (const { groups } of programs) {
    const { path = urls.get(groups!.named)!, run } = groups!;
    expect(readFileSync(new URL(path!, proof), 'utf8'), path).toMatch(
      new RegExp(`^export (async )?(function|const) ${run}\\b`, 'm'),
    );
  }
});
