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
import { type Look, lookOf, type Minds, once } from './look.ts';
import { sum, worthOfAbility, worthOfCard } from './worth.ts';

/** In dollars. */
export const corleonePolicy = (content: Content, minds: Minds, carelessness = 0, bidSwing = 0): Policy<Corleone> => ({
  worthAt(view, random) {
    const isBidding = view.table.agenda.at(-1)?.kind === 'bribery';
    const look = lookOf(content, view, minds, isBidding && bidSwing > 0 ? luck(random, 2 * bidSwing) - bidSwing : 0);
    return choice => worthOfChoice(look, choice);
  },
  carelessness,
});

type Valuer<K extends ChoiceKind> = (look: Look, choice: Extract<Choice, { kind: K }>) => number;

function worthOfChoice(look: Look, choice: Choice): number {
  return rowOf(valuers, choice.kind)(look, choice);
}

const valuers: { readonly [K in ChoiceKind]: Valuer<K> } = {
  thug: (look, { business }) => worthOfFront(look, business) + worthOfPresence(look, turfOf(look, business), 0.8),
  member: (look, { space }) => once(look.spaces, space, () => worthOfSpace(look, space)), // M5: members work alike
  job: (look, { job, goods }) => {
    const { reward, parts } = look.content.jobs.get(job)!;
    const paid = sum(goods.map(good => worthOfCard(look, good) * 0.3));
    return 6 + sum(reward.map(note => WORTH[note])) + worthOfParts(look, parts) - paid;
  },
  ally: (look, { ally }) => 1 + worthOfParts(look, look.content.allies.get(ally)!.parts),
  lose: (_look, { role }) => (role === 'thug' ? 1 : 0),
  first: (look, { seat }) => (seat === look.seat ? 1 : 0),
  order: (_look, { first }) => (first === 'money' ? 1 : 0), // money first: it can be suitcased
  use: (look, { ability }) => worthOfAbility(look, look.content.abilities.get(ability)!),
  suitcase: (_look, { note }) => 10 + WORTH[note],
  take: (look, { card }) => worthOfCard(look, card),
  discard: (look, { card }) => -(countsNoMore(look, card) ? 0 : worthOfCard(look, card)),
  keep: (look, { job }) =>
    worthOfCard(look, job) + sum(look.content.jobs.get(job)!.reward.map(note => WORTH[note])) / 10,
  turf: (look, { turf }) => worthOfOthersIn(look, turf),
  gunDown: (look, { at }) => 1 + worthOfLead(look, at),
  move: () => 0.5,
  place: (look, { at }) => 1 + worthOfPlace(look, at),
  front: (look, { business }) => worthOfFront(look, business),
  rob: (_look, { seats }) => countSeats(seats),
  return: () => 1,
  ready: () => 1,
  option: () => 1,
  pick: (look, { at }) => (look.content.businesses.has(at) ? 1 : 0), // a thug rather than a member
  offer: (_look, { note }) => -WORTH[note],
  marker: (_look, { depth }) => 1 / (1 + depth),
  bid: (look, { notes }) => -Math.abs(worthOf(notes) - fairBid(look)),
  hire: (look, { ally }) => worthOfParts(look, look.content.allies.get(ally)!.parts),
  skip: () => 0,
  done: () => 0.05,
};

/** X1: in the end only money does. */
const countsNoMore = ({ minds, content, view: { table } }: Look, card: Card): boolean =>
  minds === 'table' && table.phase === 'tribute' && isLastAct(content, table.act) && !isNote(card);

function fairBid({ own, swing }: Look): number {
  return Math.max(0, usualBid(own.suitcase) + Math.round(swing));
}

function worthOfParts(look: Look, parts: readonly string[]): number {
  let worth = 0;
  for (const part of parts) worth += worthOfAbility(look, look.content.abilities.get(part)!);
  return worth;
}

/** T2: an opponent who controls the turf gets as much. */
const worthOfFront = (look: Look, business: string): number =>
  once(look.fronts, business, () => worthOfAnyFront(look, business));

function worthOfAnyFront(look: Look, business: string): number {
  const worth = worthOfParts(look, look.content.businesses.get(business)?.front ?? []);
  const controller = controllerOf(look.view.table, turfOf(look, business));
  return controller === undefined || controller === look.seat ? worth : worth * 0.6;
}

function worthOfSpace(look: Look, id: string): number {
  const space = look.content.spaceIndex.get(id)!;
  const presence = sum(look.content.spaces[space]!.turfs.map(turf => worthOfPresence(look, turf, 0.5)));
  return worthOfParts(look, backsAround(look.content, look.view.table, space)) + presence;
}

function worthOfPlace(look: Look, at: string): number {
  if (look.content.spaceIndex.has(at)) return worthOfSpace(look, at);
  return look.content.businesses.has(at) ? worthOfFront(look, at) : worthOfOthersIn(look, at);
}

/** A figure where the fight is close is worth more than one where it is decided. */
function worthOfPresence(look: Look, turf: number, worth: number): number {
  if (look.minds === 'icons') return 0;
  const counts = influenceIn(look.content, look.view.table, turf);
  const mine = counts[look.seat]!;
  let theirs = 0;
  for (let seat = 0; seat < look.view.table.players; seat += 1) {
    if (seat !== look.seat && counts[seat]! > theirs) theirs = counts[seat]!;
  }
  return mine === theirs ? worth * 2 : worth;
}

function worthOfLead(look: Look, at: string): number {
  return look.content.spaceIndex.has(at) ? 1 : 0.5; // a member stands in several turfs
}

function worthOfOthersIn(look: Look, turf: string): number {
  const { content, view, seat: mine } = look;
  const counts = influenceIn(content, view.table, content.turfIndex.get(turf)!).slice(0, view.table.players);
  return sum(counts.filter((_, seat) => seat !== mine));
}

const turfOf = ({ content, view: { table } }: Look, business: string): number =>
  turfOfBusiness(content, table, business);
