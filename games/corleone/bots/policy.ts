import { luck, type Policy } from '@omerta/bots';
import {
  backsAround,
  type Card,
  type Choice,
  type ChoiceKind,
  type Content,
  type Corleone,
  controllerOf,
  influenceIn,
  isLastAct,
  isNote,
  turfOfBusiness,
  WORTH,
  worthOf,
} from '@omerta/corleone/rules';
import { countSeats, rowOf } from '@omerta/kernel';
import { usualBid } from './drawBid.ts';
import { type Minds, once, type Situation, situationOf } from './situation.ts';
import { sum, worthOfAbility, worthOfCard } from './worth.ts';

/** In dollars. */
export const corleonePolicy = (content: Content, minds: Minds, carelessness = 0, bidSwing = 0): Policy<Corleone> => ({
  worthAt(view, random) {
    const isBidding = view.table.agenda.at(-1)?.kind === 'bribery';
    const situation = situationOf(
      content,
      view,
      minds,
      isBidding && bidSwing > 0 ? luck(random, 2 * bidSwing) - bidSwing : 0,
    );
    return choice => worthOfChoice(situation, choice);
  },
  carelessness,
});

type Valuer<K extends ChoiceKind> = (situation: Situation, choice: Extract<Choice, { kind: K }>) => number;

function worthOfChoice(situation: Situation, choice: Choice): number {
  return rowOf(valuers, choice.kind)(situation, choice);
}

const valuers: { readonly [K in ChoiceKind]: Valuer<K> } = {
  thug: (situation, { business }) =>
    worthOfFront(situation, business) + worthOfPresence(situation, turfOf(situation, business), 0.8),
  member: (situation, { space }) => once(situation.spaces, space, () => worthOfSpace(situation, space)), // M5: members work alike
  job: (situation, { job, goods }) => {
    const { reward, parts } = situation.content.jobs.get(job)!;
    const paid = sum(goods.map(good => worthOfCard(situation, good) * 0.3));
    return 6 + sum(reward.map(note => WORTH[note])) + worthOfParts(situation, parts) - paid;
  },
  ally: (situation, { ally }) => 1 + worthOfParts(situation, situation.content.allies.get(ally)!.parts),
  lose: (_situation, { role }) => (role === 'thug' ? 1 : 0),
  first: (situation, { seat }) => (seat === situation.seat ? 1 : 0),
  order: (_situation, { first }) => (first === 'money' ? 1 : 0), // money first: it can be suitcased
  use: (situation, { ability }) => worthOfAbility(situation, situation.content.abilities.get(ability)!),
  suitcase: (_situation, { note }) => 10 + WORTH[note],
  take: (situation, { card }) => worthOfCard(situation, card),
  discard: (situation, { card }) => -(countsNoMore(situation, card) ? 0 : worthOfCard(situation, card)),
  keep: (situation, { job }) =>
    worthOfCard(situation, job) + sum(situation.content.jobs.get(job)!.reward.map(note => WORTH[note])) / 10,
  turf: (situation, { turf }) => worthOfOthersIn(situation, turf),
  gunDown: (situation, { at }) => 1 + worthOfLead(situation, at),
  move: () => 0.5,
  place: (situation, { at }) => 1 + worthOfPlace(situation, at),
  front: (situation, { business }) => worthOfFront(situation, business),
  rob: (_situation, { seats }) => countSeats(seats),
  return: () => 1,
  ready: () => 1,
  option: () => 1,
  pick: (situation, { at }) => (situation.content.businesses.has(at) ? 1 : 0), // a thug rather than a member
  offer: (_situation, { note }) => -WORTH[note],
  marker: (_situation, { depth }) => 1 / (1 + depth),
  bid: (situation, { notes }) => -Math.abs(worthOf(notes) - fairBid(situation)),
  hire: (situation, { ally }) => worthOfParts(situation, situation.content.allies.get(ally)!.parts),
  skip: () => 0,
  done: () => 0.05,
};

/** X1: in the end only money counts. */
const countsNoMore = ({ minds, content, view: { table } }: Situation, card: Card): boolean =>
  minds === 'table' && table.phase === 'tribute' && isLastAct(content, table.act) && !isNote(card);

function fairBid({ own, swing }: Situation): number {
  return Math.max(0, usualBid(own.suitcase) + Math.round(swing));
}

function worthOfParts(situation: Situation, parts: readonly string[]): number {
  let worth = 0;
  for (const part of parts) worth += worthOfAbility(situation, situation.content.abilities.get(part)!);
  return worth;
}

/** T2: an opponent who controls the turf gets as much. */
const worthOfFront = (situation: Situation, business: string): number =>
  once(situation.fronts, business, () => worthOfAnyFront(situation, business));

function worthOfAnyFront(situation: Situation, business: string): number {
  const worth = worthOfParts(situation, situation.content.businesses.get(business)?.front ?? []);
  const controller = controllerOf(situation.view.table, turfOf(situation, business));
  return controller === undefined || controller === situation.seat ? worth : worth * 0.6;
}

function worthOfSpace(situation: Situation, id: string): number {
  const space = situation.content.spaceIndex.get(id)!;
  const presence = sum(situation.content.spaces[space]!.turfs.map(turf => worthOfPresence(situation, turf, 0.5)));
  return worthOfParts(situation, backsAround(situation.content, situation.view.table, space)) + presence;
}

function worthOfPlace(situation: Situation, at: string): number {
  if (situation.content.spaceIndex.has(at)) return worthOfSpace(situation, at);
  return situation.content.businesses.has(at) ? worthOfFront(situation, at) : worthOfOthersIn(situation, at);
}

/** A figure where the fight is close is worth more than one where it is decided. */
function worthOfPresence(situation: Situation, turf: number, worth: number): number {
  if (situation.minds === 'icons') return 0;
  const counts = influenceIn(situation.content, situation.view.table, turf);
  const mine = counts[situation.seat]!;
  let theirs = 0;
  for (let seat = 0; seat < situation.view.table.players; seat += 1) {
    if (seat !== situation.seat && counts[seat]! > theirs) theirs = counts[seat]!;
  }
  return mine === theirs ? worth * 2 : worth;
}

function worthOfLead(situation: Situation, at: string): number {
  return situation.content.spaceIndex.has(at) ? 1 : 0.5; // a member stands in several turfs
}

function worthOfOthersIn(situation: Situation, turf: string): number {
  const { content, view, seat: mine } = situation;
  const counts = influenceIn(content, view.table, content.turfIndex.get(turf)!).slice(0, view.table.players);
  return sum(counts.filter((_, seat) => seat !== mine));
}

const turfOf = ({ content, view: { table } }: Situation, business: string): number =>
  turfOfBusiness(content, table, business);
