import { PLAYER_COUNTS } from './checkSetup.ts';
import type { ActEntry, Pack, PlayerCount } from './pack.ts';
import type { PackProblem } from './problem.ts';
import { type Total, usualTotals } from './usualTotals.ts';

/** Legal properties of a custom pack that are seldom intended. */
export const unusualThings = (pack: Pack): PackProblem[] => [...unusualTotals(pack), ...lackOfSpace(pack)];

function unusualTotals(pack: Pack): PackProblem[] {
  return usualTotals(pack)
    .filter(({ usual, found }) => usual !== found)
    .map(({ total, usual, found }) => {
      const [field, what] = NAMED[total];
      return { entry: 'pack', field, message: `${found} ${what} where ${usual} are usual` };
    });
}

/** The section a total is counted in, and what is counted. */
const NAMED: { readonly [T in Total]: readonly [section: string, what: string] } = {
  jobs: ['jobs', 'jobs'],
  'jobs.yellow': ['jobs', 'yellow jobs'],
  'jobs.blue': ['jobs', 'blue jobs'],
  'jobs.green': ['jobs', 'green jobs'],
  'jobs.gray': ['jobs', 'gray jobs'],
  allies: ['allies', 'allies'],
  'allies.1': ['allies', 'allies of Act I'],
  'allies.2': ['allies', 'allies of Act II'],
  'allies.3': ['allies', 'allies of Act III'],
  'tiles.blue': ['businesses.tiles', 'blue tiles'],
  'tiles.red': ['businesses.tiles', 'red tiles'],
  money: ['moneyDeck', 'money cards'],
  goods: ['goodsDeck', 'illegal goods'],
  spaces: ['familySpaces', 'family spaces'],
  'spaces.marked': ['familySpaces', 'family spaces marked 3+'],
};

// F4 covers a lack of space, so it is no error.
function lackOfSpace(pack: Pack): PackProblem[] {
  const found: PackProblem[] = [];
  const warn = (field: string, message: string) => found.push({ entry: 'pack', field, message });
  for (const players of PLAYER_COUNTS)
    for (const act of pack.acts) {
      const where = `with ${players} players in act ${act.act}`;
      const fronts = countFronts(pack, players, act);
      const thugs = players * pack.setup.byPlayers[players].thugsPerPlayer + countNeutral(pack, 'unionBoss', act);
      if (fronts < thugs) warn('businesses', `${fronts} fronts for ${thugs} thugs and Union Boss ${where}`);

      const spaces = pack.familySpaces.filter(space => space.minPlayers <= players).length;
      const joined = pack.acts.filter(other => other.act <= act.act && other.newFamilyMember !== null).length;
      const members = players * (1 + joined) + countNeutral(pack, 'mayor', act);
      if (spaces < members) warn('familySpaces', `${spaces} family spaces for ${members} members and Mayor ${where}`);
    }
  return found;
}

/** Fronts on the board once the act's tile is open: printed ones, starting tiles and one more in each act (S4, A2). */
function countFronts(pack: Pack, players: PlayerCount, act: ActEntry): number {
  const stock = { blue: 0, red: 0 };
  for (const tile of pack.businesses.tiles) stock[tile.color] += 1;
  const { startingBlueTiles } = pack.setup.byPlayers[players];
  stock.blue -= startingBlueTiles;
  let opened = startingBlueTiles;
  for (const { tileColor } of pack.acts.filter(other => other.act <= act.act)) {
    if (stock[tileColor] > 0) opened += 1;
    stock[tileColor] -= 1;
  }
  const slots = sum(pack.turfs.map(turf => turf.tileSlots));
  return pack.businesses.printed.filter(business => business.front !== null).length + Math.min(opened, slots);
}

/** An ally of one act comes into play in the next. */
const countNeutral = (pack: Pack, figure: string, act: ActEntry): number =>
  pack.allies.some(ally => ally.figure === figure && ally.act < act.act) ? 1 : 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
