// Two worlds that one viewer cannot tell apart: the real one, and one that it imagines. The same is done in both, and
// every byte that this viewer is sent is compared, until something is revealed to it.
import { has, listSeats, pick, type Random, type Seat } from '@omerta/kernel';
import { randomFor, viewersOf } from '@omerta/kernel/testing';
import { type AnyRules, gameOf } from '../../src/games.ts';
import { choicesOf } from '../play/house.ts';
import type { Leak } from './leak.ts';
import type { Position, WorldTable } from './positions.ts';
import { type Eyes, matchAt, type Step, World } from './world.ts';

export interface Pair {
  readonly worlds: readonly [World, World];
  readonly rules: AnyRules;
  readonly random: Random;
  readonly eyes: Eyes;
  readonly texts: readonly string[]; // choices of all kinds
  readonly counts: Counts;
}

/** What was looked at, by name. */
export type Counts = Record<string, number>;

export function count(counts: Counts, name: string, more = 1): void {
  counts[name] = (counts[name] ?? 0) + more;
}

/** What is done in both worlds once they have begun; throws a `Difference`. */
export type Course = (pair: Pair, first: Step) => Promise<void>;

/** The viewer can tell the worlds apart. */
export class Difference extends Error {}

export async function openWorlds(players: number, leak: Leak): Promise<readonly [World, World]> {
  const worlds = [new World(leak), new World(leak)] as const;
  for (const { house } of worlds) await house.open(players);
  return worlds;
}

/** One moment of a game, of which the seed tells the rest: who looks, and the other world. */
export async function comparePosition(
  worlds: readonly [World, World],
  table: WorldTable,
  { state, actor, text }: Position,
  { seed, texts, counts, course }: { seed: number; texts: readonly string[]; counts: Counts; course: Course },
): Promise<void> {
  const rules = gameOf(table.game)!.standard;
  const random = randomFor('two worlds', seed);
  const wanted = pick<Eyes>(random, [...viewersOf(table.players), 'screen']);
  const imaginedBy = (eyes: Eyes) =>
    rules.imagine(rules.viewFor(state, eyes === 'screen' ? 'spectator' : eyes), random);
  const isLegal = (world: unknown) => rules.whyNot(rules.viewFor(world, actor), rules.readChoice(text)!) === undefined;
  const first = imaginedBy(wanted);
  // Where nobody could have made this choice in the other world, whoever makes it looks.
  const eyes = isLegal(first) ? wanted : actor;
  const other = eyes === wanted ? first : imaginedBy(actor);
  const lobby = matchAt(table, seed, worlds[0].house.clock.now());
  await worlds[0].begin(lobby, state, eyes);
  await worlds[1].begin(lobby, other, eyes);
  try {
    await course({ worlds, rules, random, eyes, texts, counts }, { actor, text });
  } finally {
    for (const world of worlds) {
      await world.end();
      world.heard();
    }
  }
}

/** Both have sent the same since the last time. */
export function demandSame({ worlds: [real, imagined], rules, eyes, counts }: Pair, after: string): void {
  const [here, there] = [real.heard(), imagined.heard()];
  count(counts, 'steps');
  count(counts, 'bytes', here.length);
  if (here !== there) throw new Difference(`${rules.id}, ${eyes} after ${after}: ${whereDifferent(here, there)}`);
}

export async function inBoth<T>({ worlds }: Pair, act: (world: World) => Promise<T> | T): Promise<readonly [T, T]> {
  return [await act(worlds[0]), await act(worlds[1])];
}

/** A choice that can be made in both worlds. */
export function nextStep({ worlds: [real, imagined], random }: Pair): Step | undefined {
  if (real.live.playing === undefined || imagined.live.playing === undefined) return undefined;
  const { rules, state } = real.live.playing.progress;
  const actor = pick(random, listSeats(rules.mayChoose(state)));
  const there = new Set(choicesOf(imagined.live, actor));
  const shared = choicesOf(real.live, actor).filter(text => there.has(text));
  return shared.length === 0 ? undefined : { actor, text: pick(random, shared) };
}

/** A choice the viewer may not make now. */
export function illegalText({ worlds: [real], texts }: Pair): string {
  const { rules, state } = real.live.standing.progress!;
  const view = rules.viewFor(state, real.viewer);
  return texts.find(text => rules.whyNot(view, rules.readChoice(text)!) !== undefined) ?? 'none';
}

/** In one world the seat has said all, in the other it has more to say: the viewer sees neither yet. */
export function isHalfDone({ worlds: [real, imagined] }: Pair, actor: Seat): boolean {
  return isAsked(real, actor) !== isAsked(imagined, actor);
}

export function isAsked({ live }: World, seat: Seat): boolean {
  const { rules, state } = live.standing.progress!;
  return has(rules.waitingFor(state), seat);
}

function whereDifferent(here: string, there: string): string {
  const at = [...here].findIndex((letter, place) => letter !== there[place]);
  return `…${here.slice(Math.max(0, at - 60), at + 60)}… against …${there.slice(Math.max(0, at - 60), at + 60)}…`;
}
