// What correlates with winning Corleone's Empire, by seat, each scaled to about 1. The turn is no feature: its value would
// look like a gift from the others when it comes, and like a loss to the player who uses it.

import type { FeatureTable } from '@omerta/coach';
import {
  type Content,
  countColors,
  countReserve,
  dominantIn,
  excessOf,
  type Hand,
  influenceIn,
  JOB_COLORS,
  listNotes,
  markersIn,
  missingFor,
  type State,
  WORTH,
  worthOf,
} from '@omerta/corleone/rules';
import type { Seat } from '@omerta/kernel';

export const corleoneFeatures: FeatureTable = {
  edition: 1,
  names: [
    'suitcase',
    'bestNotes', // the two that count in the end by themselves
    'otherNotes',
    'goods',
    'narcotics',
    'jobs',
    'ownPromise',
    'publicPromise',
    'completed',
    'colorsLed',
    'colorsClose',
    'dominance',
    'topMarkers',
    'markerLead',
    'turfsWinning',
    'turfsTied',
    'thugs',
    'members',
    'alliesInHand',
    'alliesPlayed',
    'horseHead',
    'tooMany', // cards above the limit of the act
  ],
};

export function featuresOf(content: Content, state: State): number[][] {
  const board = boardOf(content, state);
  return state.table.seats.map((_, seat) => [
    ...worthOfHolding(content, state, seat),
    ...board.map(fact => fact[seat]!),
    ...figuresOf(content, state, seat),
  ]);
}

function worthOfHolding(content: Content, { table, own }: State, seat: Seat): number[] {
  const { hand, suitcase, offer } = own[seat]!;
  const offered = Math.max(0, ...offer.map(job => promiseOf(content, hand, job))); // I7: one of them is kept
  const notes = listNotes(hand).reverse();
  const worthOfNotes = (from: number, to?: number) =>
    notes.slice(from, to).reduce((sum, note) => sum + WORTH[note], 0) / 10;
  return [
    worthOf(suitcase) / 10,
    worthOfNotes(0, 2),
    worthOfNotes(2),
    (hand.gun + hand.booze + hand.bloodMoney) / 4,
    hand.narcotics / 2,
    hand.jobs.length / 2,
    hand.jobs.reduce((sum, job) => sum + promiseOf(content, hand, job), offered),
    Math.max(0, ...table.publicJobs.map(job => promiseOf(content, hand, job))),
  ];
}

/** What a job pays, the less the more goods are missing. */
function promiseOf(content: Content, hand: Readonly<Hand>, id: string): number {
  const { needs, reward } = content.jobs.get(id)!;
  const missing = missingFor(hand, needs);
  const pay = reward.reduce((sum, note) => sum + WORTH[note], A_COLOR) / 10;
  return pay * CHANCES[Math.min(missing, CHANCES.length - 1)]!;
}

const A_COLOR = 3;
const CHANCES = [1, 0.5, 0.2, 0.05];

/** Jobs, markers and influence: each fact for all seats at once. */
function boardOf(content: Content, { table }: State): number[][] {
  const zeros = () => table.seats.map(() => 0);
  const completed = table.seats.map(player => player.completed.length / 2);
  const [led, close, dominance, top, lead, winning, tied] = [
    zeros(),
    zeros(),
    zeros(),
    zeros(),
    zeros(),
    zeros(),
    zeros(),
  ];
  const colors = table.seats.map(player => countColors(content, player.completed));
  for (const color of JOB_COLORS.keys()) {
    const counts = colors.map(byColor => byColor[color]!);
    const most = Math.max(...counts);
    for (const [seat, count] of counts.entries()) {
      if (count === most && most > 0) led[seat]! += 1;
      if (count === most - 1) close[seat]! += 1;
    }
  }
  for (const stack of table.stacks) {
    const counts = markersIn(stack, table.players);
    const owner = dominantIn(stack, counts);
    if (owner === undefined) continue;
    dominance[owner]! += 1;
    top[stack.at(-1)!]! += 1;
    for (const [seat, ahead] of leadsIn(counts).entries()) lead[seat]! += Math.max(-2, Math.min(2, ahead)) / 2;
  }
  if (isWorking(table.phase)) {
    for (const turf of content.turfs.keys()) {
      const leads = leadsIn(influenceIn(content, table, turf));
      for (const seat of table.seats.keys()) {
        if (leads[seat]! > 0) winning[seat]! += 1;
        if (leads[seat] === 0) tied[seat]! += 1;
      }
    }
  }
  return [completed, led, close, dominance, top, lead, winning, tied];
}

const isWorking = (phase: State['table']['phase']): boolean =>
  phase === 'open' || phase === 'family' || phase === 'war';

/** How far each seat is ahead of the best of the others; 0 for all if all have none. */
function leadsIn(counts: readonly number[]): number[] {
  const sorted = [...counts].sort((one, other) => other - one);
  const [most = 0, second = 0] = sorted;
  return counts.map(count => (most === 0 ? -1 : count - (count === most ? second : most)));
}

function figuresOf(content: Content, { table, own }: State, seat: Seat): number[] {
  const player = table.seats[seat]!;
  const isUsing = table.phase === 'open' || table.phase === 'family';
  return [
    isUsing ? player.thugs : 0,
    isUsing ? player.members.length : 0,
    own[seat]!.hand.allies.length,
    player.played.length,
    table.horseHead === seat ? 1 : 0,
    Math.max(0, excessOf(content, table, seat)) / 3,
  ];
}

/** By acts, and by the figures played within each. */
export function progressOf(content: Content, { table }: State): number {
  const acts = content.pack.acts.length;
  if (table.result !== undefined) return 1;
  const { byPlayers } = content.pack.setup;
  const { thugsPerPlayer } = byPlayers[table.players as keyof typeof byPlayers];
  const members = content.pack.acts.filter(({ act, newFamilyMember }) => act <= table.act && newFamilyMember != null);
  const figures = table.players * (thugsPerPlayer + Math.max(1, members.length));
  const left = table.seats.reduce((sum, player) => sum + countReserve(player), 0);
  const played = isWorking(table.phase) ? Math.max(0, 1 - left / figures) : 1;
  return (table.act - 1 + played) / acts;
}
