import { standardPack } from '@omerta/corleone/seen';
import { expect, test } from 'vitest';
import { portraitOf } from './portraitOf.ts';

test('allies with a figure wear its hat', () => {
  for (const ally of standardPack.allies) if (ally.figure !== null) expect(portraitOf(ally)).toBe(ally.figure);
});

test('no two allies of one act look alike', () => {
  for (const act of [1, 2, 3]) {
    const faces = standardPack.allies.filter(ally => ally.act === act).map(portraitOf);
    expect(new Set(faces).size).toBe(faces.length);
  }
});

test('an ally of another pack borrows a face and keeps it', () => {
  const stranger = { ...standardPack.allies.find(ally => ally.id === 'capo')!, id: 'stranger' };
  expect(portraitOf(stranger)).toBe(portraitOf({ ...stranger }));
});
