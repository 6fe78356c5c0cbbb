// What correlates with winning: seats, cards and places that win more than their share, and what winners earn.
import { sharesOf } from './block.ts';
import { groupsOf } from './groups.ts';
import { intervalOf } from './interval.ts';
import { type Moments, NO_MOMENTS, withNumber } from './moments.ts';

/** What one player had or did in a game. */
export interface SeatFacts {
  readonly traits: readonly Trait[]; // each counts once a game
  readonly amounts: readonly Amount[];
}

/** `{ group: 'family', name: 'Marzullo' }`. */
export interface Trait {
  readonly group: string;
  readonly name: string;
}

/** `{ group: 'money taken', name: 'Act I', amount: 7 }`. */
export interface Amount extends Trait {
  readonly amount: number;
}

export interface Balance {
  readonly games: number;
  readonly par: number;
  readonly groups: readonly TraitGroup[];
  readonly incomes: readonly IncomeGroup[];
}

export interface TraitGroup {
  readonly group: string;
  readonly rows: readonly TraitRow[]; // the most successful first
}

export interface TraitRow {
  readonly name: string;
  readonly count: number; // players of all games who had it
  readonly share: number; // of victories of the players who had it
  readonly low: number; // of 95 %
  readonly high: number;
}

export interface IncomeGroup {
  readonly group: string;
  readonly rows: readonly IncomeRow[]; // in the order of the game
}

export interface IncomeRow {
  readonly name: string;
  readonly winners: number; // on average
  readonly others: number;
}

export interface BalanceTally {
  add(places: readonly number[], facts: readonly SeatFacts[]): void;
  report(): Balance;
}

export function tallyBalance(players: number): BalanceTally {
  const traits = groupsOf(NO_MOMENTS);
  const incomes = groupsOf({ winners: NO_MOMENTS, others: NO_MOMENTS });
  let games = 0;
  return {
    add(places, facts) {
      games += 1;
      for (const [seat, share] of sharesOf(places).entries()) {
        for (const trait of distinct(facts[seat]!.traits)) {
          traits.change(trait, shares => withNumber(shares, share));
        }
        const side = places[seat] === 1 ? 'winners' : 'others';
        for (const income of facts[seat]!.amounts) {
          incomes.change(income, both => ({ ...both, [side]: withNumber(both[side], income.amount) }));
        }
      }
    },
    report: () => ({
      games,
      par: 1 / players,
      groups: traits.list().map(({ group, rows }) => ({ group, rows: rows.map(rowOf).sort(mostFirst) })),
      incomes: incomes.list().map(({ group, rows }) => ({
        group,
        rows: rows.map(([name, { winners, others }]) => ({ name, winners: winners.mean, others: others.mean })),
      })),
    }),
  };
}

function rowOf([name, shares]: readonly [string, Moments]): TraitRow {
  return { name, count: shares.count, share: shares.mean, ...intervalOf(shares) };
}

const mostFirst = (one: TraitRow, other: TraitRow): number =>
  other.share - one.share || (one.name < other.name ? -1 : 1);

const distinct = (traits: readonly Trait[]): Trait[] => [
  ...new Map(traits.map(trait => [JSON.stringify([trait.group, trait.name]), trait])).values(),
];
