// The value of a state in parts: the same sum as in `standing.ts`, by things a player can point at.

import type { Explained } from '@omerta/bots';
import {
  BONUS,
  type Content,
  type Corleone,
  dominantIn,
  excessOf,
  handLimit,
  JOB_COLORS,
  leadersOf,
  type State,
  worthOf,
} from '@omerta/corleone/rules';
import type { Seat } from '@omerta/kernel';
import { type Overview, overviewOf, prospectsOfTurfs, worthOfColor } from './bonuses.ts';
import { bestNotes, shareOf, totalsOf } from './lastCount.ts';
import { type Prices, pricesOf } from './prices.ts';
import type { CorleoneReason } from './reasons.ts';
import { A_VICTORY, type Judgement, rowOf, weightsIn, worthOfSeat } from './standing.ts';
import { PROSPECTS, type Prospect } from './weights.ts';

interface Sight {
  readonly parts: ReadonlyMap<string, number>; // in dollars
  readonly beyondLimit: number; // cards that are too many at the next tribute
  readonly hasHorseHead: boolean;
  readonly holds: ReadonlyMap<string, number>; // on turfs, by their part
}

export const explainCorleone = (content: Content, judgement: Judgement): Explained<Corleone, Sight> => {
  const prices = pricesOf(content);
  return {
    sightOf: (state, seat) => ({
      parts: partsOfStanding(prices, state, seat, judgement),
      beyondLimit: Math.max(0, excessOf(content, state.table, seat)),
      hasHorseHead: state.table.horseHead === seat,
      holds: holdsOf(content, state, seat),
    }),
    worthOf: ({ parts }) => [...parts.values()].reduce((sum, amount) => sum + amount, 0),
    partsOf: ({ parts: one }, { parts: other }) =>
      new Map(
        [...new Set([...one.keys(), ...other.keys()])].map(part => [
          part,
          (one.get(part) ?? 0) - (other.get(part) ?? 0),
        ]),
      ),
    notable: 0.3, // dollars
    reasonOf,
  };
};

export function partsOfStanding(
  prices: Prices,
  state: State,
  seat: Seat,
  judgement: Judgement,
): ReadonlyMap<string, number> {
  const totals = state.table.result?.map(({ total }) => total) ?? totalsOf(prices.content, state);
  return totals === undefined
    ? partsOfProspects(prices, state, seat, judgement)
    : partsOfTotals(prices.content, state, seat, totals, judgement);
}

/** X1, X2, X3, X4: the money as it will be counted. */
function partsOfTotals(
  content: Content,
  { table, own }: State,
  seat: Seat,
  totals: readonly number[],
  { envy }: Judgement,
): ReadonlyMap<string, number> {
  const parts = new Map<string, number>();
  const { hand, suitcase } = own[seat]!;
  add(parts, 'suitcase', worthOf(suitcase));
  if (table.result === undefined) add(parts, 'notes', bestNotes(hand, handLimit(content, table)));
  for (const [turf, stack] of table.stacks.entries()) {
    if (dominantIn(stack) === seat) add(parts, turfPart(content, turf), BONUS);
  }
  const completed = table.seats.map(player => player.completed);
  for (const color of JOB_COLORS) {
    if (leadersOf(content, completed, color).includes(seat)) add(parts, `color:${color}`, BONUS);
  }
  addRivals(parts, totals, seat, envy);
  if (envy > 0) add(parts, 'victory', A_VICTORY * shareOf(totals, seat));
  return parts;
}

