// One of two worlds: a server, a match that starts from a state, and one viewer, whose every byte is recorded.
import { pick, type Random, type Seat, type Viewer } from '@omerta/kernel';
import { versionOf } from '@omerta/match';
import { gameOf } from '../../src/games.ts';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import { start } from '../../src/matches/lobby.ts';
import { afterChange, playStateOf } from '../../src/matches/matchState.ts';
import { TRUSTED_FOR } from '../../src/matches/serverClock.ts';
import type { Match } from '../../src/store/store.ts';
import type { GameTable } from '../games.ts';
import { ok, person, readyTable } from '../play/table.ts';
import { choicesOf, choose, undo } from '../play/testNode.ts';
import type { Leak } from './leak.ts';
import type { PageConnection } from './socketConnections.ts';
import { type Channel, PUSHED_TO, type Viewpoint, WorldServer } from './worldServer.ts';

/** Who watches: a seat, a spectator, or the shared screen, which is a spectator with a link. */
export type Observer = Viewer | 'screen';

const SCREEN = 'screen'.padEnd(43, '-');
/** Event streams, which `stream` reads; keys that each server makes for itself; documents and files, the same for all. */
const NOT_COMPARED = [/\/stream$/, /^\/api\/push$/, /^\/(docs|openapi)/, /\*/, /:(?!id)/];
const CHANNELS: readonly Channel[] = ['connection', 'rest', 'push', 'operator'];

/** Equal for both worlds; only the states they start from differ. */
export function matchAt({ game, players, options = {} }: GameTable, seed: number, now: number): Match {
  const clock = { kind: 'game', total: 6_000, increment: 5 } as const;
  const table = readyTable({ game, people: players, options, settings: { clock, pace: 'brisk' }, seed }, now);
  return { ...table, screen: SCREEN };
}

export class World {
  readonly server: WorldServer;
  /** What a bot answers next. */
  botText = '';
  #received: Record<Channel, string[]> = { connection: [], rest: [], push: [], operator: [] };
  #observer: Observer = 'spectator';
  #match = '';
  #began = 0; // by the clock of this world
  #live: LiveMatch | undefined;
  #connection: PageConnection | undefined;

  constructor(leak: Leak) {
    this.server = new WorldServer({
      leak,
      truth: () => this.#live?.state.progress?.state,
      botAnswer: () => this.botText,
      received: (channel, bytes) => this.#receive(channel, bytes),
    });
  }

  get live(): LiveMatch {
    return this.#live!;
  }

  get state(): unknown {
    return this.live.state.progress!.state;
  }

  get viewer(): Viewer {
    return this.#observer === 'screen' ? 'spectator' : this.#observer;
  }

  /** The version of the match for the viewer. */
  get version(): number {
    return versionOf(this.live.state.progress!, this.viewer);
  }

  async begin(lobby: Match, state: unknown, observer: Observer): Promise<void> {
    const { store, clock } = this.server;
    const rules = gameOf(lobby.game)!.rules;
    await clock.pass(TRUSTED_FOR + 1); // so that both server clocks are read anew
    const before = { match: lobby, progress: undefined, clocks: undefined, isFrozen: false };
    const at = { date: clock.now(), time: clock.now() }; // both worlds go on alike from here
    const begun = afterChange(before, ok(start(lobby, person(0).id, at.date)), rules, at, state);
    this.#observer = observer;
    this.#match = lobby.id;
    this.#began = clock.now();
    await store.addMatch(lobby);
    await store.saveMatch(begun.match, 0, playStateOf(begun, at.time));
    await store.storeTime(at.time);
    await this.#open();
  }

