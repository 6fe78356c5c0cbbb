import { type Choice, standardPack, writeChoice } from '@omerta/corleone/seen';
import { corleoneWith, play } from '@omerta/corleone/testing';
import { expect, test } from 'vitest';
import { firstTaps, onlyTaught, type Selection, selectionOf, tap } from './selection.ts';
import { sortOf, type Thing } from './things.ts';

type Story = ReturnType<typeof corleoneWith>;

const choicesFor = ({ rules, state }: Story, seat = 0): readonly Choice[] => rules.choices(rules.viewFor(state, seat));

/** Taps one after another, each of which must lead somewhere. */
const tapped = (choices: readonly Choice[], ...things: readonly Thing[]): Selection => {
  let taps: readonly Thing[] = [];
  for (const thing of things) {
    const next = tap(choices, taps, thing);
    if (next === undefined) throw new Error(`${thing} leads nowhere`);
    taps = next;
  }
  return selectionOf(choices, taps);
};

const chosen = ({ chosen }: Selection): string | undefined => (chosen === undefined ? undefined : writeChoice(chosen));
const glowing = ({ legal }: Selection, sort: string): Thing[] => [...legal].filter(thing => sortOf(thing) === sort);
const asked = ({ buttons }: Selection): Thing[] => buttons.map(({ thing }) => thing);

test('T1 a turn begins with the thugs: their spaces glow, the family spaces do not', () => {
  const choices = choicesFor(corleoneWith({ A: { hand: ['$1'] } }));
  const selection = selectionOf(choices, firstTaps(choices));
  expect(glowing(selection, 'place')).toContain('place:bar');
  expect(glowing(selection, 'place')).not.toContain('place:F05');
  expect(chosen(selection)).toBeUndefined();
});

test('T1 a business is chosen by one tap, and the others glow on', () => {
  const selection = tapped(choicesFor(corleoneWith()), 'figure:thug', 'place:bar');
  expect(chosen(selection)).toBe('thug:bar');
  expect(glowing(selection, 'place')).toContain('place:gunShop');
});

test('M5 a family space forgets the thug and sends the first family member, who can be changed', () => {
  const choices = choicesFor(corleoneWith({ from: 'D4-IV' }));
  const open = tapped(choices, 'figure:thug', 'place:F05');
  expect(chosen(open)).toBe('don:F05');
  expect(asked(open)).toEqual(['figure:don', 'figure:consigliere', 'figure:heir']);
  expect(chosen(tapped(choices, 'figure:thug', 'place:F05', 'figure:heir'))).toBe('heir:F05');
});

test('F4 a figure to give up is named by its figure alone', () => {
  const choices: Choice[] = [
    { kind: 'lose', role: 'thug' },
    { kind: 'lose', role: 'don' },
  ];
  expect(chosen(tapped(choices, 'figure:don'))).toBe('lose:don');
});

test('J1 a job with one way to pay is chosen at once; with narcotics the goods are picked', () => {
  const plain = choicesFor(corleoneWith({ A: { hand: ['mobHit', 'gun', 'bloodMoney'] } }));
  expect(chosen(tapped(plain, 'hand:mobHit'))).toBe('job:mobHit:gun+bloodMoney');
  const rich = choicesFor(corleoneWith({ A: { hand: ['mobHit', 'gun', 'bloodMoney', 'narcotics'] } }));
  const open = tapped(rich, 'hand:mobHit');
  expect(chosen(open)).toBeUndefined();
  expect(asked(open)).toEqual(['goods:gun+bloodMoney', 'goods:bloodMoney+narcotics', 'goods:gun+narcotics']);
  expect(chosen(tapped(rich, 'hand:mobHit', 'goods:gun+narcotics'))).toBe('job:mobHit:gun+narcotics');
});

test('J1 a job that cannot be paid for leads nowhere', () => {
  const choices = choicesFor(corleoneWith({ A: { hand: ['mobHit', 'gun'] } }));
  expect(tap(choices, [], 'hand:mobHit')).toBeUndefined();
});

test('I6 a note of the hand says all; the icon alone asks for the note', () => {
  const game = corleoneWith({ A: { hand: ['$1', '$3'] } });
  play(game, 'A', 'thug:taxConsultancy');
  const choices = choicesFor(game);
  expect(chosen(tapped(choices, 'hand:$3'))).toBe('suitcase:$3');
  expect(chosen(tapped(choices, 'icon:suitcase'))).toBeUndefined();
  expect(asked(selectionOf(choices, []))).toEqual(['icon:suitcase', 'done']);
});

