// Custom cards whose parts refer to each other, interrupt each other, or take several steps.
import { expect, test } from 'vitest';
import { choicesOf, corleoneWith, type Given, handOf, play, refusal, type Story } from '../../testing/index.ts';
import type { Effect } from '../pack/pack.ts';
import { readCorleonePosition } from '../position/readPosition.ts';
import { writeCorleonePosition } from '../position/writePosition.ts';

const front = (count: 1 | 2): Effect => ({
  op: 'shakeDownFront',
  anyBusiness: true,
  ignoreOccupied: true,
  count,
  placesFigure: false,
  ...(count === 2 ? { differentBusinesses: true } : {}),
});
const hit = (kind: 'thug' | 'familyMember'): Effect => ({
  op: 'gunDown',
  target: { owner: 'opponent', kind },
  count: 1,
  scope: 'anywhere',
});
const hitInGroup = (kind: 'thug' | 'familyMember'): Effect => ({
  op: 'gunDown',
  target: { owner: 'opponent', kind },
  count: 1,
  scope: 'oneTurf',
  upTo: true,
  group: 'A',
});
const moveOther = (kind: 'thug' | 'familyMember'): Effect => ({
  op: 'moveFigure',
  owner: 'opponentOrNeutral',
  kind,
  to: kind === 'thug' ? 'emptyThugSpace' : 'emptyFamilySpace',
  then: null,
});
const moveAnyTwo: Effect = {
  op: 'moveFigure',
  owner: 'any',
  kind: 'any',
  to: 'emptySpaceSameKind',
  then: null,
  count: 2,
  upTo: true,
};
const moveOwnThug: Effect = {
  op: 'moveFigure',
  owner: 'self',
  kind: 'thug',
  to: 'emptyThugSpace',
  then: 'shakeDownFront',
};
const thugToVacated: Effect = {
  op: 'moveFigure',
  owner: 'self',
  kind: 'thug',
  to: 'vacatedSpace',
  then: 'shakeDownFront',
  optional: true,
};
const placeUnionBoss: Effect = {
  op: 'placeNeutral',
  figure: 'unionBoss',
  where: 'emptyThugSpace',
  fromBoardAllowed: true,
  then: 'shakeDownFront',
};
const money = (value: 1 | 2 | 3): Effect => ({ op: 'gainMoney', value });
const suitcase = (count: number): Effect => ({ op: 'suitcase', count, upTo: true });

/** A completes a job with these effects and comes to its ability. */
const withJob = (effects: readonly Effect[], given: Given = {}): Story => {
  const change = [
    ['jobs.bankJob.effects', effects],
    ['jobs.bankJob.goods', ['gun']],
    ['jobs.bankJob.rewardMoney', []],
  ] as const;
  const game = corleoneWith({
    ...given,
    pack: { change },
    A: { ...given.A, hand: ['bankJob', 'gun', ...hand(given)] },
  });
  play(game, 'A', 'job:bankJob:gun', 'ability');
  return game;
};

/** A plays an ally with these effects. */
const withAlly = (effects: readonly Effect[], given: Given = {}): Story => {
  const figure = effects.some(({ op }) => op === 'placeNeutral') ? 'unionBoss' : 'none';
  const change = [
    [figure === 'none' ? 'allies.familyAccountant.effects' : 'allies.unionBoss1.effects', effects],
  ] as const;
  const ally = figure === 'none' ? 'familyAccountant' : 'unionBoss1';
  const game = corleoneWith({ act: 4, ...given, pack: { change }, A: { ...given.A, hand: [ally, ...hand(given)] } });
  play(game, 'A', `ally:${ally}`);
  return game;
};

const hand = ({ A }: Given): readonly string[] => A?.hand ?? [];
const choicesOfKind = (game: Story, kind: string): string[] =>
  choicesOf(game, 'A').filter(text => text.startsWith(`${kind}:`));

test('RN-05 the parts of a group stay in one turf, with another part between them', () => {
  const game = withJob([hitInGroup('thug'), thugToVacated, hitInGroup('familyMember')], {
    board: { bar: 'B.thug', pawnShop: 'A.thug', F10: 'C.don', F03: 'D.don' },
  });
  play(game, 'A', 'gunDown:bar', 'move:pawnShop>bar', 'done');
  expect(choicesOf(game, 'A')).toEqual(['gunDown:F10', 'skip']);
  expect(refusal(game, 'A', 'gunDown:F03')).toBe('bothInOneTurf');
});

test('RN-05 three parts of a group stay in one turf, not each in one of the part before', () => {
  const group = [hitInGroup('familyMember'), hitInGroup('familyMember'), hitInGroup('thug')];
  const game = withJob(group, {
    board: { F09: 'B.don', F10: 'C.don', calvaryCemetery: 'D.thug', ammoDepot: 'C.thug' },
  });
  play(game, 'A', 'gunDown:F09', 'gunDown:F10'); // Brooklyn is what both touch
  expect(choicesOf(game, 'A')).toEqual(['gunDown:ammoDepot', 'skip']);
  expect(refusal(game, 'A', 'gunDown:calvaryCemetery')).toBe('bothInOneTurf');
});

