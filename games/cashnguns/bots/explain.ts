// Why one future is better than another: the difference of two chances to win (`standing.ts`), taken apart.

import type { Explained } from '@omerta/bots';
import { type CashNGuns, lootWorth, type State, type View } from '@omerta/cashnguns/rules';
import type { Seat } from '@omerta/kernel';
import { featureWeightsFor } from './featureWeights.ts';
import type { CashReason } from './reasons.ts';
import { featuresOf, standingOf } from './standing.ts';

interface Sight {
  readonly worth: number;
  readonly is: 'playing' | 'out' | 'over';
  readonly features: readonly number[]; // of `FEATURES`, weighted; while playing
  readonly rivals: number; // while playing, all their strength; in the end, the most money any of them has
  readonly shares: readonly number[]; // by seat, of all strength or money; 0 for the own seat
  readonly loot: number; // in thousands
  readonly wounds: number;
  readonly bangs: number;
  readonly cards: number; // of loot: all see how many
  readonly nextPainting: number;
  readonly mostDiamonds: number; // how likely
  readonly isGodfather: boolean;
  readonly isHit: boolean;
}

/** The part each feature of `standing.ts` belongs to, in their order. */
const FEATURES = [
  'loot',
  'paintings',
  'diamonds',
  'wounds',
  'wounds',
  'wounds',
  'bangs',
  'bangs',
  'godfather',
  'lessLoot',
] as const;

export const explainCash = (view: View): Explained<CashNGuns, Sight> => {
  const before = view.table.seats[view.viewer as Seat]!.wounds; // spectators have no choices
  return {
    sightOf: (state, seat) => sightOf(state, seat, before),
    worthOf: ({ worth }) => worth,
    notable: 0.01, // of the victory
    partsOf,
    reasonOf,
  };
};

function sightOf(state: State, seat: Seat, before: number): Sight {
  const { table, own } = state;
  const player = table.seats[seat]!;
  const is = !player.alive ? 'out' : table.result === undefined ? 'playing' : 'over';
  const weights = featureWeightsFor(table.players);
  const features = featuresOf(state, seat);
  const weighted = (those: readonly number[]) => those.map((feature, at) => feature * weights[at]!);
  const strengths = table.seats.map(({ alive }, each) => {
    if (!alive) return 0;
    if (is === 'over') return table.result![each]!.total;
    return Math.exp(sumOf(weighted(each === seat ? features : featuresOf(state, each))));
  });
  const others = strengths.with(seat, 0);
  const all = sumOf(strengths);
  return {
    worth: standingOf(state, seat),
    is,
    features: is === 'playing' ? weighted(features) : [],
    rivals: is === 'over' ? Math.max(...others) : sumOf(others),
    shares: others.map(strength => (all === 0 ? 0 : strength / all)),
    loot: is === 'over' ? table.result![seat]!.total : lootWorth(own[seat]!.loot, player),
    wounds: player.wounds,
    bangs: own[seat]!.hand.bang,
    cards: player.loot,
    nextPainting: features[FEATURES.indexOf('paintings')]!,
    mostDiamonds: features[FEATURES.indexOf('diamonds')]!,
    isGodfather: table.godfather === seat,
    isHit: player.wounds > before,
  };
}

/**
 * If both futures go on, the odds are a sum of features against the strength of the others, so each feature explains a
 * part of the difference. If both are over, the own money is compared with the richest rival's. Otherwise one fact is
 * the reason.
 */
function partsOf(one: Sight, other: Sight): ReadonlyMap<string, number> {
  const lead = one.worth - other.worth;
  if (lead === 0) return new Map();
  if (one.is === 'out' || other.is === 'out') return new Map([['out', lead]]);
  if (one.is !== other.is) return new Map([['victory', lead]]);
  const terms = one.is === 'playing' ? featureTerms(one, other) : moneyTerms(one, other);
  const sum = sumOf([...terms.values()]);
  if (!(sum / lead > 0) || !Number.isFinite(sum)) return new Map([['victory', lead]]);
  return new Map([...terms].map(([part, term]) => [part, (term * lead) / sum]));
}

function featureTerms(one: Sight, other: Sight): Map<string, number> {
  const terms = new Map<string, number>();
  for (const [at, feature] of one.features.entries()) {
    const part = FEATURES[at % FEATURES.length]!;
    terms.set(part, (terms.get(part) ?? 0) + feature - other.features[at]!);
  }
  return terms.set('rival', Math.log(other.rivals) - Math.log(one.rivals));
}

const moneyTerms = (one: Sight, other: Sight): Map<string, number> =>
  new Map([
    ['loot', one.loot - other.loot],
    ['rival', other.rivals - one.rivals],
  ]);

function reasonOf(
  part: string,
  amount: number,
  ones: readonly Sight[],
  others: readonly Sight[],
): CashReason | undefined {
  const more = (of: (sight: Sight) => number): number => meanOf(ones, of) - meanOf(others, of);
  const chances = (of: (sight: Sight) => boolean) => ({
    chance: meanOf(ones, sight => Number(of(sight))),
    instead: meanOf(others, sight => Number(of(sight))),
  });
  /** The chance, if it is lower than the other one in whole percents. */
  const rarer = (of: (sight: Sight) => boolean) => {
    const told = chances(of);
    return Math.round(told.chance * 100) < Math.round(told.instead * 100) ? told : undefined;
  };
  const isTrue: Readonly<Record<string, () => CashReason | false>> = {
    loot: () => more(({ loot }) => loot) > 0 && { kind: 'loot', thousands: more(({ loot }) => loot), amount },
    out: () => {
      const told = rarer(({ is }) => is === 'out');
      return told !== undefined && { kind: 'out', ...told, amount };
    },
    wounds: () => {
      const told = rarer(({ isHit }) => isHit);
      if (told !== undefined) return { kind: 'hits', ...told, amount };
      return more(({ wounds }) => wounds) < 0 && { kind: 'wounds', amount };
    },
    bangs: () => more(({ bangs }) => bangs) > 0 && { kind: 'bangs', amount },
    godfather: () => more(({ isGodfather }) => Number(isGodfather)) > 0 && { kind: 'godfather', amount },
    lessLoot: () => more(({ cards }) => cards) < 0 && { kind: 'lessLoot', amount },
    paintings: () => more(({ nextPainting }) => nextPainting) > 0 && { kind: 'paintings', amount },
    diamonds: () => more(({ mostDiamonds }) => mostDiamonds) > 0 && { kind: 'diamonds', amount },
    victory: () => ({ kind: 'victory', amount }),
    rival: () => {
      const seat = weakened(ones, others);
      return seat !== undefined && { kind: 'rival', seat, amount };
    },
  };
  return isTrue[part]?.() || undefined;
}

/** Who of the others loses most. */
function weakened(ones: readonly Sight[], others: readonly Sight[]): Seat | undefined {
  const losses = ones[0]!.shares.map(
    (_share, seat) => meanOf(others, ({ shares }) => shares[seat]!) - meanOf(ones, ({ shares }) => shares[seat]!),
  );
  const most = Math.max(...losses);
  return most > 0 ? losses.indexOf(most) : undefined;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const meanOf = (sights: readonly Sight[], of: (sight: Sight) => number): number =>
  sights.reduce((sum, sight) => sum + of(sight), 0) / sights.length;
