import type { EventKind, Note, SeenEvent } from '@omerta/corleone/seen';
import { rowOf } from '@omerta/kernel';
import { type Language, type Seat, words } from '@omerta/words';
import type { Values } from './book.ts';
import { figureKind } from './figures.ts';
import { amountText } from './money.ts';
import { nameOf, romanOf } from './names.ts';
import type { Setting } from './setting.ts';
import { type Speech, speechIn } from './speech.ts';

/** The arguments of an event's message. */
export const eventValues = (language: Language, event: SeenEvent, setting: Setting): Values =>
  rowOf(tellers, event.kind)(event, { ...speechIn(language, setting), language, setting });

type SeenOf<K extends EventKind> = Extract<SeenEvent, { readonly kind: K }>;
type Teller<E> = (event: E, say: Telling) => Values;

interface Telling extends Speech {
  readonly language: Language;
  readonly setting: Setting;
}

const tellers: { readonly [K in EventKind]: Teller<SeenOf<K>> } = {
  // acts and phases
  actBegan: ({ act }, say) => ({
    act: romanOf(act),
    title: nameOf(say.language, 'act', String(act), say.setting.content.pack),
  }),
  phaseBegan: ({ phase }, say) => ({ phase, name: nameOf(say.language, 'phase', phase) }),
  businessOpened: ({ act, turf, business }, say) => ({
    act: romanOf(act),
    turfIn: say.turfIn(turf),
    business: say.business(business),
  }),
  noBusinessOpened: ({ act, color }) => ({ act: romanOf(act), color }),
  // actions
  thugPlayed: ({ seat, business }, say) => ({ player: say.player(seat), business: say.business(business) }),
  memberPlayed: ({ seat, space, count }, say) => ({ player: say.player(seat), space: say.space(space), count }),
  jobDeclared: ({ seat, job, from, goods }, say) => ({
    player: say.player(seat),
    source: from,
    job: say.title(job),
    payment: noneIf(goods.length === 0),
    goods: say.cards(goods),
    reward: say.notes(rewardOf(say, job)),
  }),
  jobCompleted: ({ seat, job }, say) => ({ player: say.player(seat), job: say.title(job) }),
  allyPlayed: ({ seat, ally }, say) => ({ player: say.player(seat), ally: say.title(ally) }),
  figureGivenUp: ({ seat, role }, say) => ({ player: say.player(seat), role }),
  // shakedowns and icons
  frontUsed: ({ seat, business }, say) => ({ player: say.player(seat), business: say.business(business) }),
  controllerBenefits: ({ seat, turf, business, first }, say) => ({
    controller: say.player(seat),
    turf: say.turf(turf),
    business: say.business(business),
    first: say.player(first),
  }),
  moneyTaken: ({ seat, note, asked }, say) => ({
    player: say.player(seat),
    money: say.card(note),
    kind: note === asked ? 'asked' : 'substitute',
    asked: say.card(asked),
  }),
  noMoneyTaken: ({ seat, asked }, say) => ({ player: say.player(seat), asked: say.card(asked) }),
  goodTaken: ({ seat, good }, say) => ({ player: say.player(seat), good: say.card(good) }),
  suitcased: ({ seat, note }, say) => ({ player: say.player(seat), count: 1, values: say.card(note) }),
  cardDiscarded: ({ seat, card }, say) => ({ player: say.player(seat), card: say.card(card) }),
  jobsLookedAt: ({ seat, jobs, count }, say) => ({
    player: say.player(seat),
    count,
    seen: yesIf(jobs !== undefined),
    jobs: say.cards(jobs),
  }),
  jobKept: ({ seat, job, discarded }, say) => ({
    player: say.player(seat),
    seen: yesIf(job !== undefined),
    job: say.title(job),
    left: noneIf(discarded.length === 0),
    discarded: say.cards(discarded),
  }),
  jobDrawnUnseen: ({ seat, job }, say) => ({
    player: say.player(seat),
    seen: yesIf(job !== undefined),
    job: say.title(job),
  }),
  noJobDrawn: ({ seat }, say) => ({ player: say.player(seat) }),
  jobsReshuffled: ({ count }) => ({ count }),
  horseHeadTaken: ({ seat }, say) => ({ player: say.player(seat) }),
  abilitiesDeclined: ({ seat, of, abilities }, say) => ({
    player: say.player(seat),
    of: say.source(of),
    abilities: say.abilities(abilities),
  }),
  // figures and markers
  gunnedDown: ({ seat, figure, at }, say) => ({
    player: say.player(seat),
    figure: figureKind(figure),
    family: say.owner(figure) ?? '',
    place: say.place(at),
  }),
  figureMoved: ({ seat, figure, from, to }, say) => ({
    player: say.player(seat),
    figure: say.figure(figure),
    from: say.place(from),
    to: say.place(to),
  }),
  neutralPlaced: ({ seat, figure, from, to }, say) => ({
    player: say.player(seat),
    figure: say.figure(figure),
    kind: from === '' ? 'placed' : 'moved',
    from: from === '' ? '' : say.place(from),
    to: say.place(to),
  }),
  figureReturned: ({ seat, figure, from }, say) => ({
    player: say.player(seat),
    figure: say.figure(figure),
    from: say.place(from),
  }),
  markerPlaced: ({ seat, turf }, say) => ({ player: say.player(seat), turfIn: say.turfIn(turf) }),
  markerMoved: ({ seat, from, to }, say) => ({ player: say.player(seat), from: say.turf(from), to: say.turf(to) }),
  markerDeclined: ({ seat, turf }, say) => ({ player: say.player(seat), turf: say.turf(turf) }),
  // cards against opponents
  figureChosen: ({ seat }, say) => ({ player: say.player(seat) }),
  scoreSettled: ({ seat, picks }, say) => ({
    player: say.player(seat),
    chosen: noneIf(known(picks).length === 0),
    picks: say.bySeat(known(picks).map(([owner, pick]) => [owner, say.place(pick)])),
  }),
  noMoneyToOffer: ({ seat }, say) => ({ player: say.player(seat) }),
  offerMade: ({ seat }, say) => ({ player: say.player(seat) }),
  offersRevealed: ({ seat, offers, best }, say) => ({
    player: say.player(seat),
    offers: say.bySeat(known(offers).map(([owner, note]) => [owner, say.card(note)])),
    best: say.card(best),
  }),
  handCardStolen: ({ seat, from, card }, say) => ({
    player: say.player(seat),
    target: say.player(from),
    seen: yesIf(card !== undefined),
    card: say.card(card),
  }),
  suitcaseNoteStolen: ({ seat, from, note }, say) => ({
    player: say.player(seat),
    target: say.player(from),
    seen: yesIf(note !== undefined),
    money: say.card(note),
  }),
  allyTakenBack: ({ seat, ally }, say) => ({ player: say.player(seat), ally: say.title(ally) }),
  // turf war, bribery, tribute
  turfWon: ({ turf, seat, influence }, say) => ({ turf: say.turf(turf), family: say.family(seat), count: influence }),
  turfNotWon: ({ turf, why }, say) => ({ turf: say.turf(turf), reason: why }),
  bidMade: ({ seat }, say) => ({ player: say.player(seat) }),
  bidsRevealed: ({ bids }, say) => ({ bids: say.bySeat(bids.map((bid, seat) => [seat, words(say.purse(bid))])) }),
  bribePaid: ({ seat, notes }, say) => ({ player: say.player(seat), amount: say.notes(notes) }),
  allyHired: ({ seat, ally }, say) => ({ player: say.player(seat), ally: say.title(ally) }),
  bidTakenBack: ({ seat, notes }, say) => ({
    player: say.player(seat),
    bid: noneIf(notes.length === 0),
    amount: say.notes(notes),
  }),
  alliesReturned: ({ seat, allies }, say) => ({ player: say.player(seat), allies: say.cards(allies) }),
  tributeDone: ({ seat }, say) => ({ player: say.player(seat) }),
  tributePaid: ({ seat, cards }, say) => ({
    player: say.player(seat),
    kept: cards.length === 0 ? 'all' : 'some',
    cards: say.cards(cards),
  }),
  // entr'acte and end
  figuresWentHome: () => ({}),
  memberJoined: ({ act, member }) => ({ act: romanOf(act), member }),
  jobsLaid: ({ jobs }, say) => ({ count: jobs?.length ?? 0, jobs: say.cards(jobs) }),
  alliesLeft: ({ allies }, say) => ({ count: allies.length, allies: say.titles(allies) }),
  alliesLaid: ({ act, allies, removed }, say) => ({
    act: romanOf(act),
    count: allies.length,
    allies: say.titles(allies),
    removed,
  }),
  handCounted: ({ seat, notes, discarded }, say) => ({
    player: say.player(seat),
    money: noneIf(notes.length === 0),
    values: say.notes(notes),
    discards: noneIf(discarded.length === 0),
    cards: say.cards(discarded),
  }),
  gameEnded({ result }, say) {
    const winners = [...result.keys()].filter(seat => result[seat]!.place === 1);
    const [winner] = winners;
    const { total, dominance, jobBonuses } = result[winner!]!;
    return {
      victory: winners.length > 1 ? 'shared' : 'single',
      families: say.families(winners),
      family: say.family(winner!),
      amount: amountText(total),
      bonuses: dominance + jobBonuses,
    };
  },
};

const yesIf = (is: boolean): string => (is ? 'yes' : 'no');
const noneIf = (is: boolean): string => (is ? 'none' : 'some');

/** Those that gave something, with their seats. An undefined in a list is a null once it has been JSON. */
const known = <T>(list: readonly (T | undefined | null)[]): [Seat, T][] =>
  list.flatMap((item, seat) => (item === undefined || item === null ? [] : [[seat, item]]));

const rewardOf = ({ setting }: Telling, id = ''): readonly Note[] => setting.content.jobs.get(id)?.reward ?? [];
