import type { Bullet, SeenEvent } from '@omerta/cashnguns';
import { expect, test } from 'vitest';
import { type Belief, believe, chanceOfLoaded, chancesOfPool, POOL, startBeliefs } from './beliefs.ts';

const DEAL: SeenEvent = { kind: 'roundBegan', round: 1, godfather: 0, loot: [], carried: 0 };
const fired = (bullet: Bullet): SeenEvent => ({ kind: 'shotsFired', shots: [{ seat: 1, target: 0, bullet }] });
const PUT_AWAY: SeenEvent = { kind: 'bulletDiscarded', seat: 1, bullet: undefined };
const CLIP: SeenEvent = { kind: 'clipUsed', seat: 1, effect: true };

/** What is believed of the second player after all this. */
function ofB(...events: readonly SeenEvent[]): Belief {
  const belief = [DEAL, ...events].reduce(believe, startBeliefs(4))[1];
  return belief ?? expect.fail('Nothing is believed');
}

const shown = (bangs: number, clicks: number): SeenEvent[] => [
  ...Array.from({ length: bangs }, () => fired('bang')),
  ...Array.from({ length: clicks }, () => fired('click')),
];

test('whoever has shown three Bangs has no other, whoever has shown five Clicks has nothing else', () => {
  expect(chanceOfLoaded(ofB(...shown(3, 0)))).toBe(0);
  expect(chanceOfLoaded(ofB(...shown(3, 4)))).toBe(0);
  expect(chanceOfLoaded(ofB(...shown(0, 5)))).toBeCloseTo(1);
  expect(chanceOfLoaded(ofB(...shown(2, 5)))).toBeCloseTo(1);
});

test('nothing seen: about as many Bangs as there are in hand', () => {
  expect(chanceOfLoaded(ofB())).toBeGreaterThan(0.3);
  expect(chanceOfLoaded(ofB())).toBeLessThan(0.45);
});

test('whoever bluffed often is believed less than the cards alone would tell, whoever shot at once more', () => {
  const bluffer = ofB(...shown(0, 3)); // three Bangs and two Clicks are left
  expect(chanceOfLoaded(bluffer)).toBeLessThan(3 / bluffer.cards);
  const hothead = ofB(...shown(2, 0)); // a Bang and five Clicks
  expect(chanceOfLoaded(hothead)).toBeGreaterThan(1 / hothead.cards);
});

test('what somebody is taken for follows what it showed, and nobody is ever sure', () => {
  const [least, most] = [0, POOL.length - 1];
  const bluffer = chancesOfPool(ofB(...shown(0, 4)));
  expect(bluffer[least]).toBeGreaterThan(bluffer[most]!);
  const hothead = chancesOfPool(ofB(...shown(3, 0)));
  expect(hothead[least]).toBeLessThan(hothead[most]!);
  for (const chances of [bluffer, hothead]) {
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(0.05);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  }
});

test('a card put away unseen may have been either', () => {
  const chance = chanceOfLoaded(ofB(...shown(2, 0), PUT_AWAY));
  expect(chance).toBeGreaterThan(0);
  expect(chance).toBeLessThan(chanceOfLoaded(ofB(...shown(2, 1))));
  expect(chanceOfLoaded(ofB(...shown(3, 0), PUT_AWAY))).toBe(0);
});

test('V6 a clip brings a Bang back, for a Click if there is one', () => {
  const reloaded = ofB(...shown(3, 0), CLIP, PUT_AWAY);
  expect(reloaded.cards).toBe(5);
  expect(chanceOfLoaded(reloaded)).toBeGreaterThan(0.1);
  expect(chanceOfLoaded(ofB(...shown(0, 5), CLIP, PUT_AWAY))).toBeCloseTo(1); // Bangs only
});

test('T-HUS cards change hands: what was seen counts, what was not may have been either', () => {
  const hustled: SeenEvent = { kind: 'hustled', seat: 2, victim: 1, bullet: undefined };
  const givenBack = (bullet: Bullet | undefined): SeenEvent => ({ kind: 'givenBack', seat: 2, victim: 1, bullet });
  expect(ofB(...shown(3, 0), hustled, givenBack(undefined)).cards).toBe(5);
  expect(chanceOfLoaded(ofB(...shown(3, 0), hustled, givenBack('click')))).toBe(0);
  expect(chanceOfLoaded(ofB(...shown(3, 0), hustled, givenBack('bang')))).toBeGreaterThan(0.1);
});

test('who came late believes nothing', () => {
  expect(believe(startBeliefs(4), fired('bang'))).toEqual(startBeliefs(4));
});
