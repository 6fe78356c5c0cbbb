import { PLAYER_COUNTS } from './checkSetup.ts';
import type { ActEntry, JobColor, Pack, PlayerCount } from './pack.ts';
import type { PackProblem } from './problem.ts';

/** What a custom pack may do, but seldom means to do. */
export const unusualThings = (pack: Pack): PackProblem[] => [...unusualTotals(pack), ...lackOfSpace(pack)];

function unusualTotals(pack: Pack): PackProblem[] {
  const jobsOf = (color?: JobColor) =>
    sum(pack.jobs.filter(job => color === undefined || job.color === color).map(job => job.copies));
  const alliesOf = (act: number) => pack.allies.filter(ally => ally.act === act).length;
  const tilesOf = (color: string) => pack.businesses.tiles.filter(tile => tile.color === color).length;
  const totals: readonly (readonly [section: string, what: string, usual: number, found: number])[] = [
    ['jobs', 'jobs', 44, jobsOf()],
    ['jobs', 'yellow jobs', 11, jobsOf('yellow')],
    ['jobs', 'blue jobs', 11, jobsOf('blue')],
    ['jobs', 'green jobs', 11, jobsOf('green')],
    ['jobs', 'gray jobs', 11, jobsOf('gray')],
    ['allies', 'allies', 18, pack.allies.length],
    ['allies', 'allies of Act I', 6, alliesOf(1)],
    ['allies', 'allies of Act II', 6, alliesOf(2)],
    ['allies', 'allies of Act III', 6, alliesOf(3)],
    ['businesses.tiles', 'blue tiles', 8, tilesOf('blue')],
    ['businesses.tiles', 'red tiles', 4, tilesOf('red')],
    ['moneyDeck', 'money cards', 120, sum(pack.moneyDeck.map(pile => pile.count))],
    ['goodsDeck', 'illegal goods', 32, sum(pack.goodsDeck.map(pile => pile.count))],
    ['familySpaces', 'family spaces', 18, pack.familySpaces.length],
    ['familySpaces', 'family spaces marked 3+', 6, pack.familySpaces.filter(space => space.marked3plus).length],
  ];
  return totals
    .filter(([, , usual, found]) => usual !== found)
    .map(([field, what, usual, found]) => ({
      entry: 'pack',
      field,
      message: `${found} ${what} where ${usual} are usual`,
    }));
}

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
