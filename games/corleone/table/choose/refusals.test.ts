import { bindPack, corleone, standardPack } from '@omerta/corleone/rules';
import { corleoneWith, type Given, play } from '@omerta/corleone/testing';
import { expect, test } from 'vitest';
import { whyNotThing } from './refusals.ts';
import type { Thing } from './things.ts';

const content = bindPack(standardPack);
const rules = corleone(standardPack);
const why = (given: Given, thing: Thing, seat = 0, ...texts: string[]): string | undefined => {
  const game = corleoneWith(given);
  play(game, 'A', ...texts);
  return whyNotThing(rules, content, rules.viewFor(game.state, seat), thing)?.code;
};

test.each<[string, Given, Thing, string | undefined]>([
  ['T1 a taken business', { board: { bar: 'B.thug' } }, 'place:bar', 'thugSpaceOccupied'],
  ['T1 a free business is not refused', {}, 'place:bar', undefined],
  ['M1 a taken family space', { board: { F05: 'B.don' } }, 'place:F05', 'familySpaceOccupied'],
  ['M3 a space for three players', { from: 'D2' }, 'place:F13', 'threePlayersOnly'],
  ['M6 the park', {}, 'place:centralParkBusiness', 'noThugSpaceInPark'],
  ['J1 a job without its goods', { A: { hand: ['mobHit', 'gun'] } }, 'hand:mobHit', 'goodsMissing'],
  ['I10 money', { A: { hand: ['$5'] } }, 'hand:$5', 'moneyNeverChanged'],
  ['L1 an ally that has worked', { A: { played: ['capo'] } }, 'played:capo', 'allyAlreadyPlayed'],
])('%s', (_name, given, thing, code) => {
  expect(why(given, thing)).toBe(code);
});

test('F1 a player out of turn reads whose turn it is', () => {
  expect(why({}, 'place:bar', 1)).toBe('notYourTurn');
});

test('I6 a suitcase icon without money says so', () => {
  expect(why({ A: { hand: ['gun'] } }, 'icon:suitcase', 0, 'thug:taxConsultancy')).toBe('noMoneyInHand');
});
