import type { Viewer } from '@omerta/kernel';
import { randomSteps } from '@omerta/testing';
import { expect, test } from 'vitest';
import { bangsOf, recallFaults } from '../testing/recallFaults.ts';
import { TABLES, tableName } from '../testing/tables.ts';
import { type Event, type SeenEvent, seenBy } from './events.ts';
import { houseOf, type Options } from './options.ts';
import { knownOf, type Recall, remember, startRecall } from './recall.ts';
import { cashnguns } from './rules.ts';
import type { State } from './state.ts';

type Fold = (recall: Recall, seen: SeenEvent, whole: Event) => Recall;

/** Plays a game and folds the events each viewer sees. */
const foldGame = (
  options: Options,
  seed: number,
  fold: Fold,
  atStep: (recall: Recall, state: State, viewer: Viewer) => void,
): void => {
  const viewers: Viewer[] = [...Array.from({ length: options.players }, (_, seat) => seat), 'spectator'];
  const recalls = viewers.map(() => startRecall(options.players));
  for (const { state, events } of randomSteps(cashnguns, options, seed)) {
    for (const event of events) {
      for (const [at, viewer] of viewers.entries()) {
        const seen = seenBy(event, viewer);
        if (seen !== undefined) recalls[at] = fold(recalls[at]!, seen, event);
      }
    }
    for (const [at, viewer] of viewers.entries()) atStep(recalls[at]!, state, viewer);
  }
};

const faultsIn = (options: Options, seed: number, fold: Fold): string[] => {
  const faults: string[] = [];
  foldGame(options, seed, fold, (recall, state, viewer) => {
    if (faults.length === 0) faults.push(...recallFaults(recall, state).map(fault => `${viewer}: ${fault}`));
  });
  return faults;
};

const NAMED = TABLES.map(options => [tableName(options), options] as const);

test.each(NAMED)('§7 every certain recollection is true: %s', (_name, options) => {
  for (let seed = 1; seed <= 6; seed += 1) expect(faultsIn(options, seed, remember)).toEqual([]);
});

test.each(NAMED)('§7 a viewer who saw the game from the deal on never has to forget: %s', (_name, options) => {
  const forgotten: string[] = [];
  foldGame(options, 7, remember, (recall, state, viewer) => {
    if (state.table.round === 0) return;
    for (const [seat, { alive }] of state.table.seats.entries()) {
      if (!alive) continue;
      const { bangs, otherLoot } = knownOf(recall, seat, state.table.house)!;
      if (!Number.isFinite(bangs.most + otherLoot)) forgotten.push(`${viewer} about seat ${seat}`);
    }
  });
  expect(forgotten).toEqual([]);
});

test('§7 without talents all loot is known, and all bullets of a player who never ducked', () => {
  let compared = 0;
  foldGame({ players: 4, lootLog: 'open' }, 3, remember, (recall, state) => {
    for (const [seat, player] of state.table.seats.entries()) {
      if (!player.alive || state.table.round === 0) continue;
      const { loot, otherLoot, bangs } = knownOf(recall, seat, state.table.house)!;
      expect([loot, otherLoot]).toEqual([state.own[seat]!.loot, 0]);
      if (player.discarded > 0) continue;
      compared += 1;
      expect(bangs).toEqual({ least: bangsOf(state, seat), most: bangsOf(state, seat) });
    }
  });
  expect(compared).toBeGreaterThan(20);
});

test('CG-058 where the log does not keep who took what, loot is not recalled either', () => {
  const dealt = remember(startRecall(4), { kind: 'roundBegan', round: 1, godfather: 0, loot: [], carried: 0 });
  const recall = remember(dealt, { kind: 'shareTaken', seat: 1, share: 'diamond5' });
  expect(knownOf(recall, 1, houseOf({ players: 4 }))!.loot).toBeUndefined();
  expect(knownOf(recall, 1, houseOf({ players: 4, lootLog: 'open' }))!.loot).toMatchObject({
    diamond5: 1,
    painting: 0,
  });
});

const except =
  (...kinds: Event['kind'][]): Fold =>
  (recall, seen) =>
    kinds.includes(seen.kind) ? recall : remember(recall, seen);

const wrong: Record<string, Fold> = {
  'forgets shots': except('shotsFired'),
  'forgets the shown Bang of the Professional': except('bangShown'),
  'forgets clips': except('clipUsed'),
  'forgets the Good Friend': except('friendReloaded'),
  'forgets face-down discards': except('bulletDiscarded'),
  'takes every face-down card for a Click': (recall, seen) =>
    remember(recall, seen.kind === 'bulletDiscarded' ? { ...seen, bullet: 'click' } : seen),
  'overlooks the Hustler': except('hustled', 'givenBack'),
  'overlooks the Professional': except('professionalStole'),
  'overlooks the Junk Dealer': except('junkSwapped'),
  'overlooks the Vulture': except('vultureTook'),
  'puts clips into the loot': (recall, seen) =>
    remember(recall, seen.kind === 'shareTaken' && seen.share === 'clip' ? { ...seen, share: 'painting' } : seen),
};

test.each(Object.entries(wrong))('§7 a planted wrong fold is found: it %s', (_name, fold) => {
  for (let seed = 1; seed <= 80; seed += 1) {
    if (faultsIn({ players: 4 + (seed % 5), talents: true }, seed, fold).length > 0) return;
  }
  expect.fail('no game showed the fault');
});

/** The same event in another world, with other hidden cards. */
const elsewhere = (event: Event): Event => {
  if ('bullet' in event) return { ...event, bullet: event.bullet === 'bang' ? 'click' : 'bang' };
  if (event.kind === 'professionalStole' || event.kind === 'junkSwapped')
    return { ...event, loot: event.loot === 'bill5' ? 'painting' : 'bill5' };
  return event.kind === 'vultureTook' ? { ...event, cards: event.cards.map(() => 'painting') } : event;
};

const leaksIn = (fold: Fold): { leaks: number; compared: number } => {
  const found = { leaks: 0, compared: 0 };
  for (let seed = 1; seed <= 6; seed += 1) {
    foldGame(
      { players: 8, talents: true },
      seed,
      (recall, seen, whole) => {
        const other = elsewhere(whole);
        for (const viewer of ['spectator', 0] as const) {
          const [here, there] = [seenBy(whole, viewer), seenBy(other, viewer)];
          if (other === whole || JSON.stringify(here) !== JSON.stringify(there)) continue;
          found.compared += 1;
          const isAlike = JSON.stringify(fold(recall, here!, whole)) === JSON.stringify(fold(recall, there!, other));
          if (!isAlike) found.leaks += 1;
        }
        return remember(recall, seen);
      },
      () => undefined,
    );
  }
  return found;
};

test('§7 a viewer recalls the same in worlds that look the same, and a fold that peeks is found', () => {
  const { leaks, compared } = leaksIn(remember);
  expect(leaks).toBe(0);
  expect(compared).toBeGreaterThan(50);
  expect(leaksIn((recall, _seen, whole) => remember(recall, whole as SeenEvent)).leaks).toBeGreaterThan(0);
});
