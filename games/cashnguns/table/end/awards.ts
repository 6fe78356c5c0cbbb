// Who stood out, from what all saw. Cards that went face down do not count.
import { NO_SEAT, type SeenEvent } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import { kindsOf, targetsIn } from '../show/recap/recap.ts';

const AWARDS = ['guns', 'floor', 'bluff', 'loud'] as const;
export type AwardKind = (typeof AWARDS)[number];

/** All who are level share an award. */
export interface Award {
  readonly kind: AwardKind;
  readonly seats: readonly Seat[];
  readonly count: number;
  /** Guns: the hits among them. Loud: the Bangs fired. */
  readonly of: number;
}

/** In the order above; a count of 0 wins no award. */
export function awardsOf(log: readonly SeenEvent[]): readonly Award[] {
  const rounds = roundsOf(log);
  const tallies: Readonly<Record<AwardKind, Tally>> = {
    guns: tallyOf(rounds, gunsFaced),
    floor: tallyOf(rounds, round => kindsOf(round, 'courageRevealed').flatMap(({ ducked }) => ducked)),
    bluff: tallyOf(rounds, duckedFrom),
    loud: tallyOf(rounds, hitters),
  };
  const hits = tallyOf(rounds, hit);
  const bangs = tallyOf(rounds, round => bangsIn(round).map(({ seat }) => seat));
  const rest: Readonly<Record<AwardKind, Tally>> = { guns: hits, floor: NONE, bluff: NONE, loud: bangs };
  return AWARDS.flatMap(kind => {
    const tally = tallies[kind];
    const count = Math.max(0, ...tally.values());
    const seats = [...tally]
      .flatMap(([seat, each]) => (each === count ? [seat] : []))
      .toSorted((one, other) => one - other);
    return count === 0 ? [] : [{ kind, seats, count, of: rest[kind].get(seats[0]!) ?? 0 }];
  });
}

/** When and by whom a player was eliminated. */
export interface Fall {
  readonly seat: Seat;
  readonly round: number;
  readonly shooters: readonly Seat[];
}

export const fallsOf = (log: readonly SeenEvent[]): readonly Fall[] =>
  roundsOf(log).flatMap(round =>
    kindsOf(round, 'eliminated').map(({ seat }) => ({
      seat,
      round: kindsOf(round, 'roundBegan')[0]?.round ?? 0,
      shooters: bangsIn(round).flatMap(shot => (shot.target === seat ? [shot.seat] : [])),
    })),
  );

type Tally = ReadonlyMap<Seat, number>;
const NONE: Tally = new Map();

function tallyOf(
  rounds: readonly (readonly SeenEvent[])[],
  seatsIn: (round: readonly SeenEvent[]) => readonly Seat[],
): Tally {
  const tally = new Map<Seat, number>();
  for (const seat of rounds.flatMap(seatsIn)) tally.set(seat, (tally.get(seat) ?? 0) + 1);
  return tally;
}

function roundsOf(log: readonly SeenEvent[]): readonly (readonly SeenEvent[])[] {
  const starts = log.flatMap(({ kind }, at) => (kind === 'roundBegan' ? [at] : []));
  return starts.map((from, at) => log.slice(from, starts[at + 1] ?? log.length));
}

/** Standing while a gun points at one, once for each gun. */
const gunsFaced = (round: readonly SeenEvent[]): readonly Seat[] => {
  const standing = new Set(kindsOf(round, 'courageRevealed').flatMap(event => event.standing));
  return targetsIn(round).filter(target => standing.has(target));
};

/** Standing players whose target ducked. */
const duckedFrom = (round: readonly SeenEvent[]): readonly Seat[] => {
  const ducked = new Set(kindsOf(round, 'courageRevealed').flatMap(event => event.ducked));
  return targetsIn(round).flatMap((target, seat) =>
    target !== NO_SEAT && ducked.has(target) && !ducked.has(seat) ? [seat] : [],
  );
};

const bangsIn = (round: readonly SeenEvent[]) =>
  kindsOf(round, 'shotsFired').flatMap(({ shots }) => shots.filter(({ bullet }) => bullet === 'bang'));

const hitsIn = (round: readonly SeenEvent[]) => {
  const lucky = new Set(kindsOf(round, 'luckyEscape').map(({ seat }) => seat));
  return bangsIn(round).filter(({ target }) => !lucky.has(target));
};

const hit = (round: readonly SeenEvent[]) => hitsIn(round).map(({ target }) => target);
const hitters = (round: readonly SeenEvent[]) => hitsIn(round).map(({ seat }) => seat);
