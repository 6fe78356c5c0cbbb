import type { SeenEvent, Share } from '@omerta/cashnguns/seen';
import { expect, test } from 'vitest';
import type { AtTable } from './atTable.ts';
import { sceneLoot } from './sceneLoot.ts';

const taken = (seat: number, share: Share): SeenEvent => ({ kind: 'shareTaken', seat, share });

/** The loot of a table with these paintings left, after these events. */
function drawn(paintings: number, round: readonly SeenEvent[], onStage?: SeenEvent, beat?: 'shown') {
  const loot = { bill5: 1, bill10: 0, bill20: 0, diamond1: 0, diamond5: 0, diamond10: 0, clip: 0, aid: 0 };
  const at = {
    table: { stage: 'sharing', loot: { ...loot, painting: paintings }, agenda: [] },
    story: { round, onStage },
    scene: { beat },
    gangsters: ['bruno', 'kitty', 'moose'],
  } as unknown as AtTable; // all that the loot is drawn from
  return sceneLoot(at).map(({ key, takenBy }) => (takenBy === undefined ? key : `${key} ${takenBy}`));
}

test('7: a player who takes a share leaves a chip in its place', () => {
  expect(drawn(2, [])).toEqual(['bill5.0', 'painting.0', 'painting.1']);
  expect(drawn(1, [taken(1, 'painting')])).toEqual(['bill5.0', 'painting.0', 'painting.1 kitty']);
  expect(drawn(0, [taken(1, 'painting'), taken(2, 'painting')])).toEqual([
    'bill5.0',
    'painting.0 moose',
    'painting.1 kitty',
  ]);
});

test('7: a share lies on the table until it is lifted; the New Godfather token is none of the loot', () => {
  const token = taken(2, 'godfather');
  const share = taken(1, 'painting');
  expect(drawn(1, [token, share], share)).toEqual(['bill5.0', 'painting.0']);
  expect(drawn(0, [token, share], share, 'shown')).toEqual(['bill5.0', 'painting.0 kitty']);
});
