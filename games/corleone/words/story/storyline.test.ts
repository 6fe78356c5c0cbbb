import { bindPack, figureOf, type SeenEvent, standardPack } from '@omerta/corleone/seen';
import { beatsOf, LANGUAGES, textOf } from '@omerta/words';
import { expect, test } from 'vitest';
import { beatParts } from './beatParts.ts';
import { storyline } from './storyline.ts';

const people = ['vitale', 'pizzino', 'caccamo'].map((family, seat) => ({
  family,
  name: ['Liborio', 'Rosa', 'Ania'][seat]!,
}));
const setting = { people, content: bindPack(standardPack) };
const told = (log: readonly SeenEvent[]) => beatsOf(log, storyline).map(beat => beat.told);
const lines = (log: readonly SeenEvent[]) =>
  beatsOf(log, storyline).map(beat => textOf(beatParts('en', beat, setting)));

const DON: readonly SeenEvent[] = [
  { kind: 'memberPlayed', seat: 0, member: 'don', space: 'F16', count: 2 },
  { kind: 'goodTaken', seat: 0, good: 'booze' },
  { kind: 'goodTaken', seat: 0, good: 'bloodMoney' },
  { kind: 'jobsLookedAt', seat: 0, jobs: undefined, count: 2 },
];
const KEPT: SeenEvent = { kind: 'jobKept', seat: 0, job: undefined, discarded: ['mobHit'] };

test('one sentence tells a turn, and grows with it', () => {
  expect(lines(DON)).toEqual(['Liborio sends the Don to Newtown Creek: Booze, Blood Money, looks at 2 Jobs.']);
  expect(lines([...DON, KEPT])).toEqual([
    'Liborio sends the Don to Newtown Creek: Booze, Blood Money, keeps 1 of 2 Jobs.',
  ]);
  const own: SeenEvent = { ...KEPT, job: 'rubOut' };
  expect(lines([...DON, own])).toEqual([
    'Liborio sends the Don to Newtown Creek: Booze, Blood Money, keeps “Rub Out”.',
  ]);
});

test('T2 what the player who controls the turf gets is told apart', () => {
  const log: readonly SeenEvent[] = [
    { kind: 'thugPlayed', seat: 0, business: 'gunShop' },
    { kind: 'controllerBenefits', seat: 1, turf: 'chelsea', business: 'gunShop', first: 1 },
    { kind: 'goodTaken', seat: 1, good: 'gun' },
    { kind: 'moneyTaken', seat: 0, note: '$2', asked: '$2' },
  ];
  expect(told(log)).toEqual([
    {
      kind: 'turn',
      seat: 0,
      deed: { kind: 'thug', business: 'gunShop' },
      where: [],
      gains: [{ kind: 'taken', card: '$2' }],
      control: { seat: 1, turf: 'chelsea', gains: [{ kind: 'taken', card: 'gun' }] },
      consequences: [],
    },
  ]);
  expect(lines(log)).toEqual(['Liborio sends a Thug to Gun Shop: $2. Rosa controls Chelsea: Gun.']);
});

test('what becomes of others is part of the turn', () => {
  const victim = figureOf(1, 'thug');
  const log: readonly SeenEvent[] = [
    { kind: 'jobDeclared', seat: 2, job: 'rubOut', from: 'public', goods: ['gun', 'booze'] },
    { kind: 'gunnedDown', seat: 2, figure: victim, at: 'bar' },
    { kind: 'moneyTaken', seat: 2, note: '$3', asked: '$3' },
    { kind: 'jobCompleted', seat: 2, job: 'rubOut' },
  ];
  expect(told(log)).toMatchObject([{ consequences: [{ kind: 'gunnedDown', figure: victim, at: 'bar' }] }]);
  expect(lines(log)).toEqual([
    'Ania completes the Public Job “Rub Out” with Gun, Booze: $3, guns down a Thug of the Pizzino Family (Bar).',
  ]);
});

test('a phase in which all act is one sentence; before anything comes of it, its name', () => {
  const begins: SeenEvent = { kind: 'phaseBegan', act: 1, phase: 'war' };
  expect(lines([begins])).toEqual(['Phase: Turf War.']);
  expect(
    lines([
      begins,
      { kind: 'turfWon', turf: 'queens', seat: 1, influence: 2 },
      { kind: 'markerPlaced', seat: 1, turf: 'queens' },
      { kind: 'turfWon', turf: 'midtown', seat: 0, influence: 3 },
      { kind: 'markerDeclined', seat: 0, turf: 'midtown' },
      { kind: 'turfNotWon', turf: 'chelsea', why: 'tie' },
    ]),
  ).toEqual(['Turf War – Rosa: Queens; no marker in Midtown, Chelsea.']);
});

test.each(LANGUAGES)('%s: a player who does nothing with a place is told so', language => {
  const log: readonly SeenEvent[] = [
    { kind: 'thugPlayed', seat: 0, business: 'bar' },
    { kind: 'abilitiesDeclined', seat: 0, of: 'bar', abilities: ['$2'] },
  ];
  const [line] = beatsOf(log, storyline).map(beat => textOf(beatParts(language, beat, setting)));
  expect(line).toMatch(/Bar\)? \(.+: \$2\)\.$/);
});
