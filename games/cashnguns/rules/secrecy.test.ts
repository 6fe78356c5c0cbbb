import { findLeaks, randomGame } from '@omerta/testing';
import { expect, test } from 'vitest';
import { afterRound, aims, bullets, cashWith, play, type Story, see, take, viewOf, waiting } from '../testing/index.ts';
import { isSecret } from '../testing/isSecret.ts';
import { TABLES, tableName } from '../testing/tables.ts';
import { visibilityErrors } from '../testing/visibilityErrors.ts';
import type { Bullets } from './bullets.ts';
import type { Event, SeenEvent } from './events.ts';
import { cashnguns } from './rules.ts';

test.each(TABLES.map(table => [tableName(table), table] as const))(
  '§7 %s: no viewer can tell apart what the rules hide',
  (_name, options) => {
    const seeds = [1, 2, 3];
    const { leaks, compared } = findLeaks(cashnguns, { options, seeds, every: 8, clock: true, isSecret });
    expect(leaks).toEqual([]);
    for (const seed of seeds) {
      const { events } = randomGame(cashnguns, options, seed, { clock: true });
      expect(visibilityErrors(cashnguns, events, options.players)).toEqual([]);
    }
    expect(Math.min(compared.sameWorld, compared.sealed, compared.changes, compared.seed)).toBeGreaterThan(30);
  },
);

test('§7 only the chooser sees the card chosen by the Cunning, the Hustler, the Smart or with a clip', () => {
  const options = { players: 8, talents: true };
  const { leaks, compared } = findLeaks(cashnguns, { options, seeds: [5, 6, 7, 8, 9], clock: true, isSecret });
  expect(leaks).toEqual([]);
  expect(compared.secretChoices).toBeGreaterThan(20);
});

/** Two hands of A that others cannot tell apart: one leaves a choice, the other does not. */
const silences: Record<string, (hand: Partial<Bullets>) => Story> = {
  'the choice of a bullet': hand => cashWith({ round: 6, A: { hand } }),
  'the exchange of the Smart': hand =>
    afterRound({ round: 6, A: { talent: 'smart', hand } }, { A: 'bang>B', B: 'duck', C: 'duck', D: 'duck' }),
  'the exchange of the Cunning'(hand) {
    const game = cashWith({ round: 6, A: { talent: 'cunning', hand } });
    bullets(game, { A: 'bang' });
    aims(game);
    return game;
  },
  'what the Hustler gives'(hand) {
    const game = cashWith({ stage: 'loot', round: 6, A: { talent: 'hustler', hand }, B: { hand: { click: 3 } } });
    play(game, 'A', 'hustle:B');
    return game;
  },
  'what is discarded for a clip'(hand) {
    const game = cashWith({ stage: 'sharing', round: 5, table: ['clip', 'bill5'], faceUp: { bang: 1 }, A: { hand } });
    take(game, 'A clip');
    return game;
  },
};

test.each(Object.entries(silences))(
  '§7 no question is left out because hidden cards force the answer: %s',
  (_what, begin) => {
    const [free, forced] = [begin({ click: 1, bang: 2 }), begin({ bang: 3 })];
    expect(waiting(forced)).toContain('A');
    expect(waiting(forced)).toBe(waiting(free));
    for (const viewer of ['C', 'D', 'spectator'] as const) {
      expect(viewOf(forced, viewer)).toEqual(viewOf(free, viewer));
      expect(see(forced, viewer)).toEqual(see(free, viewer));
    }
  },
);

const hidden: readonly Event[] = [
  { kind: 'talentsOffered', seat: 1, talents: ['kid', 'cute'] },
  { kind: 'hustled', seat: 1, victim: 2, bullet: 'bang' },
  { kind: 'givenBack', seat: 1, victim: 2, bullet: 'bang' },
  { kind: 'bulletExchanged', seat: 1, bullet: 'bang' },
  { kind: 'bulletDiscarded', seat: 1, bullet: 'bang' },
  { kind: 'professionalStole', seat: 1, victim: 2, loot: 'painting', open: false },
  { kind: 'vultureTook', seat: 1, victim: 2, cards: ['painting'], count: 1, open: false },
  { kind: 'junkSwapped', seat: 1, other: 2, given: 'bill5', loot: 'painting', open: false },
];

test.each(hidden)('§7 $kind is shown in full only to the players it concerns', event => {
  expect(visibilityErrors(cashnguns, [event], 4)).toEqual([]);
  const toAll = { ...cashnguns, seenBy: (told: Event) => told as SeenEvent };
  expect(visibilityErrors(toAll, [event], 4)).not.toEqual([]);
  const hidesAll = { ...cashnguns, seenBy: () => undefined };
  expect(visibilityErrors(hidesAll, [event], 4)).not.toEqual([]);
});

test.each(hidden.filter(event => 'open' in event))('AMB-34 $kind is shown to all at tables with open loot', event => {
  const open: Event = { ...event, open: true };
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(cashnguns.seenBy(open, viewer)).toEqual(open);
    expect(cashnguns.isRevealing(open, viewer)).toBe(true);
  }
});
