import { findingsOf } from '@omerta/kernel/shape';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPack, describeProblem } from './checkPack.ts';
import { packSchema } from './packSchema.ts';
import { packShape } from './packShape.ts';
import { standardPack } from './standard.ts';

type Members = readonly unknown[];
type Change = (old: unknown) => unknown;
/** What finds the defect: the schema too, or only our checks, because several fields or entries must be compared. */
type SeenBy = 'schema' | 'checks';
type Defect = readonly [path: string, change: Change, entry: string, field: string, seenBy: SeenBy];

const REMOVED = Symbol('removed');
const gone: Change = () => REMOVED;
const to =
  (value: unknown): Change =>
  () =>
    value;
const dropLast: Change = old => (old as Members).slice(0, -1);
const repeatFirst: Change = old => [...(old as Members), (old as Members)[0]];
const swapFirst: Change = old => {
  const [first, second, ...rest] = old as Members;
  return [second, first, ...rest];
};

const bomb = 'jobs/carBomb/effects/0';
const gunDownHere = { op: 'gunDown', target: { owner: 'opponent', kind: 'any' }, count: 1, scope: 'anywhere' };
const placeChief = {
  op: 'placeNeutral',
  figure: 'policeChief',
  where: 'insideAnyTurf',
  fromBoardAllowed: true,
  then: null,
};
const money = { op: 'gainMoney', value: 1 };
const chosen = { op: 'choose', options: [money, money] };
const deep = { op: 'choose', options: [money, { op: 'sequence', effects: [money, chosen] }] };