function partsOfProspects(
  prices: Prices,
  state: State,
  seat: Seat,
  { weights, envy }: Judgement,
): ReadonlyMap<string, number> {
  const parts = new Map<string, number>();
  const overview = overviewOf(prices.content, state.table);
  const weight = weightsIn(weights, state);
  for (const [index, amount] of rowOf(prices, overview, state, seat).entries()) {
    const part = PARTS[PROSPECTS[index]!];
    if (part !== undefined) add(parts, part, amount * weight[index]!);
  }
  addTurfs(parts, prices.content, overview, seat, weight);
  for (const [color, name] of JOB_COLORS.entries()) {
    add(parts, `color:${name}`, worthOfColor(overview, seat, color) * weight[PROSPECTS.indexOf('colors')]!);
  }
  if (envy > 0) {
    const worths = state.table.seats.map((_player, each) => worthOfSeat(prices, overview, state, each, weights));
    addRivals(parts, worths, seat, envy);
  }
  return parts;
}

/** The part each prospect belongs to; undefined for those explained turf by turf and colour by colour. */
const PARTS: Readonly<Record<Prospect, string | undefined>> = {
  suitcase: 'suitcase',
  notes: 'notes',
  goods: 'goods',
  jobs: 'jobs',
  allies: 'allies',
  alliesLater: 'allies',
  excess: 'handLimit',
  excessIdle: 'handLimit',
  thugs: 'figures',
  members: 'figures',
  dominance: undefined,
  control: undefined,
  controlNow: undefined,
  colors: undefined,
  horseHead: 'horseHead',
};

function addTurfs(
  parts: Map<string, number>,
  content: Content,
  overview: Overview,
  seat: Seat,
  weight: readonly number[],
): void {
  for (const [turf, one] of overview.turfs.entries()) {
    const { dominance, control, controlNow } = prospectsOfTurfs({ ...overview, turfs: [one] }, seat);
    const worth =
      dominance * weight[PROSPECTS.indexOf('dominance')]! +
      control * weight[PROSPECTS.indexOf('control')]! +
      controlNow * weight[PROSPECTS.indexOf('controlNow')]!;
    add(parts, turfPart(content, turf), worth);
  }
}

/** How much of each turf the seat controls, whatever that is worth now. */
function holdsOf(content: Content, { table }: State, seat: Seat): ReadonlyMap<string, number> {
  const overview = overviewOf(content, table);
  return new Map(
    overview.turfs.map((one, turf) => {
      const { dominance, control, controlNow } = prospectsOfTurfs({ ...overview, turfs: [one] }, seat);
      return [turfPart(content, turf), dominance + control + controlNow];
    }),
  );
}

function addRivals(parts: Map<string, number>, worths: readonly number[], seat: Seat, envy: number): void {
  for (const [rival, worth] of worths.entries()) {
    if (rival !== seat) add(parts, `rival:${rival}`, (-envy * worth) / (worths.length - 1));
  }
}

const turfPart = (content: Content, turf: number): string => `turf:${content.turfs[turf]!.id}`;

function add(parts: Map<string, number>, part: string, amount: number): void {
  parts.set(part, (parts.get(part) ?? 0) + amount);
}

function reasonOf(
  part: string,
  amount: number,
  ones: readonly Sight[],
  others: readonly Sight[],
): CorleoneReason | undefined {
  const [kind, name = ''] = part.split(':');
  const more = (of: (sight: Sight) => number): number => sumOf(ones, of) - sumOf(others, of);
  if (kind === 'turf') return more(({ holds }) => holds.get(part)!) > 0 ? { kind, turf: name, amount } : undefined;
  if (kind === 'color') return { kind, color: name, amount };
  if (kind === 'rival') return { kind, seat: Number(name), amount };
  if (kind === 'handLimit') {
    const beyond = more(({ beyondLimit }) => beyondLimit);
    return beyond === 0 ? undefined : { kind: beyond < 0 ? kind : 'spareCards', amount };
  }
  if (kind === 'horseHead' && more(({ hasHorseHead }) => Number(hasHorseHead)) <= 0) return undefined;
  return { kind: kind as Plain, amount }; // all other parts have no name
}

type Plain = Exclude<CorleoneReason['kind'], 'turf' | 'color' | 'rival'>;

const sumOf = (sights: readonly Sight[], of: (sight: Sight) => number): number =>
  sights.reduce((sum, sight) => sum + of(sight), 0);
