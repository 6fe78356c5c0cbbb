import type { Policy } from '@omerta/bots';
import {
  type CashNGuns,
  type Choice,
  type ChoiceKind,
  countLoot,
  type Share,
  type ShareType,
  type Talent,
  type Task,
  type TaskKind,
  typeOf,
} from '@omerta/cashnguns/rules';
import { type Frozen, rowOf, type Seat } from '@omerta/kernel';
import { worthOfCourage } from './courage.ts';
import { type Look, lookOf, wealthOf } from './look.ts';
import { worthOfShare, worthOfTable, worthOfWound } from './shares.ts';
import { worthOfBullet, worthOfExchange, worthOfOrder, worthOfTarget } from './shooting.ts';
import type { WeightsFor } from './weights.ts';

/** In thousands of dollars. */
export const cashPolicy = (weightsFor: WeightsFor, carelessness = 0): Policy<CashNGuns> => ({
  worthAt(view, random) {
    const look = lookOf(view, random, weightsFor(view.table.players));
    return choice => worthOfChoice(look, choice);
  },
  carelessness,
});

type Valuer<K extends ChoiceKind> = (look: Look, choice: Extract<Choice, { kind: K }>) => number;

function worthOfChoice(look: Look, choice: Choice): number {
  return rowOf(valuers, choice.kind)(look, choice);
}

/** Whatever can be declined is compared with `pass`, which is worth nothing. */
const valuers: { readonly [K in ChoiceKind]: Valuer<K> } = {
  talent: (_look, { talent }) => STRENGTH[talent],
  hustle: (look, { seat }) => wealthOf(look, seat),
  give: (_look, { bullet }) => (bullet === 'click' ? 10 : 0),
  bullet: (look, { bullet }) => worthOfBullet(look, bullet),
  aim: (look, { seat }) => worthOfTarget(look, seat),
  tooSlow: () => 0, // from the clock only
  exchange: (look, { bullet }) => worthOfExchange(look, bullet),
  order: (look, { seat }) => worthOfOrder(look, seat),
  courage: (look, { how }) => worthOfCourage(look, how),
  heal: look => worthOfWound(look, 0),
  discard: (_look, { bullet }) => (bullet === 'click' ? 10 : 0),
  loot: () => 15,
  take: (look, { shares }) => worthOfTaking(look, shares),
  ban: (look, { type }) => worthOfBan(look, type),
  swap: (look, { seat }) => worthOfSwap(look, seat),
  pass: () => 0,
};

/** T-GRE: two at once are weighed against the turns that are given up for them. */
function worthOfTaking(look: Look, shares: readonly Share[]): number {
  const worth = shares.reduce((sum, share) => sum + worthOfShare(look, share), 0);
  return shares.length === 1 ? worth : worth - worthOfTurnsToCome(look);
}

function worthOfTurnsToCome(look: Look): number {
  const { loot, token } = look.table;
  const left = countLoot(loot) + (token ? 1 : 0);
  const turns = (left - 1) / (taskOf(look, 'sharing')?.order.length ?? 1);
  return (turns * worthOfTable(look)) / left;
}

/** T-DIC: what the Dictator wants badly enough herself. */
function worthOfBan(look: Look, type: ShareType): number {
  const declared = taskOf(look, 'dictator')?.shares.filter(share => typeOf(share) === type) ?? [];
  return Math.max(0, ...declared.map(share => worthOfShare(look, share))) - WORTH_A_BAN;
}

const WORTH_A_BAN = 15;

/** T-JUN: a usual card for the one just taken; from the richest, whose cards are better than usual. */
function worthOfSwap(look: Look, other: Seat): number {
  const share = taskOf(look, 'junk')?.share ?? 'godfather';
  return A_USUAL_CARD - worthOfShare(look, share) + wealthOf(look, other) / 100;
}

const A_USUAL_CARD = 9;

function taskOf<K extends TaskKind>({ table }: Look, kind: K): Frozen<Extract<Task, { kind: K }>> | undefined {
  return table.agenda.find((task): task is Frozen<Extract<Task, { kind: K }>> => task.kind === kind);
}

/** When one of two may be kept. */
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