const DEFECTS: readonly Defect[] = [
  // the pack as a whole
  ['schemaVersion', to(2), 'pack', 'schemaVersion', 'schema'],
  ['jobs', gone, 'pack', 'jobs', 'schema'],
  ['colour', to('black'), 'pack', 'colour', 'schema'],
  ['meta/language', gone, 'meta', 'language', 'schema'],
  // too long
  ['name', to('x'.repeat(430_000)), 'pack', 'name', 'schema'],
  ['jobs/carBomb/name', to('x'.repeat(101)), 'jobs/carBomb', 'name', 'schema'],
  ['jobs/carBomb/id', to('x'.repeat(51)), 'jobs[0]', 'id', 'schema'],
  ['jobs/carBomb/text', to('x'.repeat(2_001)), 'jobs/carBomb', 'text', 'schema'],
  ['jobs/carBomb/note', to('x'.repeat(2_001)), 'jobs/carBomb', 'note', 'schema'],
  ['jobs/carBomb/confidence', to('x'.repeat(2_001)), 'jobs/carBomb', 'confidence', 'schema'],
  ['jobs/carBomb/sources', to(['x'.repeat(2_001)]), 'jobs/carBomb', 'sources[0]', 'schema'],
  ['jobs/carBomb/fieldProvenance', to({ name: 'x'.repeat(2_001) }), 'jobs/carBomb', 'fieldProvenance.name', 'schema'],
  ['meta/sources', to({ ['x'.repeat(101)]: '' }), 'meta', `sources."${'x'.repeat(38)}…`, 'schema'],
  [
    'meta/sources',
    to(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [at, '']))),
    'meta',
    'sources',
    'schema',
  ],
  ['businesses/printed/bar/nameDE', to('x'.repeat(101)), 'businesses.printed/bar', 'nameDE', 'schema'],
  ['familySpaces/F01/adjacent/1', to('x'.repeat(2_001)), 'familySpaces/F01', 'adjacent[1]', 'schema'],
  // set-up, act track, families, piles
  ['setup/byPlayers/4', gone, 'setup', 'byPlayers.4', 'schema'],
  ['setup/byPlayers/6', to({}), 'setup', 'byPlayers.6', 'schema'],
  ['setup/byPlayers/3/publicJobs', to(-1), 'setup', 'byPlayers.3.publicJobs', 'schema'],
  ['setup/byPlayers/3/publicJobs', to(2.5), 'setup', 'byPlayers.3.publicJobs', 'schema'],
  ['setup/byPlayers/2/spaces3plusUsable', to(true), 'setup', 'byPlayers.2.spaces3plusUsable', 'schema'],
  ['setup/byPlayers/2/thugsPerPlayer', to(4), 'setup', 'byPlayers.2.thugsPerPlayer', 'checks'],
  ['setup/startingHand/money/0', to(4), 'setup', 'startingHand.money[0]', 'schema'],
  ['setup/startingHand/jobs', to(9), 'setup', 'byPlayers.5.publicJobs', 'checks'],
  ['setup/figures/total', to(33), 'setup', 'figures.total', 'checks'],
  ['families', dropLast, 'pack', 'families', 'schema'],
  ['families/vitale/thugs', to(2), 'families/vitale', 'thugs', 'checks'],
  ['families/vitale/id', to('pizzino'), 'families/pizzino', 'id', 'checks'],
  ['acts', dropLast, 'pack', 'acts', 'schema'],
  ['acts', swapFirst, 'acts[0]', 'act', 'checks'],
  ['acts/0/act', to(5), 'acts[0]', 'act', 'schema'],
  ['acts/2/newFamilyMember', to('consigliere'), 'acts[2]', 'newFamilyMember', 'checks'],
  ['acts/3/bribery', to(true), 'acts[3]', 'bribery', 'checks'],
  ['moneyDeck/3/value', to(10), 'moneyDeck[3]', 'value', 'schema'],
  ['moneyDeck/3/value', to(3), 'moneyDeck[3]', 'value', 'checks'],
  ['moneyDeck/0/count', to(4), 'setup', 'startingHand.money', 'checks'],
  ['goodsDeck/0/good', to('cannoli'), 'goodsDeck[0]', 'good', 'schema'],
  ['jobColors/0/color', to('red'), 'jobColors[0]', 'color', 'schema'],
  // the board
  ['turfs', dropLast, 'pack', 'turfs', 'schema'],
  ['turfs/queens/number', to(5), 'turfs/queens', 'number', 'checks'],
  ['turfs/queens/controllable', to(false), 'turfs/queens', 'controllable', 'checks'],
  ['turfs/centralPark/tileSlots', to(1), 'turfs/centralPark', 'tileSlots', 'checks'],
  ['familySpaces/F01/adjacent', to(['chelsea']), 'familySpaces/F01', 'adjacent', 'schema'],
  [
    'familySpaces/F01/adjacent',
    to(['chelsea', 'queens', 'midtown', 'brooklyn']),
    'familySpaces/F01',
    'adjacent',
    'schema',
  ],
  ['familySpaces/F01/adjacent', to(['chelsea', 'chelsea']), 'familySpaces/F01', 'adjacent[1]', 'schema'],
  ['familySpaces/F01/adjacent/1', to('hoboken'), 'familySpaces/F01', 'adjacent[1]', 'checks'],
  ['familySpaces/F13/marked3plus', to(false), 'familySpaces/F13', 'marked3plus', 'checks'],
  ['familySpaces/F13/id', to('F-13'), 'familySpaces[12]', 'id', 'schema'],
  ['familySpaces/F13/id', to('F12'), 'familySpaces/F12', 'id', 'checks'],
  ['businesses/printed/bar/turf', to('hoboken'), 'businesses.printed/bar', 'turf', 'checks'],
  ['businesses/printed/bar/turf', to('queens'), 'pack', 'businesses.printed', 'checks'],
  ['businesses/printed/bar/front', to(null), 'businesses.printed/bar', 'front', 'checks'],
  [
    'businesses/printed/centralParkBusiness/front',
    to([money]),
    'businesses.printed/centralParkBusiness',
    'front',
    'checks',
  ],
  ['businesses/printed/bar/back/0', to(gunDownHere), 'businesses.printed/bar', 'back[0].op', 'schema'],
  ['businesses/tiles/ammoDepot/front', to([]), 'businesses.tiles/ammoDepot', 'front', 'schema'],
  ['businesses/tiles/ammoDepot/front/1/good', to('cannon'), 'businesses.tiles/ammoDepot', 'front[1].good', 'schema'],
  ['businesses/tiles/pennCentral/back/0/keep', to(2), 'businesses.tiles/pennCentral', 'back[0].keep', 'schema'],
  ['businesses/tiles/ammoDepot/copies', to(2), 'businesses.tiles/ammoDepot', 'copies', 'schema'],
  ['businesses/tiles/ammoDepot/color', to('gray'), 'businesses.tiles/ammoDepot', 'color', 'schema'],
  ['businesses/tiles/fishMarket/back/0/discard', to(3), 'businesses.tiles/fishMarket', 'back[0]', 'checks'],
  ['icons/suitcase/effect', gone, 'icons/suitcase', 'effect', 'checks'],
  ['icons/money/effect', to(money), 'icons/money', 'effect', 'checks'],
  ['icons/job/id', to('peek'), 'icons/peek', 'effect', 'checks'],
  ['icons/discard1for5/id', to('horseHead'), 'icons/horseHead', 'effect', 'checks'],
  ['icons/discard1for5/id', to('gun'), 'icons/gun', 'id', 'checks'],
  ['icons/discard1for5/id', to('discard2for5'), 'icons/discard2for5', 'id', 'checks'],
  // cards
  ['jobs/carBomb/provenance', gone, 'jobs/carBomb', 'provenance', 'schema'],
  ['jobs/carBomb/provenance', to('guess'), 'jobs/carBomb', 'provenance', 'schema'],
  ['jobs/carBomb/id', gone, 'jobs[0]', 'id', 'schema'],
  ['jobs/carBomb/id', to('bar'), 'jobs/bar', 'id', 'checks'],
  ['jobs/carBomb/id', to('gun'), 'jobs/gun', 'id', 'checks'],
  ['jobs/carBomb/id', to('toString'), 'jobs/toString', 'id', 'checks'],
  ['jobs', repeatFirst, 'jobs/carBomb', 'id', 'checks'],
  ['jobs/carBomb/color', to('red'), 'jobs/carBomb', 'color', 'schema'],
  ['jobs/carBomb/copies', to(0), 'jobs/carBomb', 'copies', 'schema'],
  ['jobs/carBomb/goods/1', to('narcotics'), 'jobs/carBomb', 'goods[1]', 'schema'],
  ['jobs/carBomb/rewardMoney', to(3), 'jobs/carBomb', 'rewardMoney', 'schema'],
  ['allies/capo/act', to(4), 'allies/capo', 'act', 'schema'],
  ['allies/capo/figure', to('mayor'), 'allies/capo', 'figure', 'checks'],
  // effects
  [`${bomb}/op`, to('carBomb'), 'jobs/carBomb', 'effects[0].op', 'schema'],
  [`${bomb}/count`, gone, 'jobs/carBomb', 'effects[0].count', 'schema'],
  [`${bomb}/radius`, to({}), 'jobs/carBomb', 'effects[0].radius', 'schema'],
  [`${bomb}/target/owner`, to('self'), 'jobs/carBomb', 'effects[0].target.owner', 'schema'],
  [`${bomb}/scope`, to('anywhere'), 'jobs/carBomb', 'effects[0]', 'schema'],
  [
    'jobs/callFavor/effects/0/options/1/effects/0/draw',
    to(3),
    'jobs/callFavor',
    'effects[0].options[1].effects[0].draw',
    'schema',
  ],
  ['jobs/bankJob/effects/0', to(deep), 'jobs/bankJob', 'effects[0].options[1].effects[1].op', 'schema'],
  ['jobs/bootlegging/effects/0/discard', to(4), 'jobs/bootlegging', 'effects[0]', 'checks'],
  ['businesses/tiles/fishMarket/front/0/gainMoney', swapFirst, 'businesses.tiles/fishMarket', 'front[0]', 'checks'],
  ['jobs/smugglingRun/effects/0/from', to(['gun', 'gun']), 'jobs/smugglingRun', 'effects[0].from[1]', 'schema'],
  ['jobs/usurp/effects', swapFirst, 'jobs/usurp', 'effects[0].to', 'checks'],
  ['jobs/driveBy/effects', dropLast, 'jobs/driveBy', 'effects[0].group', 'checks'],
  ['jobs/bankJob/effects/0', to(placeChief), 'jobs/bankJob', 'effects[0].op', 'checks'],
  ['jobs/callFavor/effects/0/options/0', to(placeChief), 'jobs/callFavor', 'effects[0].options[0]', 'checks'],
  ['allies/policeChief3/effects', swapFirst, 'allies/policeChief3', 'effects[0]', 'checks'],
];

