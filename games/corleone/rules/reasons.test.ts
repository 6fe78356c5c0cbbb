import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reasons } from './reasons.ts';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'reasons.ts')
  .map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

test('every reason is given somewhere, under its own code', () => {
  for (const [name, { code, rule }] of Object.entries(reasons)) {
    expect(code).toBe(name);
    expect(rule).toMatch(/^([A-Z]\d+|RN-\d\d)$/);
    expect(sources, name).toContain(`reasons.${name}`);
  }
});
