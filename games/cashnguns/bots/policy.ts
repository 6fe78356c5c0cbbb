import type { Policy } from '@omerta/bots';
import {
  type CashNGuns,
  type Choice,
  type ChoiceKind,
  countShares,
  type Share,
  type ShareType,
  sharingIn,
  type Talent,
  type Task,
  type TaskKind,
  typeOf,
} from '@omerta/cashnguns/rules';
import { type Frozen, rowOf, type Seat } from '@omerta/kernel';
import { worthOfCourage } from './courage.ts';
import { worthOfShare, worthOfTable, worthOfWound } from './shares.ts';
import { worthOfBullet, worthOfExchange, worthOfOrder, worthOfTarget } from './shooting.ts';
import { type Situation, situationOf, wealthOf } from './situation.ts';
import type { WeightsFor } from './weights.ts';

/** In thousands of dollars. */
export const cashPolicy = (weightsFor: WeightsFor, carelessness = 0): Policy<CashNGuns> => ({
  worthAt(view, random) {
    const situation = situationOf(view, random, weightsFor(view.table.players));
    return choice => worthOfChoice(situation, choice);
  },
  carelessness,
});

type Valuer<K extends ChoiceKind> = (situation: Situation, choice: Extract<Choice, { kind: K }>) => number;

function worthOfChoice(situation: Situation, choice: Choice): number {
  return rowOf(valuers, choice.kind)(situation, choice);
}

/** Optional choices are compared with `pass`, which is worth nothing. */
const valuers: { readonly [K in ChoiceKind]: Valuer<K> } = {
  talent: (_situation, { talent }) => STRENGTH[talent],
  hustle: (situation, { seat }) => wealthOf(situation, seat),
  give: (_situation, { bullet }) => (bullet === 'click' ? 10 : 0),
  bullet: (situation, { bullet }) => worthOfBullet(situation, bullet),
  aim: (situation, { seat }) => worthOfTarget(situation, seat),
  tooSlow: () => 0, // from the clock only
  exchange: (situation, { bullet }) => worthOfExchange(situation, bullet),
  order: (situation, { seat }) => worthOfOrder(situation, seat),
  courage: (situation, { how }) => worthOfCourage(situation, how),
  heal: situation => worthOfWound(situation, 0),
  discard: (_situation, { bullet }) => (bullet === 'click' ? 10 : 0),
  loot: () => 15,
  take: (situation, { shares }) => worthOfTaking(situation, shares),
  ban: (situation, { type }) => worthOfBan(situation, type),
  swap: (situation, { seat }) => worthOfSwap(situation, seat),
  pass: () => 0,
};

/** T-GRE: two shares at once, against the turns given up for them. */
function worthOfTaking(situation: Situation, shares: readonly Share[]): number {
  const worth = shares.reduce((sum, share) => sum + worthOfShare(situation, share), 0);
  return shares.length === 1 ? worth : worth - worthOfTurnsToCome(situation);
}

function worthOfTurnsToCome(situation: Situation): number {
  const left = countShares(situation.table);
  const turns = (left - 1) / (sharingIn(situation.table)?.order.length ?? 1);
  return (turns * worthOfTable(situation)) / left;
}

/** T-DIC: bans a type the Dictator wants badly enough herself. */
function worthOfBan(situation: Situation, type: ShareType): number {
  const declared = taskOf(situation, 'dictator')?.shares.filter(share => typeOf(share) === type) ?? [];
  return Math.max(0, ...declared.map(share => worthOfShare(situation, share))) - WORTH_A_BAN;
}

const WORTH_A_BAN = 15;

/** T-JUN: an average card for the one just taken; from the richest player, whose cards are better than average. */
function worthOfSwap(situation: Situation, other: Seat): number {
  const share = taskOf(situation, 'junk')?.share ?? 'godfather';
  return A_USUAL_CARD - worthOfShare(situation, share) + wealthOf(situation, other) / 100;
}

const A_USUAL_CARD = 9;

function taskOf<K extends TaskKind>({ table }: Situation, kind: K): Frozen<Extract<Task, { kind: K }>> | undefined {
  return table.agenda.find((task): task is Frozen<Extract<Task, { kind: K }>> => task.kind === kind);
}

/** For the choice of one talent out of two. */
const STRENGTH: Readonly<Record<Talent, number>> = {
  greedy: 9,
  stealthy: 12,
  cunning: 7,
  cute: 8,
  dictator: 10,
  kid: 6,
  lucky: 4,
  collector: 14,
  doctor: 9,
  smart: 5,
  unbreakable: 13,
  hustler: 6,
  professional: 8,
  goodFriend: 3,
  vulture: 7,
  junkDealer: 7,
};
