import { type Faults, placesOf } from '../../src/faults.ts';

/** Collects reported faults for the test. */
export function faultsSeen(): Faults & { readonly seen: string[] } {
  const seen: string[] = [];
  return {
    seen,
    report: (what, where, error) =>
      void seen.push(`${what} ${JSON.stringify(where)} ${placesOf(error).slice(0, 3).join(' | ')}`),
  };
}
