// Two worlds that one viewer cannot tell apart: the real one, and one that it imagines. Both play what looks the same to
// the viewer, and every byte it is sent is compared, until a reveal shows it the difference.
import { listSeats, pick, type Random } from '@omerta/kernel';
import type { AnyRules } from '../../src/games.ts';
import { leave } from '../../src/matches/seatChanges.ts';
import type { GameTable } from '../games.ts';
import { person } from '../play/table.ts';
import { choicesOf } from '../play/testNode.ts';
import { type Answers, answersFor } from './answers.ts';
import type { Leak } from './leak.ts';
import type { PositionPair } from './positionPair.ts';
import { matchAt, type Observer, World } from './world.ts';

export interface Pair {
  readonly worlds: readonly [World, World];
  readonly rules: AnyRules;
  readonly random: Random;
  readonly observer: Observer;
  readonly texts: readonly string[]; // choices of all kinds
  readonly counts: Counts;
}

/** What was compared, by name. */
export type Counts = Record<string, number>;

export function count(counts: Counts, name: string, more = 1): void {
  counts[name] = (counts[name] ?? 0) + more;
}

/** What both worlds do once they have started. */
export interface Course {
  /** Bots are asked for every step anew, so answers in several steps are left out. */
  readonly inOneStep?: true;
  /** Whether it can be played with this observer and this actor. */
  fits?(pair: PositionPair): boolean;
  /** False where nothing could be compared. Throws a `Difference`. */
  run(pair: Pair, first: Answers): Promise<boolean>;
}

/** The viewer can tell the worlds apart. */
class Difference extends Error {}

export async function openWorlds(players: number, leak: Leak): Promise<readonly [World, World]> {
  const worlds = [new World(leak), new World(leak)] as const;
  for (const { server } of worlds) await server.open(players);
  return worlds;
}

/** Two worlds at one moment of a game. False where nothing was compared. */
export async function comparePair(
  worlds: readonly [World, World],
  table: GameTable,
  pair: PositionPair,
  { seed, ...more }: Pick<Pair, 'random' | 'texts' | 'counts'> & { readonly course: Course; readonly seed: number },
): Promise<boolean> {
  const { rules, observer, states, answers } = pair;
  const lobby = matchAt(table, seed, worlds[0].server.clock.now());
  for (const [at, world] of worlds.entries()) await world.begin(lobby, states[at], observer);
  try {
    return await more.course.run({ worlds, rules, observer, ...more }, answers);
  } finally {
    for (const world of worlds) {
      await world.end();
      world.takeReceived();
    }
  }
}

/** Throws where they have sent different bytes since the last call. */
export function expectSame({ worlds: [real, imagined], rules, observer, counts }: Pair, after: string): void {
  const [here, there] = [real.takeReceived(), imagined.takeReceived()];
  count(counts, 'steps');
  count(counts, 'bytes', here.length);
  if (here !== there) throw new Difference(`${rules.id}, ${observer} after ${after}: ${whereDifferent(here, there)}`);
}

export async function inBoth<T>({ worlds }: Pair, act: (world: World) => Promise<T> | T): Promise<readonly [T, T]> {
  return [await act(worlds[0]), await act(worlds[1])];
}

/** An answer for both worlds that shows the viewer no difference. */
export function nextAnswers({ worlds, rules, random }: Pair): Answers | undefined {
  const [real, imagined] = worlds;
  if (real.live.playing === undefined || imagined.live.playing === undefined) return undefined;
  const actor = pick(random, listSeats(rules.mayChoose(real.state)));
  const text = pick(random, choicesOf(real.live, actor));
  const states = [real.state, imagined.state] as const;
  const answers = answersFor({ rules, states, actor, viewer: real.viewer, random }, text);
  return answers === 'impossible' ? undefined : answers;
}

export async function answerInBoth({ worlds, random }: Pair, { actor, texts }: Answers): Promise<void> {
  for (const [at, world] of worlds.entries()) await world.play(actor, texts[at]!, random);
}

/** A bot takes over the seat and answers. */
export async function botsAnswer({ worlds }: Pair, { actor, texts }: Answers): Promise<void> {
  for (const [at, world] of worlds.entries()) {
    world.botText = texts[at]![0]!;
    await world.live.change(match => leave(match, person(actor).id, world.server.clock.now()));
    await world.botPlays(actor);
  }
}

/** For the message of a failure. */
export const describeAnswers = ({ texts: [here, there] }: Answers): string =>
  `${here.join(', ')} or ${there.join(', ')}`;

/** A choice the viewer may not make now. */
export function illegalText({ worlds: [real], texts }: Pair): string {
  const { rules } = real.live.state.progress!;
  const view = rules.viewFor(real.state, real.viewer);
  return texts.find(text => rules.whyNot(view, rules.readChoice(text)!) !== undefined) ?? 'none';
}

function whereDifferent(here: string, there: string): string {
  const at = [...here].findIndex((letter, place) => letter !== there[place]);
  return `…${here.slice(Math.max(0, at - 60), at + 60)}… against …${there.slice(Math.max(0, at - 60), at + 60)}…`;
}
