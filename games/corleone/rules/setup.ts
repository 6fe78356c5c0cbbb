import { below, randomFrom, type Seed, shuffle } from '@omerta/kernel';
import { THUG_SPACES } from './board/places.ts';
import { emptyHand, emptyPurse, type Note } from './cards.ts';
import { type Content, NOWHERE, setupFor } from './content.ts';
import { layAllies, layJobs } from './entracte.ts';
import type { Event } from './events.ts';
import { NO_FIGURE } from './figures.ts';
import { type Game, gameOf } from './game.ts';
import { addToHand, drawJob } from './moves.ts';
import { checkOptions, type Options } from './options.ts';
import { emptyOwn, NO_TILE, type Secret, type State, type Table } from './state.ts';

/** S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, before the first business opens. */
export const deal = (content: Content, options: Options, seed: Seed, events?: Event[]): State => {
  const [problem] = checkOptions(content, options);
  if (problem !== undefined) throw new Error(problem);
  const secret = shuffled(content, seed);
  const state: State = {
    table: emptyTable(content, options),
    own: Array.from({ length: options.players }, () => emptyOwn(emptyHand(), emptyPurse())),
    secret,
  };
  const game = gameOf(content, state, events);
  events?.push({ kind: 'actBegan', act: 1 }, { kind: 'phaseBegan', act: 1, phase: 'open' });
  layTiles(game);
  layJobs(game); // RN-29: jobs, then allies, then hands
  layAllies(game);
  dealHands(game);
  state.table.horseHead = options.firstPlayer ?? below(secret.random, options.players); // S9
  return state;
};

/** S3, S5. */
const shuffled = (content: Content, seed: Seed): Secret => {
  const random = randomFrom(seed);
  const jobDeck = content.supply.jobs.slice();
  const blueTiles = content.tiles.blue.slice();
  const redTiles = content.tiles.red.slice();
  for (const pile of [blueTiles, redTiles, jobDeck]) shuffle(random, pile);
  return { random, jobDeck, blueTiles, redTiles, alliesRemoved: [] };
};

const emptyTable = (content: Content, options: Options): Table => {
  const { pack } = content;
  const families = options.families ?? pack.families.map(family => family.id);
  return {
    pack: content.hash,
    players: options.players,
    act: 1,
    phase: 'open',
    horseHead: 0,
    piles: { ...content.supply.piles },
    jobDeck: 0,
    jobDiscard: [],
    publicJobs: [],
    allies: [],
    alliesGone: [],
    tiles: content.turfs.map(() => NO_TILE),
    blueTiles: content.tiles.blue.length,
    redTiles: content.tiles.red.length,
    thugSpaces: new Array<number>(THUG_SPACES).fill(NO_FIGURE),
    familySpaces: content.spaces.map(() => NO_FIGURE),
    policeChief: NOWHERE,
    hudson: [],
    stacks: content.turfs.map(() => []),
    seats: Array.from({ length: options.players }, (_, seat) => ({
      family: families[seat]!,
      handSize: 0,
      suitcaseSize: 0,
      thugs: setupFor(content, options.players).thugsPerPlayer, // S7
      members: ['don'],
      markers: pack.setup.controlMarkersPerPlayer,
      played: [],
      completed: [],
    })),
    agenda: [{ kind: 'acts' }],
    result: undefined,
  };
};

/** S4. */
const layTiles = ({ content, table, secret }: Game): void => {
  for (let turf = 0; turf < setupFor(content, table.players).startingBlueTiles; turf += 1) {
    const tile = secret.blueTiles.pop();
    if (tile !== undefined) table.tiles[turf] = tile;
  }
  table.blueTiles = secret.blueTiles.length;
};

/** S8. */
const dealHands = (game: Game): void => {
  const { money, jobs } = game.content.pack.setup.startingHand;
  for (const seat of game.table.seats.keys()) {
    for (const value of money) {
      const note: Note = `$${value}`;
      game.table.piles[note] -= 1;
      addToHand(game, seat, note);
    }
    for (let count = 0; count < jobs; count += 1) {
      const job = drawJob(game);
      if (job !== undefined) addToHand(game, seat, job);
    }
  }
};
