// Thirty-one awards for what all saw, of which a game gives eight: every player gets one, none is given twice.
import { countDiamonds, type Loot, NO_SEAT, type SeenEvent, type TableSeat } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import { kindsOf, targetsIn } from '../show/recap/recap.ts';
import { bangsIn, duckedIn, hitsIn, roundsOf, standingIn } from './remembered.ts';

/** What the game came to, for those who still stand. */
export interface Standing extends Pick<TableSeat, 'alive' | 'wounds'> {
  readonly loot: Readonly<Loot>;
}

type Rounds = readonly (readonly SeenEvent[])[];
type Tally = ReadonlyMap<Seat, number>;
type Facts = (rounds: Rounds, standing: readonly Standing[]) => Tally;

interface Rule {
  readonly facts: Facts;
  /** Less is nothing to speak of. */
  readonly least: number;
  /** Whether it may go to a player who has less of it than another: it says nothing about the others. */
  readonly isForAnybody?: true;
}

/** In order of how much they tell about a player. */
const RULES = {
  loud: { facts: each(round => hitsIn(round).map(({ seat }) => seat)), least: 2 },
  killer: { facts: each(eliminators), least: 1 },
  nerves: { facts: each(round => standingIn(round).filter(seat => gunsIn(round, seat) >= 2)), least: 1 },
  sticky: { facts: each(byTalent), least: 2 },
  boss: { facts: each(round => kindsOf(round, 'roundBegan').map(({ godfather }) => godfather)), least: 3 },
  art: { facts: owned(loot => loot.painting), least: 3 },
  glitter: { facts: owned(countDiamonds), least: 3 },
  stare: { facts: each(duckedFrom), least: 2 },
  floor: { facts: each(duckedIn), least: 2 },
  called: { facts: each(calledBluffs), least: 2 },
  magnet: { facts: each(round => targetsIn(round).filter(seat => seat !== NO_SEAT)), least: 4 },
  marked: { facts: most(gunsIn), least: 3 },
  bluffer: { facts: each(round => firedIn(round, 'click')), least: 2 },
  standoff: { facts: each(inStandoff), least: 2 },
  grudge: { facts: grudges, least: 3 },
  sieve: { facts: standing(({ wounds }) => wounds), least: 2 },
  untouched: { facts: untouched, least: 3 },
  lucky: { facts: each(round => kindsOf(round, 'luckyEscape').map(({ seat }) => seat)), least: 1 },
  comeback: { facts: comebacks, least: 2 },
  bigNotes: { facts: owned(loot => loot.bill20), least: 3 },
  change: { facts: owned(loot => loot.bill5), least: 3 },
  tens: { facts: owned(loot => loot.bill10), least: 3 },
  first: { facts: each(round => kindsOf(round, 'shareTaken').slice(0, 1).map(seatOf)), least: 2 },
  leftovers: { facts: each(round => kindsOf(round, 'shareTaken').slice(-1).map(seatOf)), least: 2 },
  hungry: { facts: each(round => kindsOf(round, 'shareTaken').map(seatOf)), least: 4 },
  reloader: { facts: each(round => kindsOf(round, 'clipUsed').map(seatOf)), least: 1 },
  patient: {
    facts: each(round => [...kindsOf(round, 'aidUsed'), ...kindsOf(round, 'woundHealed')].map(seatOf)),
    least: 1,
  },
  orders: { facts: each(round => kindsOf(round, 'privilegeUsed').map(({ godfather }) => godfather)), least: 1 },
  trigger: {
    facts: each(round => kindsOf(round, 'shotsFired').flatMap(({ shots }) => shots.map(seatOf))),
    least: 1,
    isForAnybody: true,
  },
  stood: { facts: each(standingIn), least: 1, isForAnybody: true },
  crossfire: { facts: aimers, least: 1, isForAnybody: true },
  ducks: { facts: each(duckedIn), least: 1, isForAnybody: true },
  shots: { facts: each(round => firedIn(round, 'bang')), least: 1, isForAnybody: true },
  rounds: { facts: played, least: 1, isForAnybody: true },
  aims: { facts: each(aimed), least: 1, isForAnybody: true },
  targets: { facts: targets, least: 1, isForAnybody: true },
  haul: { facts: owned(loot => loot.bill5 + loot.bill10 + loot.bill20), least: 1, isForAnybody: true },
} as const satisfies Readonly<Record<string, Rule>>;

export type AwardKind = keyof typeof RULES;
export const AWARD_KINDS = Object.keys(RULES) as readonly AwardKind[];

