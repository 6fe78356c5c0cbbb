import type { SeenEvent } from '@omerta/cashnguns/seen';
import { PACES, type Pace } from '@omerta/protocol';
import type { Flight, Stage } from '@omerta/table/table/stage.ts';
import { expect, test } from 'vitest';
import { flyOver } from './flights.tsx';
import { planOf } from './plan.ts';

/** What flies over a screen on which these places are to be seen. */
async function flown(event: SeenEvent, places: readonly string[], pace: Pace = 'party'): Promise<readonly Flight[]> {
  const flights: Flight[] = [];
  const stage = {
    pace,
    elementOf: (anchor: string) => (places.includes(anchor) ? ({} as Element) : undefined),
    fly: async (flight: Flight) => void flights.push(flight),
  } as Partial<Stage> as Stage; // all a flight uses
  await flyOver(event, stage);
  return flights;
}

const painting: SeenEvent = { kind: 'shareTaken', seat: 2, share: 'painting' };

test('7: a share flies from the table to its taker', async () => {
  const flights = await flown(painting, ['loot:painting', 'share:painting', 'seat:2']);
  expect(flights).toMatchObject([{ from: 'loot:painting', to: 'seat:2', what: { copyOf: 'loot:painting' } }]);
});

test('7: where no table is drawn it flies off the list', async () => {
  expect(await flown(painting, ['share:painting', 'seat:2'])).toMatchObject([{ from: 'share:painting' }]);
  expect(await flown(painting, [])).toEqual([]);
});

test('7.3: what goes from hand to hand unseen shows its back, even to those who know it', async () => {
  const places = ['seat:1', 'seat:3'];
  const [known] = await flown({ kind: 'professionalStole', seat: 1, victim: 3, loot: 'painting', open: false }, places);
  const [unknown] = await flown(
    { kind: 'professionalStole', seat: 1, victim: 3, loot: undefined, open: false },
    places,
  );
  expect(known).toMatchObject({ from: 'seat:3', to: 'seat:1' });
  expect(known).toEqual(unknown);
});

test('a flight is over before its scene is; at once means none at all', async () => {
  for (const pace of PACES) {
    const length = planOf(painting, pace).reduce((sum, { ms }) => sum + ms, 0);
    const flights = await flown(painting, ['loot:painting', 'seat:2'], pace);
    expect(flights.length).toBe(pace === 'instant' ? 0 : 1);
    for (const { ms = Number.NaN } of flights) expect(ms).toBeLessThan(length);
  }
});