test('RN-05 a declined part of a group leaves the turf to the parts before it', () => {
  const group = [hitInGroup('familyMember'), hitInGroup('familyMember'), hitInGroup('thug')];
  const game = withJob(group, { board: { F09: 'B.don', F10: 'C.don', calvaryCemetery: 'D.thug', bar: 'C.thug' } });
  play(game, 'A', 'gunDown:F09', 'skip');
  expect(choicesOf(game, 'A')).toEqual(['gunDown:bar', 'skip']);
});

test('RN-22 no business is used by two parts of a card, even with another part between them', () => {
  const game = withJob([front(1), hit('thug'), front(1)], { board: { pawnShop: 'B.thug' } });
  play(game, 'A', 'front:bar', 'done', 'gunDown:pawnShop');
  expect(refusal(game, 'A', 'front:bar')).toBe('twoDifferentBusinesses');
  expect(refusal(game, 'A', 'front:pawnShop')).toBeUndefined();
});

test('RN-22 three parts that use a front use three businesses', () => {
  const game = withJob([front(2), front(1)]);
  play(game, 'A', 'front:bar', 'done', 'front:gunShop', 'done');
  expect(refusal(game, 'A', 'front:bar')).toBe('twoDifferentBusinesses');
  expect(refusal(game, 'A', 'front:gunShop')).toBe('twoDifferentBusinesses');
  play(game, 'A', 'front:pawnShop', 'done');
});

test('RN-22 a business where the ally gunned down a figure may be used', () => {
  const game = withAlly([front(1), hit('thug')], { board: { bar: 'B.thug' } });
  play(game, 'A', 'gunDown:bar', 'front:bar', 'use:booze');
  expect(handOf(game, 'A')).toEqual(['booze']);
});

test('RN-22 a business is not used again inside a choice, nor after it', () => {
  const chosen: Effect = { op: 'choose', options: [{ op: 'sequence', effects: [front(1), money(1)] }, money(2)] };
  const game = withJob([front(1), chosen, front(1)]);
  play(game, 'A', 'front:bar', 'done', 'option:1');
  expect(refusal(game, 'A', 'front:bar')).toBe('twoDifferentBusinesses');
  play(game, 'A', 'front:gunShop', 'done', 'use:$1');
  expect(refusal(game, 'A', 'front:bar')).toBe('twoDifferentBusinesses');
  expect(refusal(game, 'A', 'front:gunShop')).toBe('twoDifferentBusinesses');
});

test('RN-22 a business is not used again two choices deep', () => {
  const deep: Effect = { op: 'choose', options: [{ op: 'choose', options: [front(1), money(1)] }, money(2)] };
  const game = withJob([front(1), deep]);
  play(game, 'A', 'front:bar', 'done', 'option:1', 'option:1');
  expect(refusal(game, 'A', 'front:bar')).toBe('twoDifferentBusinesses');
});

test('RN-12 no figure is moved by two parts of a card', () => {
  const game = withJob([moveOther('thug'), moveOther('thug')], { board: { bar: 'B.thug', pawnShop: 'C.thug' } });
  play(game, 'A', 'move:bar>gunShop');
  expect(refusal(game, 'A', 'move:gunShop>bar')).toBe('twoDifferentFigures');
  play(game, 'A', 'move:pawnShop>bar');
});

test('RN-12 no figure is moved twice, even with another part between', () => {
  const game = withJob([moveOther('thug'), front(1), moveAnyTwo], { board: { bar: 'B.thug', pawnShop: 'C.thug' } });
  play(game, 'A', 'move:bar>gunShop', 'front:barberShop', 'done');
  expect(refusal(game, 'A', 'move:gunShop>bar')).toBe('twoDifferentFigures');
  play(game, 'A', 'move:pawnShop>bar');
  expect(choicesOf(game, 'A')).toEqual([]); // both figures on the board have been moved
});

test('RN-12 an ally that placed the Union Boss cannot move him, nor place him after moving him', () => {
  const board = { pawnShop: 'B.thug', gunShop: 'unionBoss' };
  const placed = withAlly([placeUnionBoss, moveOther('thug')], { board });
  play(placed, 'A', 'place:bar', 'done');
  expect(refusal(placed, 'A', 'move:bar>gunShop')).toBe('twoDifferentFigures');
  play(placed, 'A', 'move:pawnShop>gunShop');

  const moved = withAlly([placeUnionBoss, moveOther('thug'), money(1)], { board });
  play(moved, 'A', 'move:gunShop>bar');
  expect(refusal(moved, 'A', 'place:gunShop')).toBe('twoDifferentFigures');
  expect(choicesOf(moved, 'A')).toEqual(['use:$1', 'done']);
});

