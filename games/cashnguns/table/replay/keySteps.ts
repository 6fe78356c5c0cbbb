import type { EventKind, SeenEvent } from '@omerta/cashnguns/seen';

/** A step that changed much, and the event that tells of it. */
export interface KeyStep {
  readonly at: number;
  readonly round: number;
  readonly event: SeenEvent;
}

/** How much an event changes; what is missing is nothing to go back for. */
const WEIGHTS: { readonly [K in EventKind]?: number } = {
  eliminated: 12,
  luckyEscape: 8,
  wounded: 5,
  professionalStole: 4,
  vultureTook: 4,
  shareBanned: 4,
  junkSwapped: 3,
  satOut: 3,
  privilegeUsed: 2,
  aidUsed: 2,
  clipUsed: 2,
};

/** The steps that changed most, in the order they came. */
export function keySteps(steps: readonly (readonly SeenEvent[])[], most: number): readonly KeyStep[] {
  let round = 0;
  const found = steps.flatMap((events, at) => {
    let weight = 0;
    let best: SeenEvent | undefined;
    const inRound = round;
    for (const event of events) {
      if (event.kind === 'roundBegan') round = event.round;
      const its = WEIGHTS[event.kind] ?? 0;
      weight += its;
      if (its > (best === undefined ? 0 : (WEIGHTS[best.kind] ?? 0))) best = event;
    }
    return best === undefined ? [] : [{ at, round: inRound === 0 ? round : inRound, event: best, weight }];
  });
  return found
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    .slice(0, most)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, round: its, event }) => ({ at, round: its, event }));
}