export interface Award {
  readonly kind: AwardKind;
  readonly seat: Seat;
  readonly count: number;
}

export const AWARDS = 8;

/** Every player one, as far as there is a fact; then the strongest that are left. In seat order. */
export function awardsOf(log: readonly SeenEvent[], table: readonly Standing[]): readonly Award[] {
  const rounds = roundsOf(log);
  const claims = AWARD_KINDS.flatMap((kind, order) => claimsTo(kind, order, rounds, table));
  const given = oneForEach(claims, table.length);
  const rest = claims
    .filter(({ isMost, kind }) => isMost && !given.some(award => award.kind === kind))
    .toSorted((one, other) => other.strength - one.strength);
  for (const claim of rest) {
    if (given.length >= AWARDS) break;
    const isTaken = given.some(({ kind }) => kind === claim.kind);
    const own = given.filter(({ seat }) => seat === claim.seat).length;
    if (!isTaken && own < MOST_EACH) given.push(claim);
  }
  return given
    .toSorted((one, other) => one.seat - other.seat || AWARD_KINDS.indexOf(one.kind) - AWARD_KINDS.indexOf(other.kind))
    .map(({ kind, seat, count }) => ({ kind, seat, count }));
}

const MOST_EACH = 3;

interface Claim extends Award {
  readonly isMost: boolean;
  readonly strength: number;
}

function claimsTo(kind: AwardKind, order: number, rounds: Rounds, table: readonly Standing[]): readonly Claim[] {
  const rule: Rule = RULES[kind];
  const tally = rule.facts(rounds, table);
  const best = Math.max(0, ...tally.values());
  const isShared = [...tally.values()].filter(count => count === best).length > 1;
  return [...tally].flatMap(([seat, count]) => {
    const isMost = count === best;
    if (count < rule.least || !(isMost || rule.isForAnybody)) return [];
    const strength = count / rule.least + (isShared ? 0 : 0.5) - order / 100 - (rule.isForAnybody ? 20 : 0);
    return [{ kind, seat, count, isMost, strength }];
  });
}

/** The best claims first; a player who would go without takes one whose owner has another. */
function oneForEach(claims: readonly Claim[], players: number): Claim[] {
  const owner = new Map<AwardKind, Claim>();
  const own = (seat: Seat) =>
    claims.filter(claim => claim.seat === seat).toSorted((one, other) => other.strength - one.strength);
  const find = (seat: Seat, tried: Set<AwardKind>): boolean => {
    for (const claim of own(seat)) {
      if (tried.has(claim.kind)) continue;
      tried.add(claim.kind);
      const before = owner.get(claim.kind);
      if (before !== undefined && !find(before.seat, tried)) continue;
      owner.set(claim.kind, claim);
      return true;
    }
    return false;
  };
  for (let seat = 0; seat < players; seat += 1) find(seat, new Set());
  return [...owner.values()];
}

const seatOf = ({ seat }: { readonly seat: Seat }): Seat => seat;

/** Once for every time a round names a seat. */
function each(seatsIn: (round: readonly SeenEvent[]) => readonly Seat[]): Facts {
  return rounds => count(rounds.flatMap(round => [...seatsIn(round)]));
}

/** The most that one round had. */
function most(of: (round: readonly SeenEvent[], seat: Seat) => number): Facts {
  return (rounds, table) =>
    new Map(table.map((_, seat) => [seat, Math.max(0, ...rounds.map(round => of(round, seat)))]));
}

function owned(of: (loot: Readonly<Loot>) => number): Facts {
  return standing(({ loot }) => of(loot));
}

function standing(of: (player: Standing) => number): Facts {
  return (_rounds, table) => new Map(table.flatMap((player, seat) => (player.alive ? [[seat, of(player)]] : [])));
}

function count(seats: readonly Seat[]): Tally {
  const tally = new Map<Seat, number>();
  for (const seat of seats) tally.set(seat, (tally.get(seat) ?? 0) + 1);
  return tally;
}

function gunsIn(round: readonly SeenEvent[], seat: Seat): number {
  return targetsIn(round).filter(target => target === seat).length;
}

const firedIn = (round: readonly SeenEvent[], bullet: 'click' | 'bang'): readonly Seat[] =>
  kindsOf(round, 'shotsFired').flatMap(({ shots }) => shots.filter(shot => shot.bullet === bullet).map(seatOf));

function aimed(round: readonly SeenEvent[]): readonly Seat[] {
  return targetsIn(round).flatMap((target, seat) => (target === NO_SEAT ? [] : [seat]));
}

