// One of two worlds: a server, a match that begins with a state, and one viewer, whose every byte is kept.
import { pick, type Random, type Seat, type Viewer } from '@omerta/kernel';
import { versionOf } from '@omerta/match';
import { gameOf } from '../../src/games.ts';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import { start } from '../../src/matches/lobby.ts';
import { afterChange, playStateOf } from '../../src/matches/matchState.ts';
import type { Match } from '../../src/store/store.ts';
import { ok, person, readyTable } from '../play/table.ts';
import { choicesOf, choose, undo } from '../play/testNode.ts';
import type { Leak } from './leak.ts';
import type { WorldTable } from './positions.ts';
import type { PageConnection } from './socketConnections.ts';
import { type Channel, type Looking, PUSHED_TO, WorldServer } from './worldServer.ts';

/** Whoever looks: a seat, a spectator, or the shared screen, which is a spectator with a link. */
export type Observer = Viewer | 'screen';

const SCREEN = 'screen'.padEnd(43, '-');
const LISTS = ['/api/matches', '/api/me/matches', '/api/records'];
const WAYS: readonly Channel[] = ['line', 'rest', 'push', 'operator'];

/** Equal for both worlds; only the states they begin with differ. */
export function matchAt({ game, players, options = {} }: WorldTable, seed: number, now: number): Match {
  const clock = { kind: 'game', total: 6_000, increment: 5 } as const;
  const table = readyTable({ game, people: players, options, settings: { clock, pace: 'brisk' }, seed }, now);
  return { ...table, screen: SCREEN };
}

export class World {
  readonly house: WorldServer;
  /** What a bot answers next. */
  botText = '';
  #heard: Record<Channel, string[]> = { line: [], rest: [], push: [], operator: [] };
  #eyes: Observer = 'spectator';
  #match = '';
  #began = 0; // by the clock of this world
  #live: LiveMatch | undefined;
  #line: PageConnection | undefined;

  constructor(leak: Leak) {
    this.house = new WorldServer({
      leak,
      truth: () => this.#live?.state.progress?.state,
      botAnswer: () => this.botText,
      heard: (way, bytes) => this.#hear(way, bytes),
    });
  }

  get live(): LiveMatch {
    return this.#live!;
  }

  get state(): unknown {
    return this.live.state.progress!.state;
  }

  get viewer(): Viewer {
    return this.#eyes === 'screen' ? 'spectator' : this.#eyes;
  }

  /** How often the viewer saw something change. */
  get version(): number {
    return versionOf(this.live.state.progress!, this.viewer);
  }

  async begin(lobby: Match, state: unknown, eyes: Observer): Promise<void> {
    const { store, clock } = this.house;
    const rules = gameOf(lobby.game)!.rules;
    const before = { match: lobby, progress: undefined, clocks: undefined, isFrozen: false };
    const at = { date: clock.now(), time: clock.now() }; // both worlds go on alike from here
    const begun = afterChange(before, ok(start(lobby, person(0).id, at.date)), rules, at, state);
    this.#eyes = eyes;
    this.#match = lobby.id;
    this.#began = clock.now();
    await store.addMatch(lobby);
    await store.saveMatch(begun.match, 0, playStateOf(begun, at.time));
    await store.storeTime(at.time);
    await this.#open();
  }

