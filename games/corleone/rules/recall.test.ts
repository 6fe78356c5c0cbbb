import type { Viewer } from '@omerta/kernel';
import { firstDifference } from '@omerta/testing';
import { expect, test } from 'vitest';
import { randomSteps } from '../testing/randomSteps.ts';
import { recallFaults } from '../testing/recallFaults.ts';
import type { Card } from './cards.ts';
import { type Event, type SeenEvent, seenBy } from './events.ts';
import type { Pack } from './pack/pack.ts';
import { standardPack } from './pack/standard.ts';
import { knownOf, knownThefts, type Recall, remember, startRecall } from './recall.ts';
import { corleone } from './rules.ts';
import type { State } from './state.ts';

/** A pack with many free robberies. */
const thieving: Pack = {
  ...standardPack,
  jobs: standardPack.jobs.map(job =>
    job.effects.some(({ op }) => op === 'stealHandCard' || op === 'stealSuitcaseMoney')
      ? { ...job, copies: 12, goods: [] }
      : job,
  ),
};

type Fold = (recall: Recall, event: SeenEvent, whole: Event) => Recall;
type AtStep = (recall: Recall, state: State, stolen: readonly Card[], viewer: Viewer) => void;

/** Plays a game and folds the events each viewer sees. */
const foldGame = (pack: Pack, players: number, seed: number, fold: Fold, atStep: AtStep): void => {
  const viewers: Viewer[] = [...Array.from({ length: players }, (_, seat) => seat), 'spectator'];
  const recalls = viewers.map(() => startRecall(players, pack));
  const stolen: Card[] = [];
  for (const { state, events } of randomSteps(corleone(pack), players, seed)) {
    for (const event of events) {
      if (event.kind === 'handCardStolen') stolen.push(event.card);
      if (event.kind === 'suitcaseNoteStolen') stolen.push(event.note);
      for (const [at, viewer] of viewers.entries()) {
        const seen = seenBy(event, viewer);
        if (seen !== undefined) recalls[at] = fold(recalls[at]!, seen, event);
      }
    }
    for (const [at, viewer] of viewers.entries()) atStep(recalls[at]!, state, stolen, viewer);
  }
};

const faultsIn = (pack: Pack, players: number, seed: number, fold: Fold): string[] => {
  const faults: string[] = [];
  foldGame(pack, players, seed, fold, (recall, state, stolen, viewer) => {
    if (faults.length === 0) faults.push(...recallFaults(recall, state, stolen).map(fault => `${viewer}: ${fault}`));
  });
  return faults;
};

const TABLES = [2, 3, 4, 5].flatMap(players => [
  { name: 'the standard pack', pack: standardPack, players, games: 12 },
  { name: 'a pack of thieves', pack: thieving, players, games: 3 },
]);

test.each(TABLES)(
  'table 9: every certain recollection of $players players is true, with $name',
  ({ pack, players, games }) => {
    for (let seed = 1; seed <= games; seed += 1) expect(faultsIn(pack, players, seed, remember)).toEqual([]);
  },
);

test('table 9: a viewer who saw the deal never has to forget, and too many possible worlds are merged', () => {
  let most = 0;
  let merged = 0;
  let forgotten = 0;
  for (const { players, seed } of [
    { players: 4, seed: 2 },
    { players: 5, seed: 1 },
  ]) {
    let before = 0;
    foldGame(thieving, players, seed, remember, (recall, _state, _stolen, viewer) => {
      for (const { others, otherNotes } of recall.spent.map((_, seat) => knownOf(recall, seat)))
        if (!Number.isFinite(others + otherNotes)) forgotten += 1;
      if (viewer !== 'spectator') return;
      const open = knownThefts(recall).filter(({ candidates }) => candidates.some(({ kind }) => kind === 'other'));
      if (open.length > before) merged += 1;
      before = open.length;
      most = Math.max(most, recall.worlds.length);
    });
  }
  expect(forgotten).toBe(0);
  expect(most).toBeGreaterThan(20);
  expect(merged).toBeGreaterThan(0);
});

test('table 9: without hidden thefts, money, goods and allies are known to the last card', () => {
  let compared = 0;
  const differences: string[] = [];
  for (let seed = 1; seed <= 4; seed += 1) {
    foldGame(standardPack, 4, seed, remember, (recall, state, stolen) => {
      if (stolen.length > 0) return;
      compared += 1;
      for (const [seat, { hand, suitcase }] of state.own.entries()) {
        const { unseenJobs, spent: _spent, ...known } = knownOf(recall, seat);
        const { jobs, allies, ...piles } = hand;
        const difference = firstDifference(
          { ...known, jobs: known.jobs.length + unseenJobs, allies: known.allies.toSorted() },
          { hand: piles, jobs: jobs.length, allies: allies.toSorted(), others: 0, suitcase, otherNotes: 0 },
        );
        if (difference !== undefined) differences.push(`seed ${seed}, seat ${seat}: ${difference}`);
      }
    });
  }
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(200);
});

