import { parseArgs } from 'node:util';

export type Plan = 'long' | 'night';

export interface Options {
  readonly plan: Plan;
  readonly only: readonly string[]; // ids; none means all
  readonly trials: number | undefined; // instead of those of the plan
  readonly from: number; // seed
  readonly minutes: number;
  readonly resume: boolean;
  readonly out: string | undefined;
  readonly lanes: number; // suites at the same time
  /** Exactly these trials, whatever was run before. */
  readonly again: { readonly first: number; readonly count: number } | undefined;
}

export const USAGE = `npm run test:long, npm run test:night, or npm run proof -- with

  --only R1,S8    these suites; R17 means all that start with R17-
  --minutes N     no trial is started later
  --resume        continue where the results file ends
  --out FILE      the results file, one line of JSON for each share of trials
  --lanes N       suites at the same time (2)
  --plan NAME     long or night: how many trials
  --trials N      so many instead
  --from S        start at this seed: machines can share a suite, and their files are concatenated
  --first S --count N
                  these trials alone, as the message of a failure says`;

export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      plan: { type: 'string', default: 'long' },
      only: { type: 'string', default: '' },
      trials: { type: 'string' },
      from: { type: 'string', default: '0' },
      minutes: { type: 'string', default: 'Infinity' },
      resume: { type: 'boolean', default: false },
      out: { type: 'string' },
      lanes: { type: 'string', default: '2' },
      first: { type: 'string' },
      count: { type: 'string', default: '1' },
    },
  });
  const { plan, only, resume, out, first, count } = values;
  if (plan !== 'long' && plan !== 'night') throw new Error(`There is no plan ${plan}.`);
  return {
    plan,
    only: only.split(',').filter(name => name !== ''),
    trials: values.trials === undefined ? undefined : positive('trials', values.trials),
    from: seed('from', values.from),
    minutes: positive('minutes', values.minutes),
    resume,
    out,
    lanes: positive('lanes', values.lanes),
    again: first === undefined ? undefined : { first: seed('first', first), count: positive('count', count) },
  };
}

function seed(name: string, value: string): number {
  const number = Number(value);
  if (value.trim() === '' || !Number.isSafeInteger(number) || number < 0) {
    throw new Error(`--${name} takes a whole number from 0 on, not ${value}.`);
  }
  return number;
}

function positive(name: string, value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new Error(`--${name} takes a number above 0, not ${value}.`);
  return number;
}
