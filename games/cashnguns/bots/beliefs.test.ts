import { type Bullet, cashnguns as rules, type SeenEvent } from '@omerta/cashnguns/rules';
import { randomFrom, type Seat } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { type Belief, believe, chancesOfPool, POOL, startBeliefs } from './beliefs.ts';
import { dealBelieved } from './believedBullets.ts';

const DEAL: SeenEvent = { kind: 'roundBegan', round: 1, godfather: 0, loot: [], carried: 0 };
const fired = (bullet: Bullet): SeenEvent => ({ kind: 'shotsFired', shots: [{ seat: 1, target: 0, bullet }] });
const PUT_AWAY: SeenEvent = { kind: 'bulletDiscarded', seat: 1, bullet: undefined };
const CLIP: SeenEvent = { kind: 'clipUsed', seat: 1, effect: true };

/** The belief about the second player after these events. */
const ofB = (...events: readonly SeenEvent[]): Belief => of(1, events);

function of(seat: Seat, events: readonly SeenEvent[]): Belief {
  const belief = [DEAL, ...events].reduce(believe, startBeliefs(4)).seats[seat];
  return belief ?? expect.fail('Nothing is believed');
}

/** How often a player with this belief has loaded a Bang, in worlds where any card may have been put away. */
function chanceOfLoaded(belief: Belief): number {
  const world = rules.setup({ players: 4 }, 1);
  const random = randomFrom(1);
  Object.assign(world.table, { stage: 'holdUp', faceDown: 20 });
  Object.assign(world.table.seats[1]!, { bullets: belief.cards - 1, loaded: true });
  Object.assign(world.own[1]!, { hand: { click: belief.cards - 1, bang: 0 }, played: 'click' });
  world.secret.faceDown = { click: 10, bang: 10 };
  const beliefs = { ...startBeliefs(4), seats: [undefined, belief, undefined, undefined] };
  let bangs = 0;
  for (let time = 0; time < DEALS; time += 1) {
    dealBelieved(world, 0, beliefs, random);
    if (world.own[1]!.played === 'bang') bangs += 1;
  }
  return bangs / DEALS;
}

const DEALS = 5_000;

/** The expected number of Bangs. */
const bangsOf = ({ chances }: Belief): number =>
  chances.reduce((all, byBangs) => all + byBangs.reduce((sum, chance, bangs) => sum + chance * bangs, 0), 0);

const shown = (bangs: number, clicks: number): SeenEvent[] => [
  ...Array.from({ length: bangs }, () => fired('bang')),
  ...Array.from({ length: clicks }, () => fired('click')),
];

test('P1 a player who has shown three Bangs has no more; after five Clicks only Bangs are left', () => {
  expect(chanceOfLoaded(ofB(...shown(3, 0)))).toBe(0);
  expect(chanceOfLoaded(ofB(...shown(3, 4)))).toBe(0);
  expect(chanceOfLoaded(ofB(...shown(0, 5)))).toBe(1);
  expect(chanceOfLoaded(ofB(...shown(2, 5)))).toBe(1);
});

test('before any card is shown a player is expected to load Bangs in proportion to the hand', () => {
  expect(chanceOfLoaded(ofB())).toBeGreaterThan(0.3);
  expect(chanceOfLoaded(ofB())).toBeLessThan(0.45);
});

test('a player who bluffed often is believed less than the cards alone say, one who shot at once more', () => {
  const bluffer = ofB(...shown(0, 3)); // three Bangs and two Clicks are left
  expect(chanceOfLoaded(bluffer)).toBeLessThan(3 / bluffer.cards);
  const hothead = ofB(...shown(2, 0)); // a Bang and five Clicks
  expect(chanceOfLoaded(hothead)).toBeGreaterThan(1 / hothead.cards);
});

test("the belief about a player's style follows the cards shown, and never becomes certain", () => {
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
  expect(chanceOfLoaded(ofB(...shown(0, 5), CLIP, PUT_AWAY))).toBe(1); // Bangs only
});

const hustled = (bullet?: Bullet): SeenEvent => ({ kind: 'hustled', seat: 2, victim: 1, bullet });
const givenBack = (bullet?: Bullet): SeenEvent => ({ kind: 'givenBack', seat: 2, victim: 1, bullet });

test('T-HUS cards change hands: a seen card counts, an unseen one may be of either type', () => {
  expect(ofB(...shown(3, 0), hustled(), givenBack()).cards).toBe(5);
  expect(chanceOfLoaded(ofB(...shown(3, 0), hustled(), givenBack('click')))).toBe(0);
  expect(chanceOfLoaded(ofB(...shown(3, 0), hustled(), givenBack('bang')))).toBeGreaterThan(0.1);
});

test('T-HUS the victim knows which card the Hustler has now', () => {
  expect(bangsOf(of(2, [hustled('bang'), givenBack('click')]))).toBeCloseTo(4);
  expect(bangsOf(of(2, [hustled('click'), givenBack('click')]))).toBeCloseTo(3);
  expect(bangsOf(of(2, [hustled('click'), givenBack('bang')]))).toBeCloseTo(2);
});

test('AMB-47 he gives what he held before, and keeps his Bangs', () => {
  expect(bangsOf(of(2, [...shown(3, 0), hustled(), givenBack()]))).toBeCloseTo(3, 0); // a Click for a Click
  expect(bangsOf(of(2, [...shown(3, 0), hustled(), givenBack()]))).toBeLessThan(3);
  expect(bangsOf(of(2, [...shown(0, 5), hustled(), givenBack()]))).toBeGreaterThan(3.9); // a Click for a Bang
  expect(bangsOf(ofB(hustled(), givenBack()))).toBeLessThan(2.8); // a random card for a Click
});

test('T-SMA a card taken back is no Bang that was put away', () => {
  const smart: SeenEvent = { kind: 'bulletTakenBack', seat: 1 };
  expect(bangsOf(ofB(smart, PUT_AWAY))).toBeGreaterThan(2.9);
  expect(bangsOf(ofB(smart, PUT_AWAY, PUT_AWAY))).toBeLessThan(2.7); // the next one was loaded
  expect(chancesOfPool(ofB(smart, PUT_AWAY))).toEqual(chancesOfPool(ofB()));
});

test('a viewer who missed the deal has no beliefs', () => {
  expect(believe(startBeliefs(4), fired('bang'))).toEqual(startBeliefs(4));
});
