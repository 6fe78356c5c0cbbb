import { randomFrom, type Seat, type Seed, seatName, seatNamed } from '@omerta/kernel';
import { THUG_SPACES } from '../board/places.ts';
import { countNotes, emptyPiles, GOODS, type Hand, NOTES } from '../cards.ts';
import { actOf, type Content, NOWHERE, setupFor } from '../content.ts';
import { MEMBERS, type Member, NO_FIGURE } from '../figures.ts';
import type { TileColor } from '../pack/pack.ts';
import { emptyOwn, NO_TILE, type State, type Table } from '../state.ts';
import { placeFigures, placeMarkers, stateReserves } from './givenFigures.ts';
import type { Given } from './givenShape.ts';
import { SEAT_LETTERS, type SeatLetter } from './letters.ts';
import { type Stock, stockFamilies } from './stock.ts';
import { type Supply, take, takeAllies, takeHand, takeJobs, takeOtherJobs, takePurse, wholeSupply } from './supply.ts';

/** The state a scenario's short form describes, before its phase begins. Use it only if there are no problems. */
export const givenState = (content: Content, given: Given, stock: Stock, seed: Seed, problems: string[]): State => {
  const table = bareTable(content, given, stock, problems);
  const secret = { random: randomFrom(seed), jobDeck: [], blueTiles: [], redTiles: [], alliesRemoved: [] };
  const state: State = { table, own: [], secret };
  layTiles(content, state, given, stock, problems);
  placeFigures(content, table, given, problems);
  placeMarkers(content, table, given, problems);
  stateReserves(table, given);
  layCards(state, given, wholeSupply(content, problems));
  return state;
};

const bareTable = (content: Content, given: Given, stock: Stock, problems: string[]): Table => {
  const players = given.players ?? stock.players;
  const act = given.act ?? stock.act;
  for (const letter of SEAT_LETTERS.slice(players)) {
    if (given[letter] !== undefined) problems.push(`given.${letter}: the seat is empty with ${players} players`);
  }
  return {
    pack: content.hash,
    players,
    act,
    phase: 'family',
    horseHead: seatAt(given.horseHead ?? 'A', players, 'given.horseHead', problems),
    piles: emptyPiles(),
    jobDeck: 0,
    jobDiscard: [],
    publicJobs: [],
    allies: [],
    alliesGone: [],
    tiles: content.turfs.map(() => NO_TILE),
    blueTiles: 0,
    redTiles: 0,
    thugSpaces: new Array<number>(THUG_SPACES).fill(NO_FIGURE),
    familySpaces: content.spaces.map(() => NO_FIGURE),
    policeChief: NOWHERE,
    hudson: [],
    stacks: content.turfs.map(() => []),
    seats: givenFamilies(content, given, players, problems).map(family => ({
      family,
      handSize: 0,
      suitcaseSize: 0,
      thugs: setupFor(content, players).thugsPerPlayer,
      members: membersIn(content, act),
      markers: content.pack.setup.controlMarkersPerPlayer,
      played: [],
      completed: [],
    })),
    agenda: [],
    result: undefined,
  };
};

export const seatAt = (letter: SeatLetter, players: number, field: string, problems: string[]): Seat => {
  const seat = seatNamed(letter)!;
  if (seat >= players) problems.push(`${field}: there is no seat ${letter} with ${players} players`);
  return seat;
};

/** S7: who has joined by now. */
const membersIn = (content: Content, act: number): Member[] =>
  MEMBERS.filter(member => {
    const joins = content.pack.acts.find(each => each.newFamilyMember === member);
    return joins === undefined ? member === 'don' : joins.act <= actOf(content, act).act;
  });

const givenFamilies = (content: Content, given: Given, players: number, problems: string[]): string[] => {
  const known = content.families.map(family => family.id);
  const usual = [...stockFamilies.filter(family => known.includes(family)), ...known];
  const families = SEAT_LETTERS.slice(0, players).map((letter, seat) => given[letter]?.family ?? usual[seat]!);
  if (new Set(families).size < players) problems.push('given: two players of one family');
  for (const family of families)
    if (!known.includes(family)) problems.push(`given: no family ${JSON.stringify(family)}`);
  return families;
};

