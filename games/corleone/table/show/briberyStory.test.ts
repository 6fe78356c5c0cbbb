import { corleone, standardPack } from '@omerta/corleone/rules';
import type { SeenEvent } from '@omerta/corleone/seen';
import { corleoneWith, play } from '@omerta/corleone/testing';
import { expect, test } from 'vitest';
import { openBids } from './briberyStory.ts';

const rules = corleone(standardPack);

const bribery = () =>
  corleoneWith({
    phase: 'bribery',
    horseHead: 'B',
    allies: ['mayor2', 'familyAccountant', 'capo'],
    A: { suitcase: ['$5'] },
    B: { suitcase: ['$5', '$3'] },
    C: { suitcase: ['$2'] },
    D: { suitcase: ['$3', '$5'] },
  });

const seen = (game: ReturnType<typeof bribery>): SeenEvent[] =>
  game.events.flatMap(event => rules.seenBy(event, 0) ?? []);

test('B2 the highest bid comes first, equal bids in turn order from the horse head', () => {
  const game = bribery();
  expect(openBids(rules.viewFor(game.state, 0), seen(game))).toEqual([]);
  for (const [seat, bid] of [
    ['A', 'bid:0-0-0-1'],
    ['B', 'bid:0-0-0-1'],
    ['C', 'bid:0-1-0-0'],
    ['D', 'bid:0-0-1-1'],
  ] as const) {
    play(game, seat, bid);
  }
  const bids = openBids(rules.viewFor(game.state, 0), seen(game));
  expect(bids.map(({ seat, worth, position, isPicking }) => [seat, worth, position, isPicking])).toEqual([
    [3, 8, 1, true],
    [1, 5, 2, false],
    [0, 5, 3, false],
    [2, 2, undefined, false],
  ]);
  expect(bids[1]?.tiedWith).toEqual([0]);
  play(game, 'D', 'hire:capo');
  const after = openBids(rules.viewFor(game.state, 0), seen(game));
  expect(after.map(({ hired, position }) => [hired, position])).toEqual([
    ['capo', 1],
    [undefined, 2],
    [undefined, 3],
    [undefined, undefined],
  ]);
});