const isValid = new Ajv2020({ strictTypes: false }).compile(packSchema());

test('the standard pack passes the schema and our checks', () => {
  expect(isValid(standardPack)).toBe(true);
  expect(checkPack(standardPack)).toEqual({ pack: standardPack, errors: [], warnings: [] });
});

test.each(DEFECTS)('a defect at %s is named (%#)', (path, change, entry, field, seenBy) => {
  const broken = planted(path, change);
  const checked = checkPack(broken);
  expect(checked.errors.map(error => [error.entry, error.field])).toContainEqual([entry, field]);
  expect(checked.pack).toBeUndefined();
  expect(isValid(broken)).toBe(seenBy === 'checks');
});

test('a problem is described in one line that names entry and field', () => {
  const [problem] = checkPack(planted(`${bomb}/op`, to('fly\nby'))).errors;
  expect(describeProblem(problem!)).toMatch(
    /^jobs\/carBomb, effects\[0\]\.op: unknown operation "fly\\nby"; known are .*$/,
  );
});

test('every text has a longest length', () => {
  const texts = leafPaths(standardPack, '').filter(path => typeof at(standardPack, path) === 'string');
  const [ops, others] = [texts.filter(isOp), texts.filter(path => !isOp(path))];
  const long = 'x'.repeat(2_001);
  const refused = new Set(findingsOf(packShape, withTexts(standardPack, long)).map(({ path }) => path.join('/')));
  expect(others.filter(path => !refused.has(path))).toEqual([]);
  for (const path of ops) expect(checkPack(planted(path, to(long))).errors, path).not.toEqual([]);
});

