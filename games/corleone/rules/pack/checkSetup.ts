import type { Pack, PlayerCount } from './pack.ts';
import { complain, inside, type PackProblem, type Place, wholePack } from './problem.ts';
import { eachEntry } from './sections.ts';

export const PLAYER_COUNTS: readonly PlayerCount[] = [2, 3, 4, 5];

/** The set-up table, the act track, the families and the piles. */
export function checkSetup(pack: Pack, problems: PackProblem[]): void {
  const setup: Place = { ...wholePack(problems), entry: 'setup' };
  for (const players of PLAYER_COUNTS) checkPlayerCount(pack, players, inside(setup, `byPlayers.${players}`));
  checkFigures(pack, inside(setup, 'figures.total'));
  checkFamilies(pack, problems);
  checkActs(pack, problems);
  checkOnce('moneyDeck', pack.moneyDeck, 'value', problems);
  checkOnce('goodsDeck', pack.goodsDeck, 'good', problems);
  checkOnce('jobColors', pack.jobColors, 'color', problems);
}

function checkPlayerCount(pack: Pack, players: PlayerCount, place: Place): void {
  const numbers = pack.setup.byPlayers[players];
  const complainAbout = (field: keyof typeof numbers, message: string) => complain(inside(place, field), message);
  if (numbers.spaces3plusUsable !== players >= 3)
    complainAbout('spaces3plusUsable', 'must be true exactly from three players on');
  if (numbers.thugsPerPlayer > pack.setup.figures.perFamily.thugs)
    complainAbout('thugsPerPlayer', `is more than the ${pack.setup.figures.perFamily.thugs} thugs of a family`);

  const blue = pack.businesses.tiles.filter(tile => tile.color === 'blue').length;
  if (numbers.startingBlueTiles > blue) complainAbout('startingBlueTiles', `is more than the ${blue} blue tiles`);

  const jobs = pack.jobs.reduce((sum, job) => sum + job.copies, 0);
  const dealt = numbers.publicJobs + players * pack.setup.startingHand.jobs;
  if (dealt > jobs) complainAbout('publicJobs', `${dealt} jobs are dealt at set-up, but there are only ${jobs}`);

  for (const { value, count } of pack.moneyDeck) {
    const needed = players * pack.setup.startingHand.money.filter(note => note === value).length;
    if (needed > count)
      complain(
        { ...place, field: 'startingHand.money' },
        `${players} players need ${needed} cards of $${value}, but there are only ${count}`,
      );
  }
}

function checkFigures({ setup, families }: Pack, place: Place): void {
  const { total, perFamily, neutral } = setup.figures;
  const sum = families.length * (perFamily.thugs + perFamily.familyMembers) + neutral.length + 1;
  if (total !== sum) complain(place, `must be ${sum}: families, neutral figures and the act marker together`);
}

function checkFamilies({ families, setup }: Pack, problems: PackProblem[]): void {
  eachEntry('families', families, problems, (family, place) => {
    if (families.find(({ id }) => id === family.id) !== family) complain(inside(place, 'id'), 'is used twice');
    if (family.thugs !== setup.figures.perFamily.thugs)
      complain(inside(place, 'thugs'), `must be ${setup.figures.perFamily.thugs}, as in setup.figures.perFamily`);
    if (family.controlMarkers !== setup.controlMarkersPerPlayer)
      complain(
        inside(place, 'controlMarkers'),
        `must be ${setup.controlMarkersPerPlayer}, as in setup.controlMarkersPerPlayer`,
      );
  });
}

function checkActs({ acts }: Pack, problems: PackProblem[]): void {
  acts.forEach((act, at) => {
    const place = { ...wholePack(problems), entry: `acts[${at}]` };
    if (act.act !== at + 1) complain(inside(place, 'act'), `must be ${at + 1}: acts are listed in order`);
    if (at === 0 && act.newFamilyMember !== null)
      complain(inside(place, 'newFamilyMember'), 'must be null: each family begins with the Don alone');
    if (act.newFamilyMember !== null && acts.findIndex(other => other.newFamilyMember === act.newFamilyMember) < at)
      complain(inside(place, 'newFamilyMember'), `the ${act.newFamilyMember} has joined before`);
    if (at === 3 && act.bribery) complain(inside(place, 'bribery'), 'must be false: there are no allies for Act IV');
  });
}

function checkOnce<Key extends string>(
  section: string,
  list: readonly { readonly [K in Key]: unknown }[],
  key: Key,
  problems: PackProblem[],
): void {
  eachEntry(section, list, problems, (entry, place) => {
    if (list.find(other => other[key] === entry[key]) !== entry)
      complain(inside(place, key), `${String(entry[key])} is listed twice`);
  });
}
