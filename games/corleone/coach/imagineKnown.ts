// Worlds that fit a perfect memory: an imagined world whose cards are dealt again, known cards first.
import {
  type Card,
  type Content,
  GOODS,
  inCardOrder,
  type Known,
  knownOf,
  listNotes,
  NOTES,
  type Note,
  type Recall,
  type State,
} from '@omerta/corleone/rules';
import { below, type Random, type Seat, shuffle } from '@omerta/kernel';

interface Pools {
  readonly notes: Note[];
  readonly goods: Card[];
  readonly jobs: string[]; // in hands, on offer and in the deck
  readonly allies: string[]; // in hands, or out of the game unseen
}

/** Changes the world in place if the recall fits it, which is nearly always. */
export function dealKnown(content: Content, world: State, viewer: Seat, recall: Recall, random: Random): void {
  const others = [...world.own.keys()].filter(seat => seat !== viewer);
  const known = new Map(others.map(seat => [seat, knownOf(recall, seat)]));
  const pools = poolsOf(world, others);
  for (const pool of Object.values(pools)) shuffle(random, pool);
  const hands = new Map(others.map(seat => [seat, knownCards(known.get(seat)!)]));
  const suitcases = new Map(others.map(seat => [seat, knownNotes(known.get(seat)!)]));
  const isFitting = others.every(
    seat =>
      hands.get(seat)!.every(card => takeFrom(content, pools, card)) &&
      suitcases.get(seat)!.every(note => takeFrom(content, pools, note)) &&
      fillHand(world, seat, hands.get(seat)!, pools.jobs, known.get(seat)!.unseenJobs),
  );
  if (!isFitting || !fillRest(world, others, hands, suitcases, pools, random)) return;
  for (const seat of others) {
    putDown(content, world, seat, hands.get(seat)!, suitcases.get(seat)!);
    answerAgain(content, world.own[seat]!, random);
  }
  world.secret.jobDeck = pools.jobs.splice(0, world.secret.jobDeck.length);
  for (const seat of others) world.own[seat]!.offer = pools.jobs.splice(0, world.own[seat]!.offer.length);
  world.secret.alliesRemoved = pools.allies;
}

function poolsOf({ own, secret }: State, others: readonly Seat[]): Pools {
  const holders = others.map(seat => own[seat]!);
  return {
    notes: holders.flatMap(({ hand, suitcase }) => [...listNotes(hand), ...listNotes(suitcase)]),
    goods: holders.flatMap(({ hand }) => GOODS.flatMap(good => Array<Card>(hand[good]).fill(good))),
    jobs: [...holders.flatMap(({ hand, offer }) => [...hand.jobs, ...offer]), ...secret.jobDeck],
    allies: [...holders.flatMap(({ hand }) => hand.allies), ...secret.alliesRemoved],
  };
}

const knownCards = ({ hand, jobs, allies }: Known): Card[] => [
  ...[...NOTES, ...GOODS].flatMap(card => Array<Card>(hand[card]).fill(card)),
  ...jobs,
  ...allies,
];

const knownNotes = ({ suitcase }: Known): Note[] => NOTES.flatMap(note => Array<Note>(suitcase[note]).fill(note));

function takeFrom(content: Content, pools: Pools, card: Card): boolean {
  const pool: Card[] = NOTES.some(note => note === card)
    ? pools.notes
    : GOODS.some(good => good === card)
      ? pools.goods
      : content.jobs.has(card)
        ? pools.jobs
        : pools.allies;
  const at = pool.indexOf(card);
  if (at < 0) return false;
  pool[at] = pool.at(-1)!;
  pool.pop();
  return true;
}

function fillHand({ table }: State, seat: Seat, cards: Card[], jobs: string[], count: number): boolean {
  if (cards.length + count > table.seats[seat]!.handSize || count > jobs.length) return false;
  cards.push(...jobs.splice(0, count));
  return true;
}

/** The remaining notes, goods and allies go to hands with unknown cards; jobs fill them up. */
function fillRest(
  { table, own, secret }: State,
  others: readonly Seat[],
  hands: ReadonlyMap<Seat, Card[]>,
  suitcases: ReadonlyMap<Seat, Note[]>,
  { notes, goods, jobs, allies }: Pools,
  random: Random,
): boolean {
  for (const seat of others) {
    const missing = table.seats[seat]!.suitcaseSize - suitcases.get(seat)!.length;
    if (missing < 0 || missing > notes.length) return false;
    suitcases.get(seat)!.push(...notes.splice(0, missing));
  }
  const room = others.map(seat => table.seats[seat]!.handSize - hands.get(seat)!.length);
  const size = room.reduce((sum, each) => sum + each, 0);
  const hired = allies.length - secret.alliesRemoved.length;
  const must = notes.length + goods.length + hired;
  const inDeck = secret.jobDeck.length + others.reduce((sum, seat) => sum + own[seat]!.offer.length, 0);
  if (hired < 0 || must > size || jobs.length - (size - must) < inDeck) return false;
  const rest = [...notes, ...goods, ...allies.splice(0, hired), ...jobs.splice(0, size - must)];
  shuffle(random, rest);
  for (const [at, seat] of others.entries()) hands.get(seat)!.push(...rest.splice(0, room[at]!));
  return true;
}

function putDown(content: Content, { own }: State, seat: Seat, cards: readonly Card[], notes: readonly Note[]): void {
  const { hand, suitcase } = own[seat]!;
  const inOrder = inCardOrder(content, cards);
  for (const card of [...NOTES, ...GOODS]) hand[card] = cards.filter(each => each === card).length;
  for (const note of NOTES) suitcase[note] = notes.filter(each => each === note).length;
  hand.jobs = inOrder.filter(card => content.jobs.has(card));
  hand.allies = inOrder.filter(card => content.allies.has(card));
}

/** Hidden answers name cards, so they are drawn again. */
function answerAgain(content: Content, own: State['own'][number], random: Random): void {
  if (own.bid !== undefined) for (const note of NOTES) own.bid[note] = below(random, own.suitcase[note] + 1);
  const notes = listNotes(own.hand);
  if (own.offered !== undefined && notes.length > 0) own.offered = notes[below(random, notes.length)];
  if (own.discards.length === 0) return;
  const cards = [...notes, ...GOODS.flatMap(good => Array<Card>(own.hand[good]).fill(good)), ...own.hand.jobs];
  cards.push(...own.hand.allies);
  shuffle(random, cards);
  own.discards = inCardOrder(content, cards.slice(0, own.discards.length));
}
