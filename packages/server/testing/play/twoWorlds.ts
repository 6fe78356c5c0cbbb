// Two servers, two worlds: the real one, and one that a viewer imagines. The same is done in both, and every byte that
// this viewer is sent is compared, until something is revealed to it.
import { below, has, listSeats, pick, type Random, type Seat, shuffle, type Viewer } from '@omerta/kernel';
import { randomFor, randomGame, viewersOf } from '@omerta/kernel/testing';
import { type AnyRules, gameOf } from '../../src/games.ts';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import { goOnFrom, type Progress, versionOf } from '../../src/matches/progress.ts';
import type { Match } from '../../src/store/store.ts';
import { type MemoryStore, memoryStore } from '../memoryStore.ts';
import { type FakeClock, fakeClock } from './fakeClock.ts';
import { choicesOf, choose } from './house.ts';
import { serve, TestPage, type TestServer } from './served.ts';
import { readyTable } from './table.ts';

export interface Search {
  readonly game: string;
  readonly players: number;
  readonly positions: number;
  readonly options?: object;
  /** Of the first position; the others follow. */
  readonly first?: number;
  /** True when the time is up. */
  readonly until?: () => boolean;
  /** A leak to be found; the first difference is enough. */
  readonly leak?: (progress: Progress) => Progress;
}

export interface Found {
  positions: number;
  steps: number;
  bytes: number;
  readonly differences: { readonly seed: number; readonly what: string }[];
}

interface Position {
  readonly state: unknown;
  readonly actor: Seat;
  readonly text: string;
}

export async function searchLeaks(search: Search): Promise<Found> {
  const { first = 0, positions, until = () => false, leak } = search;
  const found: Found = { positions: 0, steps: 0, bytes: 0, differences: [] };
  const worlds = [new World(search), new World(search)] as const;
  await Promise.all(worlds.map(world => world.open()));
  const enough = leak === undefined ? ENOUGH : 1;
  for (let seed = first; seed < first + positions && found.differences.length < enough && !until(); seed++) {
    await lookAt(worlds, search, seed, found);
    found.positions++;
  }
  await Promise.all(worlds.map(world => world.close()));
  return found;
}

/** One position, of which the seed tells everything: the game, the moment, the viewer and the other world. */
async function lookAt(
  worlds: readonly [World, World],
  { game, players, options = {} }: Search,
  seed: number,
  found: Found,
): Promise<void> {
  const rules = gameOf(game)!.standard;
  const random = randomFor('two worlds', seed);
  for (let deal = seed; ; deal += FAR) {
    const { positions, texts } = momentsOf(rules, { ...options, players }, deal, random);
    shuffle(random, positions);
    for (const position of positions) {
      const viewer = pick(random, viewersOf(players));
      if (await isCompared({ worlds, rules, viewer, random, texts, found, seed }, position)) return;
    }
  }
}

/** Some moments of a random game, with the choice that is made there; and all choices that were made. */
function momentsOf(rules: AnyRules, options: object, deal: number, random: Random) {
  const positions: Position[] = [];
  const texts = new Set<string>();
  randomGame(rules, options, deal, {
    onStep(state, { seat, choice, by }) {
      const text = rules.writeChoice(choice);
      texts.add(text);
      if (by === 'player' && below(random, ONE_IN) === 0) {
        positions.push({ state: rules.clone(state), actor: seat, text });
      }
    },
  });
  return { positions, texts };
}

interface Comparing {
  readonly worlds: readonly [World, World];
  readonly rules: AnyRules;
  readonly viewer: Viewer;
  readonly random: Random;
  readonly texts: Iterable<string>; // choices of all kinds
  readonly found: Found;
  readonly seed: number;
}

/** False where nobody could have made this choice in the other world. */
async function isCompared(comparing: Comparing, { state, actor, text }: Position): Promise<boolean> {
  const { worlds, rules, viewer, random, texts, found, seed } = comparing;
  const [real, imagined] = worlds;
  const other = rules.imagine(rules.viewFor(state, viewer), random);
  const isLegal = rules.whyNot(rules.viewFor(other, actor), rules.readChoice(text)!) === undefined;
  if (!isLegal && viewer !== actor) return false;
  const match = real.newMatch(seed);
  await real.begin(match, state, viewer);
  await imagined.begin(match, other, viewer);
  let step = { actor, text };
  for (let count = 0; count < MOST_STEPS; count++) {
    const both = [await real.play(step, random), await imagined.play(step, random)];
    if (both.includes('revealed')) break;
    const illegal = illegalText(real.live!, viewer, texts);
    for (const world of worlds) await world.askTooMuch(illegal);
    const [here, there] = [real.heard(), imagined.heard()];
    found.steps++;
    found.bytes += here.length;
    if (here !== there) {
      const what = `${rules.id}, ${viewer} after ${step.text}: ${whereDifferent(here, there)}`;
      found.differences.push({ seed, what });
      break;
    }
    const next = nextStep(real.live!, imagined.live!, random);
    if (next === undefined) break;
    step = next;
  }
  real.end();
  imagined.end();
  return true;
}

/** A choice that can be made in both worlds. */
function nextStep(real: LiveMatch, imagined: LiveMatch, random: Random): { actor: Seat; text: string } | undefined {
  if (real.playing === undefined || imagined.playing === undefined) return undefined;
  const { rules, state } = real.playing.progress;
  const actor = pick(random, listSeats(rules.mayChoose(state)));
  const there = new Set(choicesOf(imagined, actor));
  const shared = choicesOf(real, actor).filter(text => there.has(text));
  return shared.length === 0 ? undefined : { actor, text: pick(random, shared) };
}