function eliminators(round: readonly SeenEvent[]): readonly Seat[] {
  const out = new Set(kindsOf(round, 'eliminated').map(seatOf));
  return bangsIn(round).flatMap(({ seat, target }) => (out.has(target) ? [seat] : []));
}

function byTalent(round: readonly SeenEvent[]): readonly Seat[] {
  const took = [
    ...kindsOf(round, 'stealthyTook'),
    ...kindsOf(round, 'cuteTook'),
    ...kindsOf(round, 'professionalStole'),
  ];
  const buried = kindsOf(round, 'vultureTook').flatMap(event => Array.from({ length: event.count }, () => event.seat));
  return [...took.map(seatOf), ...buried];
}

/** Standing players whose target ducked. */
function duckedFrom(round: readonly SeenEvent[]): readonly Seat[] {
  const ducked = new Set(duckedIn(round));
  return targetsIn(round).flatMap((target, seat) => (ducked.has(target) && !ducked.has(seat) ? [seat] : []));
}

/** Stood with guns on them, and every one of these went click. */
function calledBluffs(round: readonly SeenEvent[]): readonly Seat[] {
  const shots = kindsOf(round, 'shotsFired').flatMap(event => event.shots);
  return standingIn(round).filter(seat => {
    const atMe = shots.filter(({ target }) => target === seat);
    return atMe.length > 0 && atMe.every(({ bullet }) => bullet === 'click');
  });
}

function inStandoff(round: readonly SeenEvent[]): readonly Seat[] {
  const aims = targetsIn(round);
  return aims.flatMap((target, seat) => (target !== NO_SEAT && aims[target] === seat ? [seat] : []));
}

/** How often each aimed at their favourite. */
function grudges(rounds: Rounds): Tally {
  const pairs = new Map<Seat, Map<Seat, number>>();
  for (const round of rounds) {
    for (const [seat, target] of targetsIn(round).entries()) {
      if (target === NO_SEAT) continue;
      const own = pairs.get(seat) ?? new Map<Seat, number>();
      own.set(target, (own.get(target) ?? 0) + 1);
      pairs.set(seat, own);
    }
  }
  return new Map([...pairs].map(([seat, own]) => [seat, Math.max(...own.values())]));
}

/** How many different players each aimed at. */
function targets(rounds: Rounds): Tally {
  return different(rounds, (seat, target) => [seat, target]);
}

/** By how many different players each was aimed at. */
function aimers(rounds: Rounds): Tally {
  return different(rounds, (seat, target) => [target, seat]);
}

function different(rounds: Rounds, pair: (seat: Seat, target: Seat) => readonly [Seat, Seat]): Tally {
  const sets = new Map<Seat, Set<Seat>>();
  for (const round of rounds) {
    for (const [seat, target] of targetsIn(round).entries()) {
      if (target === NO_SEAT) continue;
      const [of, other] = pair(seat, target);
      sets.set(of, (sets.get(of) ?? new Set()).add(other));
    }
  }
  return new Map([...sets].map(([seat, others]) => [seat, others.size]));
}

/** Rounds that each was in. */
function played(rounds: Rounds, table: readonly Standing[]): Tally {
  const out = new Map<Seat, number>();
  for (const [at, round] of rounds.entries())
    for (const { seat } of kindsOf(round, 'eliminated')) out.set(seat, at + 1);
  return new Map(table.map((_, seat) => [seat, out.get(seat) ?? rounds.length]));
}

function untouched(rounds: Rounds, table: readonly Standing[]): Tally {
  const hurt = new Set(rounds.flatMap(round => kindsOf(round, 'wounded').map(seatOf)));
  return new Map(table.flatMap(({ alive }, seat) => (alive && !hurt.has(seat) ? [[seat, rounds.length]] : [])));
}

const HALF = 4; // rounds

/** Places won in shares taken since the middle of the game. */
function comebacks(rounds: Rounds, table: readonly Standing[]): Tally {
  const placesAfter = (some: Rounds) => {
    const taken = count(some.flatMap(round => kindsOf(round, 'shareTaken').map(seatOf)));
    return table.map((_, seat) => table.filter((__, other) => (taken.get(other) ?? 0) > (taken.get(seat) ?? 0)).length);
  };
  const before = placesAfter(rounds.slice(0, HALF));
  const after = placesAfter(rounds);
  return new Map(table.flatMap(({ alive }, seat) => (alive ? [[seat, before[seat]! - after[seat]!]] : [])));
}
