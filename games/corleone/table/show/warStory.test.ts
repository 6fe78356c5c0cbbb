import { bindPack, corleone, standardPack } from '@omerta/corleone/rules';
import type { SeenEvent } from '@omerta/corleone/seen';
import { corleoneWith, jump } from '@omerta/corleone/testing';
import { expect, test } from 'vitest';
import { warStory } from './warStory.ts';

const content = bindPack(standardPack);
const rules = corleone(standardPack);

test('W1 W2 each turf tells who counts and who wins; the neutrals are one side', () => {
  const game = corleoneWith({
    control: { queens: 'B' },
    board: { bar: 'A.thug', hotelEdison: 'A.thug', calvaryCemetery: 'unionBoss', F13: 'B.don' },
    policeChief: 'queens',
  });
  const before = structuredClone(game.state.table);
  jump(game, 'war');
  const events = game.events.flatMap(event => rules.seenBy(event, 'spectator') ?? []);
  const from = events.findLastIndex(event => event.kind === 'phaseBegan' && event.phase === 'war');
  const until = events.findIndex((event, at) => at > from && event.kind === 'phaseBegan');
  const told: SeenEvent[] = events.slice(from, until < 0 ? undefined : until);
  const { turfs } = warStory(content, before, told);
  const found = (turf: string) => turfs.find(each => each.turf === turf)!;
  expect(found('brooklyn').outcome).toMatchObject({ kind: 'won', seat: 0 });
  expect(found('queens').outcome).toEqual({ kind: 'neutral', keeper: 1 });
  expect(found('queens').sides.map(({ seat, figures }) => [seat, figures.length])).toEqual([
    ['neutral', 2],
    [1, 1],
  ]);
  expect(found('chelsea').outcome).toEqual({ kind: 'nobody', keeper: undefined });
});

test('W4 RN-32 a winner without a marker leaves the stack as it is', () => {
  const game = corleoneWith({ control: { brooklyn: 'A' }, board: { bar: 'A.thug' }, A: { markers: 0 } });
  jump(game, 'war');
  const events = game.events.flatMap(event => rules.seenBy(event, 'spectator') ?? []);
  const brooklyn = warStory(content, game.state.table, events).turfs.find(({ turf }) => turf === 'brooklyn')!;
  expect(brooklyn.outcome).toEqual({ kind: 'unmarked', keeper: 0 });
});
