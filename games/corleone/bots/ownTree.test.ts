import { expect, test } from 'vitest';
import { addVisit, newNode, nextToTry } from './ownTree.ts';

const worths = new Map([
  ['bar', 1],
  ['casino', 2],
  ['docks', 9],
  ['market', 3],
]);

/** How often each choice was tried. */
function triedOf(visits: number): Map<string, number> {
  const node = newNode();
  const tried = new Map<string, number>();
  for (let visit = 0; visit < visits; visit += 1) {
    const { choice, child } = nextToTry(node, [...worths.keys()], place => place);
    tried.set(choice, (tried.get(choice) ?? 0) + 1);
    addVisit([node, child], worths.get(choice)!);
  }
  return tried;
}

test('the most promising choice is tried first, others join later, and the best is tried most', () => {
  expect([...triedOf(1).keys()]).toEqual(['bar']);
  expect(triedOf(4).size).toBeLessThan(4);
  const tried = triedOf(200);
  expect(tried.size).toBe(4);
  expect(tried.get('docks')).toBeGreaterThan(100);
});