const layTiles = (content: Content, { table, secret }: State, given: Given, stock: Stock, problems: string[]): void => {
  for (const [turf, tile] of Object.entries({ ...stock.tiles, ...given.tiles })) {
    const index = content.turfIndex.get(turf);
    if (index === undefined) problems.push(`given.tiles.${turf}: no such turf`);
    else if (tile !== NO_TILE && !isTile(content, tile))
      problems.push(`given.tiles.${turf}: no tile ${JSON.stringify(tile)}`);
    else if (tile !== NO_TILE && table.tiles.includes(tile))
      problems.push(`given.tiles.${turf}: ${tile} lies there twice`);
    else table.tiles[index] = tile;
  }
  secret.blueTiles = stackOf(content, table, 'blue', given.blueTiles, problems);
  secret.redTiles = stackOf(content, table, 'red', given.redTiles, problems);
  table.blueTiles = secret.blueTiles.length;
  table.redTiles = secret.redTiles.length;
};

const isTile = (content: Content, tile: string): boolean =>
  content.tiles.blue.includes(tile) || content.tiles.red.includes(tile);

/** Written top first; the top of a stack is its end. */
const stackOf = (
  content: Content,
  table: Table,
  color: TileColor,
  listed: readonly string[] | undefined,
  problems: string[],
): string[] => {
  for (const [at, tile] of (listed ?? []).entries()) {
    if (!content.tiles[color].includes(tile))
      problems.push(`given.${color}Tiles: no ${color} tile ${JSON.stringify(tile)}`);
    else if (table.tiles.includes(tile) || listed!.indexOf(tile) < at)
      problems.push(`given.${color}Tiles: ${tile} is there twice`);
  }
  return (listed ?? content.tiles[color].filter(tile => !table.tiles.includes(tile))).toReversed();
};

const layCards = ({ table, own, secret }: State, given: Given, supply: Supply): void => {
  for (const [seat, player] of table.seats.entries()) {
    const letter = seatName(seat) as SeatLetter;
    const stated = given[letter] ?? {};
    const hand = takeHand(supply, stated.hand, table.act, `given.${letter}.hand`);
    const suitcase = takePurse(supply, stated.suitcase, `given.${letter}.suitcase`);
    own.push(emptyOwn(hand, suitcase));
    player.handSize = countHand(hand);
    player.suitcaseSize = countNotes(suitcase);
    player.played = takeAllies(supply, stated.played, table.act, `given.${letter}.played`);
    player.completed = takeJobs(supply, stated.completed, `given.${letter}.completed`);
  }
  table.jobDiscard = takeJobs(supply, given.jobDiscard, 'given.jobDiscard');
  table.publicJobs = takeJobs(supply, given.publicJobs, 'given.publicJobs');
  table.allies = takeAllies(supply, given.allies, table.act, 'given.allies');
  for (const card of [...NOTES, ...GOODS]) {
    const size = given.piles?.[card] ?? supply.left.get(card)!;
    take(supply, card, `given.piles.${card}`, size);
    table.piles[card] = size;
  }
  secret.jobDeck = jobDeckOf(supply, given.jobDeck);
  table.jobDeck = secret.jobDeck.length;
  // S6, E5: the other allies dealt so far have left the game unseen.
  for (const ally of supply.content.allies.values())
    if (ally.act <= table.act && supply.left.get(ally.id) === 1) secret.alliesRemoved.push(ally.id);
};

const THE_REST = '…';

const jobDeckOf = (supply: Supply, listed: readonly string[] | undefined): string[] => {
  if (listed === undefined) return takeOtherJobs(supply).toReversed();
  const open = listed.at(-1) === THE_REST;
  const top = takeJobs(supply, open ? listed.slice(0, -1) : listed, 'given.jobDeck');
  return [...top, ...(open ? takeOtherJobs(supply) : [])].toReversed();
};

const countHand = (hand: Hand): number =>
  countNotes(hand) + GOODS.reduce((sum, good) => sum + hand[good], 0) + hand.jobs.length + hand.allies.length;