/** A choice the viewer may not make now. */
function illegalText(live: LiveMatch, viewer: Viewer, texts: Iterable<string>): string {
  const { rules, state } = live.standing.progress!;
  const view = rules.viewFor(state, viewer);
  return [...texts].find(text => rules.whyNot(view, rules.readChoice(text)!) !== undefined) ?? 'none';
}

/** One server with one viewer's page, whose every byte is kept. */
class World {
  live: LiveMatch | undefined;
  readonly #search: Search;
  readonly #store: MemoryStore = memoryStore();
  readonly #clock: FakeClock = fakeClock();
  readonly #states = new Map<string, unknown>();
  readonly #pages = new Map<Viewer, TestPage>();
  #server: TestServer | undefined;
  #bytes: string[] = [];
  #viewer: Viewer = 'spectator';

  constructor(search: Search) {
    this.#search = search;
  }

  async open(): Promise<void> {
    const { leak = progress => progress } = this.#search;
    await this.#store.beat(this.#clock.now()); // both go on alike from here
    this.#server = await serve(this.#store, {
      clock: this.#clock,
      load: (rules, { match }) =>
        leak(
          goOnFrom(
            rules,
            rules.clone(this.#states.get(match.id)),
            match.seats.length,
            match.seats.map(() => 1).concat(1),
          ),
        ),
    });
    await this.#server.matches.start();
  }

  /** Equal in both worlds but for its state. */
  newMatch(at: number): Match {
    const { game, players, options = {} } = this.#search;
    const clock = { kind: 'game', total: 600, increment: 5 } as const;
    const table = readyTable({ game, people: players, options, settings: { clock }, seed: at }, this.#clock.now());
    return { ...table, stage: 'playing', startedAt: this.#clock.now() };
  }

  async begin(match: Match, state: unknown, viewer: Viewer): Promise<void> {
    this.#states.set(match.id, state);
    const left = match.seats.map(() => 600_000);
    const clocks = { at: this.#clock.now(), left, running: match.seats.map((_, seat) => seat) };
    const snapshot = { match: match.id, number: 0, state: { played: [] }, versions: [], clocks };
    await this.#store.addMatch({ ...match, stage: 'lobby' });
    await this.#store.saveMatch(match, 0, { snapshot, deadlines: [] });
    this.live = await this.#server!.matches.open(match.id);
    this.#viewer = viewer;
    await this.#page().connected();
    this.#bytes = [];
    await this.#page().ask('watch', { match: match.id, since: 1 });
  }

  /** The step, and what belongs to it. */
  async play({ actor, text }: { actor: Seat; text: string }, random: Random): Promise<'seen' | 'revealed'> {
    const viewer = this.#viewer;
    const live = this.live!;
    const { id } = live.match;
    await this.#clock.pass(1_000);
    const since = versionOf(live.playing!.progress, viewer);
    let answer = text;
    for (let steps = 0; steps < MOST_SECRET_STEPS; steps++) {
      const decision = live.playing!.progress.decisions[actor]!;
      const reply =
        viewer === actor
          ? await this.#page().ask('command', { match: id, decision, command: `mine-${decision}-xx`, text: answer })
          : await choose(live, actor, answer, { command: `other-${actor}-${decision}` });
      if (!reply.ok) throw new Error(`${answer} is refused: ${reply.code}`);
      const { rules, state, recent } = live.standing.progress!;
      if (recent.at(-1)!.events.some(event => rules.isRevealing(event, viewer))) return 'revealed';
      // An answer in several secret steps shows nothing until it is complete; how far it is the viewer cannot know.
      const isSeen = viewer === actor || versionOf(live.standing.progress!, viewer) > since;
      if (isSeen || live.playing === undefined || !has(rules.waitingFor(state), actor)) break;
      answer = pick(random, choicesOf(live, actor));
    }
    return 'seen';
  }

  /** The viewer asks for what it may not have, and again for what it has seen. */
  async askTooMuch(illegal: string): Promise<void> {
    const page = this.#page();
    const { id } = this.live!.match;
    const progress = this.live!.standing.progress!;
    const decision = this.#viewer === 'spectator' ? 0 : progress.decisions[this.#viewer]!;
    const command = 'impossible';
    await page.ask('command', { match: id, decision, command, text: illegal });
    await page.ask('command', { match: id, decision, command, text: 'no such choice' });
    await page.ask('command', { match: id, decision: decision + 7, command, text: illegal });
    await page.ask('watch', { match: id, since: Math.max(1, versionOf(progress, this.#viewer) - 2) });
    await page.ask('watch', { match: id });
  }

  /** Everything since the last time. */
  heard(): string {
    const bytes = this.#bytes.join('\n');
    this.#bytes = [];
    return bytes;
  }

  end(): void {
    this.live?.close();
    this.live = undefined;
  }

  async close(): Promise<void> {
    for (const page of this.#pages.values()) page.close();
    await this.#server!.close();
  }

  #page(): TestPage {
    const known = this.#pages.get(this.#viewer);
    if (known !== undefined) return known;
    const page = new TestPage(this.#server!, this.#viewer === 'spectator' ? undefined : this.#viewer);
    page.onBytes = bytes => void this.#bytes.push(bytes);
    this.#pages.set(this.#viewer, page);
    return page;
  }
}

const ENOUGH = 6; // differences
const ONE_IN = 25;
const FAR = 10_000_000; // from one deal to the next of the same seed
const MOST_STEPS = 4;
const MOST_SECRET_STEPS = 50;

function whereDifferent(here: string, there: string): string {
  const at = [...here].findIndex((letter, place) => letter !== there[place]);
  return `…${here.slice(Math.max(0, at - 60), at + 60)}… against …${there.slice(Math.max(0, at - 60), at + 60)}…`;
}
