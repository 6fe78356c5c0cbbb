// The reasons of a hint are facts: no hint mentions a horse head the choice does not bring.

import { type Corleone, contentOf } from '@omerta/corleone/rules';
import type { Rules } from '@omerta/kernel';
import { GAMES } from '@omerta/proof/games.ts';
import { expect, test } from 'vitest';
import { explainCorleone } from './explain.ts';
import { LEARNED } from './learned.ts';

const { reasonOf } = explainCorleone(contentOf(GAMES.corleone.rules as Rules<Corleone>), {
  weights: LEARNED,
  envy: 0.3,
});

const sight = { parts: new Map(), beyondLimit: 0, hasHorseHead: false, holds: new Map([['turf:chelsea', 1]]) };

test.each([
  ['handLimit', { beyondLimit: 2 }, 'spareCards'],
  ['horseHead', { hasHorseHead: true }, 'horseHead'],
  ['turf:chelsea', { holds: new Map([['turf:chelsea', 2]]) }, 'turf'],
] as const)('%s', (part, more, kind) => {
  expect(reasonOf(part, 0.5, [{ ...sight, ...more }], [sight])).toMatchObject({ kind, amount: 0.5 });
  expect(reasonOf(part, 0.5, [sight], [sight])).toBeUndefined();
  const less = reasonOf(part, 0.5, [sight], [{ ...sight, ...more }]);
  if (part === 'handLimit') expect(less).toMatchObject({ kind: 'handLimit' });
  else expect(less).toBeUndefined();
});