  /** Begins to look, or looks again; `since` is the last version that was seen. */
  async come(since?: number): Promise<void> {
    this.#line = this.house.line(this.#looking);
    await this.#line.ask('watch', {
      match: this.#match,
      ...(since === undefined ? {} : { since }),
      ...(this.#eyes === 'screen' ? { screen: SCREEN } : {}),
    });
  }

  go(): void {
    this.#line?.close();
    this.#line = undefined;
  }

  /** The server dies, and another one begins. Whoever looked has to come again. */
  async restart(): Promise<void> {
    this.#line = undefined;
    this.house.restart();
    await this.#open();
  }

  /** One answer, step by step. */
  async play(actor: Seat, texts: readonly string[], random: Random): Promise<void> {
    await this.house.clock.pass(1_000);
    for (const text of texts) {
      this.#prepare(actor, random);
      await this.#answer(actor, text);
    }
    if (this.house.isListening) await this.#line?.ask('chat', { match: this.#match }); // behind all that was sent
  }

  /** The bot at this seat answers, in its own time. */
  async botPlays(actor: Seat): Promise<void> {
    const before = this.live.state.progress!.decisions[actor]!;
    for (let waits = 0; this.live.state.progress!.decisions[actor] === before; waits++) {
      if (waits === MOST_WAITS) throw new Error('The bot does not answer');
      await this.house.clock.pass(100);
    }
  }

  async takeBack(actor: Seat): Promise<void> {
    const decision = this.live.playing!.progress.decisions[actor]!;
    const command = `undo-${actor}-${decision}`;
    const reply =
      this.#eyes === actor
        ? await this.#line!.ask('undo', { match: this.#match, decision, command })
        : await undo(this.live, actor, { command });
    if (!reply.ok) throw new Error(`Nothing is taken back: ${reply.code}`);
  }

  /** The viewer asks for what it may not have, and again for what it has seen, in every way there is. */
  async askTooMuch(illegal: string): Promise<void> {
    const line = this.#line!;
    const match = this.#match;
    const decision = this.#decision;
    const command = 'impossible';
    await line.ask('command', { match, decision, command, text: illegal });
    await line.ask('command', { match, decision, command, text: 'no such choice' });
    await line.ask('command', { match, decision: decision + 7, command, text: illegal });
    await line.ask('undo', { match, decision: decision + 7, command });
    const again = this.#eyes === 'screen' ? { match, screen: SCREEN } : { match };
    await line.ask('watch', { ...again, since: Math.max(1, this.version - 2) });
    await line.ask('watch', again);
    await line.ask('log', { match });
  }

  /** What is said, and what the endpoints answer. */
  async askElsewhere(illegal: string): Promise<void> {
    const { house } = this;
    const looking = this.#looking;
    const url = `/api/matches/${this.#match}`;
    const key = looking.screen === undefined ? '' : `?screen=${SCREEN}`;
    await this.#line!.ask('say', { match: this.#match, text: 'Well?' });
    await this.#line!.ask('chat', { match: this.#match });
    for (const path of LISTS) await house.rest(path, looking);
    for (const path of ['', '/log']) await house.rest(`${url}${path}${key}`, looking);
    for (const path of ['/seat', '/record', '/verify', '/replay']) await house.rest(`${url}${path}`, looking);
    const impossible = { decision: this.#decision, command: 'impossible' };
    await house.rest(`${url}/choices`, looking, { ...impossible, text: illegal });
    await house.rest(`${url}/undo`, looking, { ...impossible, decision: this.#decision + 7 });
    await house.stream(`${url}/stream`, looking);
  }

  /** Everything since the last time, each with the millisecond it came in. */
  heard(): string {
    const all = WAYS.flatMap(way => this.#heard[way].map(bytes => `${way} ${bytes}`)).join('\n');
    this.#heard = { line: [], rest: [], push: [], operator: [] };
    return all;
  }

  async end(): Promise<void> {
    this.go();
    this.live.close();
    await this.house.store.deleteMatch(this.#match);
    this.#live = undefined;
  }

  get #decision(): number {
    const { viewer } = this;
    return viewer === 'spectator' ? 0 : this.live.state.progress!.decisions[viewer]!;
  }

  get #looking(): Looking {
    if (this.#eyes === 'screen') return { at: undefined, screen: SCREEN };
    return { at: this.#eyes === 'spectator' ? undefined : this.#eyes };
  }

  async #open(): Promise<void> {
    this.#live = await this.house.matches.open(this.#match);
    if (this.#live === undefined) throw new Error('The match is not there');
  }

  /** Somebody else makes something ready, in each world something else: nobody hears of it. */
  #prepare(actor: Seat, random: Random): void {
    if (this.#eyes === actor) return;
    const { live } = this;
    const text = pick(random, choicesOf(live, actor));
    const kept = live.drafts.set(live.playing, person(actor).id, live.playing!.progress.decisions[actor]!, text);
    if (!kept.ok) throw new Error(`${text} cannot be prepared: ${kept.code}`);
  }

  async #answer(actor: Seat, text: string): Promise<void> {
    const decision = this.live.playing!.progress.decisions[actor]!;
    const reply =
      this.#eyes === actor && this.#line !== undefined
        ? await this.#line.ask('command', { match: this.#match, decision, command: `mine-${decision}-xx`, text })
        : await choose(this.live, actor, text, { command: `other-${actor}-${decision}` });
    if (!reply.ok) throw new Error(`${text} is refused: ${reply.code}`);
  }

  /** Pushes go to everybody; the viewer hears its own. */
  #hear(way: Channel, bytes: string): void {
    if (way === 'push' && !bytes.startsWith(`${PUSHED_TO}${this.#eyes} `)) return;
    this.#heard[way].push(`${this.house.clock.now() - this.#began} ${bytes}`);
  }
}

const MOST_WAITS = 300;
