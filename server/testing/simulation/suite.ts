import { oneByOne, plantedIn, type Suite } from '@omerta/testing';
import type { Defect } from './defect.ts';
import { PLANTED } from './planted.ts';
import { simulate } from './simulate.ts';

const MOST_SEEDS = 5_000;

/** The whole server, its pages and its store in one thread, with injected faults. A seed always gives the same run. */
export const simulation: Suite = {
  id: 'R3',
  promise: 'kept',
  shows:
    'Server, pages and store in one thread, with injected faults: no acknowledged move is lost or taken twice, no page sees too much, every game ends',
  unit: 'seeds',
  trials: { long: 2_000, night: 20_000 },
  share: 500,
  run: oneByOne(seed => trial(seed)),
  planted: Object.entries(PLANTED).map(([name, make]) => plantedIn(name, MOST_SEEDS, seed => trial(seed, make()))),
};

async function trial(seed: number, defect: Defect = {}): Promise<Readonly<Record<string, number>>> {
  const { violations, acknowledged, rows, crashes, eventsReceived } = await simulate(seed, { defect });
  if (violations.length > 0) throw new Error(violations.join('; '));
  return { acknowledged, rows, crashes, 'events sent to pages': eventsReceived };
}
