import { checkPack, describeProblem, type Pack, packHash, standardPack } from '@omerta/corleone/seen';
import { expect, test } from 'vitest';
import {
  addEntry,
  changeAllyEffects,
  changeEntry,
  changeMarkers,
  changeSetup,
  changeThugs,
  copyOf,
  duplicateEntry,
  removeEntry,
  resetEntry,
} from './edits.ts';
import { moveBusiness } from './moveBusiness.ts';

const EDITS: readonly (readonly [string, (pack: Pack) => Pack])[] = [
  ['copy', pack => copyOf(pack, 'house1', 'House')],
  ['change a job', pack => changeEntry(pack, 'jobs', 0, { copies: 3, goods: ['booze'], rewardMoney: [5, 1] })],
  ['change an ally', pack => changeAllyEffects(pack, 0, [{ op: 'gainMoney', value: 5 }])],
  [
    'change a tile',
    pack => changeEntry(pack, 'businesses.tiles', 0, { color: 'red', back: [{ op: 'takeHorseHead' }] }),
  ],
  ['move a business', pack => moveBusiness(pack, 0, pack.businesses.printed[1]!.turf)],
  ['mark a space', pack => changeEntry(pack, 'familySpaces', 0, { marked3plus: true, minPlayers: 3 })],
  ['rename a turf', pack => changeEntry(pack, 'turfs', 2, { name: 'Hoboken' })],
  ['change a limit', pack => changeEntry(pack, 'acts', 3, { handLimit: 4 })],
  ['change a pile', pack => changeEntry(pack, 'moneyDeck', 0, { count: 33 })],
  ['change thugs', pack => changeThugs(pack, 5)],
  ['change markers', pack => changeMarkers(pack, 12)],
  ['change the hand', pack => changeSetup(pack, { startingHand: { money: [5], jobs: 1 } })],
  ['add a job', pack => addEntry(pack, 'jobs', 'New')],
  ['add an ally', pack => addEntry(pack, 'allies', 'New')],
  ['add a tile', pack => addEntry(pack, 'businesses.tiles', 'New')],
  ['add a space', pack => addEntry(pack, 'familySpaces', 'New')],
  ['duplicate a job', pack => duplicateEntry(pack, 'jobs', 1, 'Again')],
  ['duplicate a space', pack => duplicateEntry(pack, 'familySpaces', 1, 'Again')],
  ['remove a job', pack => removeEntry(pack, 'jobs', 0)],
  ['remove a tile', pack => removeEntry(pack, 'businesses.tiles', 0)],
];

test.each(EDITS)('a right pack stays right: %s', (_, edit) => {
  const edited = edit(standardPack);
  expect(edited).not.toEqual(standardPack);
  expect(checkPack(edited).errors.map(describeProblem)).toEqual([]);
  expect(checkPack(edit(edited)).errors.map(describeProblem)).toEqual([]); // twice: no id is given out again
});

test('one edit after another keeps a right pack right', () => {
  const edited = EDITS.reduce((pack, [, edit]) => edit(pack), standardPack);
  expect(checkPack(edited).errors.map(describeProblem)).toEqual([]);
});

test('what is edited is no longer called printed', () => {
  const at = standardPack.acts.findIndex(act => act.provenance === 'rulebook');
  const act = changeEntry(standardPack, 'acts', at, { handLimit: 9 }).acts[at];
  expect(act).toMatchObject({ provenance: 'proposal', fieldProvenance: { handLimit: 'proposal' } });
  expect(act?.fieldProvenance?.name).toBe(standardPack.acts[at]?.fieldProvenance?.name);
});

test('which figure an ally is follows from its steps', () => {
  const at = standardPack.allies.findIndex(ally => ally.figure === 'mayor');
  expect(changeAllyEffects(standardPack, at, [{ op: 'takeHorseHead' }]).allies[at]?.figure).toBeNull();
});

test('an entry can be given back its standard values', () => {
  const changed = changeEntry(standardPack, 'jobs', 3, { copies: 7, name: 'Other' });
  expect(resetEntry(changed, 'jobs', 3, standardPack)).toEqual(standardPack);
  const own = addEntry(standardPack, 'jobs', 'Own');
  expect(resetEntry(own, 'jobs', own.jobs.length - 1, standardPack)).toBe(own);
});

test('a copy plays like its model', () => {
  expect(packHash(copyOf(standardPack, 'house1', 'House'))).toBe(packHash(standardPack));
});
