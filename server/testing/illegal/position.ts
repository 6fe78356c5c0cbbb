// One position of a random game, in the real world and in one that a viewer imagines, with pages of all kinds.

import { below, pick, type Random, type Seat, type Viewer } from '@omerta/kernel';
import { visibleTo } from '@omerta/match';
import { randomFor, randomGame, viewersOf } from '@omerta/testing';
import { type AnyRules, gameOf } from '../../src/games.ts';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import type { Match } from '../../src/store/store.ts';
import { ALL_TABLES } from '../games.ts';
import { person, readyTable } from '../play/table.ts';
import { choose } from '../play/testNode.ts';
import { type Speaker, World } from './world.ts';

/** Who sends a message. */
export type Sender = Seat | 'spectator' | 'anonymous' | 'formerPlayer' | 'otherTable' | 'notWatching';

export interface Side {
  readonly world: World;
  readonly live: LiveMatch;
  /** Tables where these senders can choose nothing. */
  readonly others: readonly LiveMatch[];
  readonly people: ReadonlyMap<Sender, Speaker>;
}

export interface Position {
  readonly rules: AnyRules;
  readonly viewer: Viewer;
  readonly real: Side;
  readonly imagined: Side | undefined; // none where the last choice showed the viewer a difference
  readonly texts: readonly string[]; // choices of the whole game
  readonly given: { readonly seat: Seat; readonly decision: number; readonly command: string; readonly text: string };
  close(): void;
}

/** The number decides everything. */
export async function positionOf(number: number): Promise<Position> {
  const random = randomFor('illegal', number);
  const { game, players, options } = ALL_TABLES[number % ALL_TABLES.length]!;
  const rules = gameOf(game)!.rules;
  for (let deal = number; ; deal += FAR) {
    const { moments, texts, end } = momentsOf(rules, { ...options, players }, deal, random);
    const moment = pick(random, moments);
    const viewer = pick(random, viewersOf(players));
    const other = rules.imagine(rules.viewFor(moment.state, viewer), random);
    const choice = rules.readChoice(moment.text)!;
    if (rules.whyNot(rules.viewFor(other, moment.seat), choice) !== undefined) continue; // not legal there
    const table = readyTable({ game, people: players, options, seed: number }, NOW);
    const [real, imagined] = [await sideOf(rules, table, moment.state, end), await sideOf(rules, table, other, end)];
    const { seat, text } = moment;
    const given = { seat, decision: 0, command: 'given-before', text };
    for (const { live } of [real, imagined]) await choose(live, seat, text, { command: given.command });
    const isAlike = seenFrom(real, viewer) === seenFrom(imagined, viewer);
    if (!isAlike) closeSide(imagined);
    for (const side of isAlike ? [real, imagined] : [real]) await watchAll(side);
    const close = () => [real, imagined].forEach(closeSide);
    return { rules, viewer, real, imagined: isAlike ? imagined : undefined, texts, given, close };
  }
}

const FAR = 10_000_000; // from one deal to the next of the same number
const ONE_IN = 6;
const NOW = 1_790_000_000_000;

function momentsOf(rules: AnyRules, options: object, deal: number, random: Random) {
  const moments: { readonly state: unknown; readonly seat: Seat; readonly text: string }[] = [];
  const texts = new Set<string>();
  const { state: end } = randomGame(rules, options, deal, {
    onStep(state, { seat, choice, by }) {
      const text = rules.writeChoice(choice);
      texts.add(text);
      const isTaken = moments.length === 0 || below(random, ONE_IN) === 0;
      if (by === 'player' && isTaken) moments.push({ state: rules.clone(state), seat, text });
    },
  });
  return { moments, texts: [...texts], end };
}

async function sideOf(rules: AnyRules, table: Match, state: unknown, end: unknown): Promise<Side> {
  const world = new World();
  const playing: Match = { ...table, stage: 'playing', startedAt: NOW };
  const named = (id: string) => id.repeat(16);
  const others = [
    await world.put({ ...table, id: named('b') }, state),
    await world.put({ ...playing, id: named('c'), pausedAt: NOW }, state),
    await world.put({ ...playing, id: named('d'), stage: 'over', endedAt: NOW, outcome: rules.outcome(end)! }, end),
    await world.put({ ...withStrangers(playing), id: named('e') }, state),
    await world.put({ ...withStrangers(playing), id: named('f'), visibility: 'private', code: 'ABCDEF' }, state),
  ];
  const live = await world.put(playing, state);
  const seats = table.seats.map((_, seat): [Sender, Speaker] => [seat, world.page(person(seat))]);
  const people = new Map<Sender, Speaker>([
    ...seats,
    ['spectator', world.page(person(SPECTATOR))],
    ['anonymous', world.page(undefined)],
    ['formerPlayer', world.page(person(FORMER))],
    ['otherTable', world.page(person(STRANGERS))],
    ['notWatching', world.page(person(0))], // the first player, on a page that does not watch
  ]);
  return { world, live, others, people };
}

const [SPECTATOR, FORMER, STRANGERS] = [70, 80, 90];

/** The same table with other people in its seats. */
function withStrangers(match: Match): Match {
  const seats = match.seats.map((seat, at) => ({ ...seat, person: person(STRANGERS + at).id }));
  return { ...match, seats, host: person(STRANGERS).id };
}

async function watchAll({ live, people }: Side): Promise<void> {
  for (const [sender, page] of people) if (sender !== 'notWatching') await page.say('watch', { match: live.match.id });
}

function seenFrom({ live }: Side, viewer: Viewer): string {
  return JSON.stringify(visibleTo(live.state.progress!, viewer));
}

function closeSide({ world, live, others, people }: Side): void {
  for (const page of people.values()) page.close();
  for (const each of [live, ...others]) each.close();
  world.close();
}
