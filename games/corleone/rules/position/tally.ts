import { complain, type Place } from '../pack/problem.ts';

/** Counts things and complains at the field where there is one too many. */
export type Tally = (thing: string, most: number, place: Place, number?: number) => void;

export const newTally = (): Tally => {
  const counts = new Map<string, number>();
  return (thing, most, place, number = 1) => {
    const before = counts.get(thing) ?? 0;
    const now = before + number;
    counts.set(thing, now);
    if (before <= most && now > most) complain(place, `${thing} is here ${now} times, but there is only ${most}`);
  };
};