test('RN-13 a move is the figure, then its space; another figure begins anew', () => {
  const move = (from: string, to: string): Choice => ({ kind: 'move', from, to });
  const choices = [move('bar', 'gunShop'), move('bar', 'pawnShop'), move('barberShop', 'gunShop')];
  const first = tapped(choices, 'place:bar');
  expect(chosen(first)).toBeUndefined();
  expect(glowing(first, 'place')).toEqual(expect.arrayContaining(['place:gunShop', 'place:pawnShop']));
  expect(chosen(tapped(choices, 'place:bar', 'place:pawnShop'))).toBe('move:bar>pawnShop');
  expect(chosen(tapped(choices, 'place:bar', 'place:barberShop'))).toBe('move:barberShop>gunShop');
});

test('RN-13 Meeting of the Five Families: once a figure is named, every place that glows is one it may go to', () => {
  const goods = ['booze', 'booze', 'bloodMoney', 'bloodMoney'];
  const board = { bar: 'C.thug', gunShop: 'B.thug', F05: 'B.don', F11: 'A.consigliere' } as const;
  const game = corleoneWith({ turn: 'A', board, A: { hand: ['fiveFamilies', ...goods] } });
  play(game, 'A', `job:fiveFamilies:${goods.join('+')}`, 'ability');
  const choices = choicesFor(game);
  expect(glowing(selectionOf(choices, []), 'place')).toEqual(expect.arrayContaining(['place:bar', 'place:gunShop']));
  for (const figure of Object.keys(board)) {
    const named = tapped(choices, `place:${figure}`);
    for (const place of glowing(named, 'place')) {
      expect(chosen(tapped(choices, `place:${figure}`, place))).toBe(`move:${figure}>${place.slice('place:'.length)}`);
    }
  }
  expect(glowing(tapped(choices, 'place:bar', 'place:pawnShop'), 'place')).toContain('place:barberShop');
  expect(tap(choices, ['place:bar'], 'place:gunShop')).toEqual(['place:gunShop']); // another figure after all
});

test('RN-20 up to two victims are marked and unmarked', () => {
  const rob = (seats: number): Choice => ({ kind: 'rob', seats });
  const choices = [rob(0b010), rob(0b110), rob(0b100)];
  expect(chosen(tapped(choices, 'seat:1'))).toBe('rob:B');
  expect(chosen(tapped(choices, 'seat:1', 'seat:2'))).toBe('rob:B+C');
  expect(chosen(tapped(choices, 'seat:1', 'seat:2', 'seat:1'))).toBe('rob:C');
});

test('W4 a turf with several own markers asks which one', () => {
  const marker = (turf: string, depth: number): Choice => ({ kind: 'marker', turf, depth });
  const choices: Choice[] = [marker('queens', 0), marker('midtown', 0), marker('midtown', 2), { kind: 'skip' }];
  expect(chosen(tapped(choices, 'place:queens'))).toBe('marker:queens.0');
  const open = tapped(choices, 'place:midtown');
  expect(asked(open)).toEqual(['marker:midtown.0', 'marker:midtown.2', 'skip']);
  expect(chosen(tapped(choices, 'place:midtown', 'marker:midtown.2'))).toBe('marker:midtown.2');
});

test('every choice of the standard pack can be said by its taps alone', async () => {
  const { thingsOf } = await import('./things.ts');
  const game = corleoneWith({ from: 'D4-IV', A: { hand: ['mobHit', 'gun', 'bloodMoney', 'capo', '$5'] } });
  const choices = choicesFor(game);
  expect(choices.length).toBeGreaterThan(20);
  for (const choice of choices) {
    expect(chosen(tapped(choices, ...thingsOf(choice)))).toBe(writeChoice(choice));
  }
  expect(standardPack.familySpaces.length).toBe(18);
});

test('in a lesson only the place that is taught glows, and the others can still be tapped', () => {
  const choices = choicesFor(corleoneWith());
  const taught = choices.filter(choice => writeChoice(choice) === 'thug:gunShop');
  const selection = onlyTaught(selectionOf(choices, firstTaps(choices)), taught);
  expect([...selection.legal]).toEqual(['figure:thug', 'place:gunShop']);
  expect(tap(choices, selection.tapped, 'place:bar')).toEqual(['figure:thug', 'place:bar']);
  expect([...onlyTaught(selection, []).legal]).toEqual([]);
});