  /** Watches the match; `since` is the last version that was seen. */
  async connect(since?: number): Promise<void> {
    this.#connection = this.server.connect(this.#viewpoint);
    await this.#connection.ask('watch', {
      match: this.#match,
      ...(since === undefined ? {} : { since }),
      ...(this.#observer === 'screen' ? { screen: SCREEN } : {}),
    });
  }

  disconnect(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }

  /** The server crashes and starts again; the viewer has to connect again. */
  async restart(): Promise<void> {
    this.#connection = undefined;
    this.server.restart();
    await this.#open();
  }

  /** One answer, step by step. */
  async play(actor: Seat, texts: readonly string[], random: Random): Promise<void> {
    await this.server.clock.pass(PER_ANSWER);
    for (const text of texts) {
      this.#draft(actor, random);
      await this.#answer(actor, text);
    }
    if (this.server.isListening) await this.#connection?.ask('chat', { match: this.#match }); // answered after everything that was sent before
  }

  /** As long as one answer takes, in which nothing happens. */
  async idle(): Promise<void> {
    await this.server.clock.pass(PER_ANSWER);
    if (this.server.isListening) await this.#connection?.ask('chat', { match: this.#match });
  }

  /** A line in the room that the viewer does not read. */
  async sayElsewhere(): Promise<void> {
    const other: Viewer = this.viewer === 'spectator' ? 0 : 'spectator';
    const line = { person: person(0).id, name: person(0).name, kind: 'text', text: 'Between us.' } as const;
    await this.live.chat.say(this.live.match, other, { ...line, at: this.server.clock.now() });
  }

  /** Waits until the bot at this seat has answered. */
  async botPlays(actor: Seat): Promise<void> {
    const before = this.live.state.progress!.decisions[actor]!;
    for (let waits = 0; this.live.state.progress!.decisions[actor] === before; waits++) {
      if (waits === MOST_WAITS) throw new Error('The bot does not answer');
      await this.server.clock.pass(100);
    }
  }

  async undoChoice(actor: Seat): Promise<void> {
    const decision = this.live.playing!.progress.decisions[actor]!;
    const command = `undo-${actor}-${decision}`;
    const reply =
      this.#observer === actor
        ? await this.#connection!.ask('undo', { match: this.#match, decision, command })
        : await undo(this.live, actor, { command });
    if (!reply.ok) throw new Error(`Nothing is undone: ${reply.code}`);
  }

  /** The viewer sends commands that are refused, and asks again for what it has seen. */
  async sendRefusedRequests(illegal: string): Promise<void> {
    const connection = this.#connection!;
    const match = this.#match;
    const decision = this.#decision;
    const command = 'impossible';
    await connection.ask('command', { match, decision, command, text: illegal });
    await connection.ask('command', { match, decision, command, text: 'no such choice' });
    await connection.ask('command', { match, decision: decision + 7, command, text: illegal });
    await connection.ask('undo', { match, decision: decision + 7, command });
    const again = this.#observer === 'screen' ? { match, screen: SCREEN } : { match };
    await connection.ask('watch', { ...again, since: Math.max(1, this.version - 2) });
    await connection.ask('watch', again);
    await connection.ask('log', { match });
  }

  /** Chat, and the answers of the endpoints. */
  async askEndpoints(illegal: string): Promise<void> {
    const { server } = this;
    const viewpoint = this.#viewpoint;
    const url = `/api/matches/${this.#match}`;
    const key = viewpoint.screen === undefined ? '' : `?screen=${SCREEN}`;
    await this.#connection!.ask('say', { match: this.#match, text: 'Well?' });
    await this.#connection!.ask('chat', { match: this.#match });
    for (const path of ['', '/log']) await server.rest(`${url}${path}${key}`, viewpoint);
    for (const path of await server.readable()) {
      if (!NOT_COMPARED.some(each => each.test(path))) await server.rest(path.replace(':id', this.#match), viewpoint);
    }
    const impossible = { decision: this.#decision, command: 'impossible' };
    await server.rest(`${url}/choices`, viewpoint, { ...impossible, text: illegal });
    await server.rest(`${url}/undo`, viewpoint, { ...impossible, decision: this.#decision + 7 });
    await server.stream(`${url}/stream`, viewpoint);
  }

  /** Everything received since the last call, each with its millisecond. */
  takeReceived(): string {
    const all = CHANNELS.flatMap(channel => this.#received[channel].map(bytes => `${channel} ${bytes}`)).join('\n');
    this.#received = { connection: [], rest: [], push: [], operator: [] };
    return all;
  }

  async end(): Promise<void> {
    this.disconnect();
    this.live.close();
    await this.server.store.deleteMatch(this.#match);
    this.#live = undefined;
  }

  get #decision(): number {
    const { viewer } = this;
    return viewer === 'spectator' ? 0 : this.live.state.progress!.decisions[viewer]!;
  }

  get #viewpoint(): Viewpoint {
    if (this.#observer === 'screen') return { at: undefined, screen: SCREEN };
    return { at: this.#observer === 'spectator' ? undefined : this.#observer };
  }

  async #open(): Promise<void> {
    this.#live = await this.server.matches.open(this.#match);
    if (this.#live === undefined) throw new Error('There is no such match');
  }

  /** The actor drafts a choice, another one in each world: no other viewer may see it. */
  #draft(actor: Seat, random: Random): void {
    if (this.#observer === actor) return;
    const { live } = this;
    const text = pick(random, choicesOf(live, actor));
    const drafted = live.drafts.set(live.playing, person(actor).id, live.playing!.progress.decisions[actor]!, text);
    if (!drafted.ok) throw new Error(`${text} cannot be drafted: ${drafted.code}`);
  }

  async #answer(actor: Seat, text: string): Promise<void> {
    const decision = this.live.playing!.progress.decisions[actor]!;
    const reply =
      this.#observer === actor && this.#connection !== undefined
        ? await this.#connection.ask('command', { match: this.#match, decision, command: `mine-${decision}-xx`, text })
        : await choose(this.live, actor, text, { command: `other-${actor}-${decision}` });
    if (!reply.ok) throw new Error(`${text} is refused: ${reply.code}`);
  }

  /** Push messages go to all players; the viewer receives its own. */
  #receive(channel: Channel, bytes: string): void {
    if (channel === 'push' && !bytes.startsWith(`${PUSHED_TO}${this.#observer} `)) return;
    this.#received[channel].push(`${this.server.clock.now() - this.#began} ${bytes}`);
  }
}

const MOST_WAITS = 300;
const PER_ANSWER = 1_000; // milliseconds