test('RN-12 RN-17 a figure cannot return to the space it just vacated', () => {
  const game = withJob([moveOwnThug, thugToVacated], { board: { bar: 'A.thug', pawnShop: 'A.thug' } });
  play(game, 'A', 'move:bar>gunShop', 'done');
  expect(choicesOfKind(game, 'move')).toEqual(['move:pawnShop>bar']);
  expect(refusal(game, 'A', 'move:gunShop>bar')).toBe('twoDifferentFigures');
});

test('RN-17 a declined part vacates no space, whatever other parts have used', () => {
  const game = withJob([front(1), hit('thug'), hit('thug'), thugToVacated, money(1)], {
    board: { pawnShop: 'B.thug', barberShop: 'B.thug', gunShop: 'A.thug' },
  });
  play(game, 'A', 'front:bar', 'done', 'gunDown:pawnShop', 'skip');
  expect(choicesOf(game, 'A')).toEqual(['use:$1', 'skip']);
});

test('RN-05 an ally ends one part before it begins the next', () => {
  const game = withAlly([suitcase(2), money(3)], { A: { hand: ['$1', '$2'] } });
  play(game, 'A', 'suitcase:$1');
  expect(choicesOf(game, 'A')).toEqual(['suitcase:$2', 'skip']);
  expect(refusal(game, 'A', 'use:$3')).toBe('abilityNotHere');
  play(game, 'A', 'skip', 'use:$3');
  expect(handOf(game, 'A')).toEqual(['$2', '$3']);
});

test('RN-05 the parts of an ally may be begun in any order', () => {
  const game = withAlly([suitcase(2), money(3)]);
  play(game, 'A', 'use:$3', 'suitcase:$3');
  expect(handOf(game, 'A')).toEqual([]);
});

test('RN-05 the icons of a front are used up before the part goes on', () => {
  const game = withAlly([front(2), money(3)]);
  play(game, 'A', 'front:bar');
  expect(choicesOf(game, 'A').toSorted()).toEqual(['done', 'use:$2', 'use:booze']);
  play(game, 'A', 'done');
  expect(refusal(game, 'A', 'front:bar')).toBe('twoDifferentBusinesses');
  expect(refusal(game, 'A', 'use:$3')).toBe('abilityNotHere');
  play(game, 'A', 'front:gunShop', 'done', 'use:$3');
  expect(handOf(game, 'A')).toEqual(['$3']);
});

test('RN-05 a sequence on an ally is done in order, even as its only part', () => {
  const game = withAlly([{ op: 'sequence', effects: [money(1), hit('thug'), money(2)] }], { board: { bar: 'B.thug' } });
  play(game, 'A', 'use:$1');
  expect(choicesOf(game, 'A')).toEqual(['gunDown:bar', 'skip']);
  expect(refusal(game, 'A', 'use:$2')).toBe('printedOrder');
  play(game, 'A', 'gunDown:bar', 'use:$2');
  expect(handOf(game, 'A')).toEqual(['$1', '$2']);
});

test('RN-04 RN-05 a later step of an ally’s part declines those before it', () => {
  const game = withAlly([{ op: 'sequence', effects: [hit('thug'), money(2), money(1)] }, money(3)], {
    board: { bar: 'B.thug' },
  });
  expect(choicesOf(game, 'A').toSorted()).toEqual(['done', 'gunDown:bar', 'use:$1', 'use:$2', 'use:$3']);
  play(game, 'A', 'use:$2');
  expect(choicesOf(game, 'A')).toEqual(['use:$1', 'skip']);
});

test('RN-04 declining one part of a job does not decline a later equal part', () => {
  const game = withJob([suitcase(1), money(3), suitcase(1)], { A: { hand: ['$1'] } });
  play(game, 'A', 'skip', 'use:$3');
  expect(choicesOf(game, 'A').toSorted()).toEqual(['skip', 'suitcase:$1', 'suitcase:$3']);
});

test('RN-22 a game that was saved in the middle of a card goes on with the one place it remembers', () => {
  const game = withJob([front(2), front(1)]);
  play(game, 'A', 'front:bar', 'done');
  const card = game.state.table.agenda.at(-1);
  if (card?.kind !== 'abilities') throw new Error('No card is being used');
  delete card.marks;
  card.mark = 'bar';
  const position = writeCorleonePosition(game.content, game.state);
  expect(position.state.agenda.at(-1)).toEqual({
    kind: 'abilities',
    seat: 'A',
    of: 'bankJob',
    left: ['bankJob.1', 'bankJob.2'],
    inOrder: true,
    mark: 'bar',
  });
  expect(readCorleonePosition(game.content, position)).toEqual({ ok: true, state: game.state });
  expect(refusal(game, 'A', 'front:bar')).toBe('twoDifferentBusinesses');
  play(game, 'A', 'front:gunShop', 'done', 'front:pawnShop', 'done');
});