/** What an effect does tells which fields it has: with another word there they are not read. */
const isOp = (path: string): boolean => path.endsWith('/op');

const withTexts = (data: unknown, text: string): unknown => {
  if (typeof data === 'string') return text;
  if (Array.isArray(data)) return data.map(member => withTexts(member, text));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, field === 'op' ? value : withTexts(value, text)]),
  );
};

test('texts of the longest length pass, and letters are counted as the schema does', () => {
  for (const path of ['name', 'jobs/carBomb/name', 'families/vitale/don']) {
    const long = planted(path, to('😀'.repeat(100)));
    expect([checkPack(long).errors, isValid(long)], path).toEqual([[], true]);
  }
  const long = planted('jobs/carBomb/text', to('ż'.repeat(2_000)));
  expect([checkPack(long).errors, isValid(long)]).toEqual([[], true]);
});

test('any data can be checked, and only packs pass', () => {
  fc.assert(
    fc.property(fc.anything(), data => {
      expect(checkPack(data).errors).not.toEqual([]);
    }),
  );
});

test('schema and checks agree on packs with one replaced value', () => {
  const paths = leafPaths(standardPack, '');
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(...leafValues(standardPack)),
    fc.integer({ min: -1, max: 12 }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.oneof(value, fc.constant(REMOVED)), (path, replacement) => {
      const changed = planted(path, to(replacement));
      expect(isValid(changed)).toBe(findingsOf(packShape, changed).length === 0);
    }),
    { numRuns: 150 },
  );
});

/** The standard pack with one thing changed. Entries of a list are found by id or by number. */
function planted(path: string, change: Change): unknown {
  return changedAt(standardPack, path.split('/'), change);
}

function changedAt(data: unknown, [step, ...rest]: readonly string[], change: Change): unknown {
  if (step === undefined) return change(data);
  if (Array.isArray(data)) {
    const at = /^\d+$/.test(step) ? Number(step) : data.findIndex(member => (member as { id?: string }).id === step);
    return data.flatMap((member, n) => (n === at ? withoutRemoved(changedAt(member, rest, change)) : [member]));
  }
  const fields = data as Readonly<Record<string, unknown>>;
  const changed = { ...fields, [step]: changedAt(fields[step], rest, change) };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== REMOVED));
}

const withoutRemoved = (value: unknown): readonly unknown[] => (value === REMOVED ? [] : [value]);

const at = (data: unknown, path: string): unknown =>
  path.split('/').reduce<unknown>((found, step) => (found as Readonly<Record<string, unknown>>)[step], data);

function leafPaths(data: unknown, path: string): string[] {
  if (typeof data !== 'object' || data === null) return [path];
  return Object.entries(data).flatMap(([step, member]) => leafPaths(member, path === '' ? step : `${path}/${step}`));
}

function leafValues(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return [data];
  return Object.values(data).flatMap(leafValues);
}