test('RN-20 RN-21 thief and victim know the card, the others only what it may have been', () => {
  let unsure = 0;
  foldGame(thieving, 3, 3, remember, (recall, _state, stolen, viewer) => {
    for (const [at, { seat, from, candidates }] of knownThefts(recall).entries()) {
      if (viewer === seat || viewer === from) expect(candidates).toEqual([{ kind: 'card', card: stolen[at] }]);
      else if (candidates.length > 1) unsure += 1;
    }
  });
  expect(unsure).toBeGreaterThan(0);
});

const except =
  (...kinds: Event['kind'][]): Fold =>
  (recall, seen) =>
    kinds.includes(seen.kind) ? recall : remember(recall, seen);

const wrong: Record<string, Fold> = {
  'forgets what is discarded': except('cardDiscarded'),
  'forgets the tribute': except('tributePaid'),
  'forgets the bribes': except('bribePaid'),
  'forgets the offers': except('offersRevealed'),
  'forgets the goods of a job': except('jobDeclared'),
  'forgets that allies are played': except('allyPlayed'),
  'leaves suitcased money in hand': (recall, seen) =>
    seen.kind === 'suitcased' ? remember(recall, { ...seen, kind: 'moneyTaken', asked: '$1' }) : remember(recall, seen),
  'takes a bid back out of the suitcase': (recall, seen) =>
    remember(recall, seen.kind === 'bidTakenBack' ? { ...seen, kind: 'bribePaid' } : seen),
  'overlooks thefts': except('handCardStolen', 'suitcaseNoteStolen'),
  'is sure what a thief found': (recall, seen) => {
    const after = remember(recall, seen);
    return seen.kind === 'handCardStolen' ? { ...after, worlds: after.worlds.slice(0, 1) } : after;
  },
};

const MOST_GAMES = 60;

test.each(Object.entries(wrong))('table 9: a planted wrong fold is found: it %s', (_name, fold) => {
  for (let seed = 1; seed <= MOST_GAMES; seed += 1) {
    const pack = seed % 2 === 0 ? standardPack : thieving;
    if (faultsIn(pack, 2 + (seed % 4), seed, fold).length > 0) return;
  }
  expect.fail('no game showed the fault');
});

/** The same event in another world, with other hidden cards. */
const elsewhere = (event: Event): Event => {
  if (event.kind === 'handCardStolen') return { ...event, card: event.card === 'gun' ? 'booze' : 'gun' };
  if (event.kind === 'suitcaseNoteStolen') return { ...event, note: event.note === '$1' ? '$2' : '$1' };
  if (event.kind === 'jobKept' || event.kind === 'jobDrawnUnseen')
    return { ...event, job: event.job === 'carBomb' ? 'usurp' : 'carBomb' };
  return event.kind === 'jobsLookedAt' ? { ...event, jobs: ['carBomb', 'usurp'] } : event;
};

/** How often a viewer recalls two worlds differently that looked the same. */
const leaksIn = (fold: Fold): { leaks: number; compared: number } => {
  const found = { leaks: 0, compared: 0 };
  for (const { events } of randomSteps(corleone(thieving), 4, 5)) {
    for (const event of events) {
      const other = elsewhere(event);
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
        const [seen, seenThere] = [seenBy(event, viewer), seenBy(other, viewer)];
        if (other === event || JSON.stringify(seen) !== JSON.stringify(seenThere)) continue;
        const dealt = remember(startRecall(4, thieving), { kind: 'actBegan', act: 1 });
        const before = remember(dealt, { kind: 'suitcased', seat: 0, note: '$1' });
        found.compared += 1;
        const [here, there] = [fold(before, seen!, event), fold(before, seenThere!, other)];
        if (JSON.stringify(here.worlds) !== JSON.stringify(there.worlds)) found.leaks += 1;
      }
    }
  }
  return found;
};

test('table 9: a viewer recalls the same in worlds that look the same, and a fold that peeks is found', () => {
  const { leaks, compared } = leaksIn(remember);
  expect(leaks).toBe(0);
  expect(compared).toBeGreaterThan(20);
  expect(leaksIn((recall, _seen, whole) => remember(recall, whole as SeenEvent)).leaks).toBeGreaterThan(0);
});

test('table 9: a viewer who joined late recalls only what happened since', () => {
  const late = [
    { kind: 'moneyTaken', seat: 1, note: '$5', asked: '$5' },
    { kind: 'suitcased', seat: 1, note: '$3' },
    { kind: 'cardDiscarded', seat: 1, card: 'gun' },
  ] satisfies SeenEvent[];
  const { hand, suitcase, others, unseenJobs } = knownOf(late.reduce(remember, startRecall(2, standardPack)), 1);
  expect([hand.$5, hand.gun, suitcase.$3, unseenJobs, others]).toEqual([1, 0, 1, 0, Number.POSITIVE_INFINITY]);
});

test('table 9: an event that contradicts the recall makes it forget', () => {
  const dealt = remember(startRecall(2, standardPack), { kind: 'actBegan', act: 1 });
  const { hand, others } = knownOf(remember(dealt, { kind: 'cardDiscarded', seat: 0, card: 'narcotics' }), 0);
  expect([hand.$1, others]).toEqual([0, Number.POSITIVE_INFINITY]);
});
