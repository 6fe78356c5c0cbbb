// The matches this node holds in memory: loaded when needed, evicted when idle. Any node may serve any match, and any
// node takes over matches that a dead node has left.
import { randomBytes } from 'node:crypto';
import { botPause } from '../bots/botPause.ts';
import { openThinker } from '../bots/openThinker.ts';
import type { Thinker } from '../bots/thinker.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Faults } from '../faults.ts';
import { rulesFrom } from '../rulesFrom.ts';
import { Damaged } from '../store/errors.ts';
import type { Match, Store } from '../store/store.ts';
import { codeLength, newCode } from './codes.ts';
import { type Commit, groupCommits } from './groupCommits.ts';
import { LiveMatch } from './liveMatch.ts';
import { load } from './loading.ts';
import { type ChangeResult, changed, refused, stand } from './lobby.ts';
import { rematchOf } from './newMatch.ts';
import { nextOfEvening } from './newRoom.ts';
import { NodeBus } from './nodeBus.ts';
import { giveUp, leave } from './seatChanges.ts';
import { ServerClock } from './serverClock.ts';
import type { ServerContext } from './serverContext.ts';
import { findStaleMatches } from './staleMatches.ts';

export interface LiveMatchesOptions {
  readonly store: Store;
  readonly faults: Faults;
  readonly clock?: Clock;
  readonly commit?: Commit;
  readonly rules?: ServerContext['rules'];
  readonly load?: ServerContext['load'];
  readonly botPause?: ServerContext['botPause'];
  readonly thinker?: Thinker;
  readonly freshSeed?: ServerContext['freshSeed'];
  readonly onTurn?: ServerContext['onTurn'];
}

export class LiveMatches {
  readonly #context: ServerContext;
  readonly #open = new Map<string, Promise<LiveMatch | undefined>>();
  readonly #live = new Map<string, { readonly match: LiveMatch; usedAt: number }>();
  readonly #damaged = new Set<string>(); // by id
  #cancelSweep: (() => void) | undefined;
  #polledAt = -Infinity;
  #isStopped = false;

  constructor({ store, faults, clock = systemClock, freshSeed = randomSeed, ...others }: LiveMatchesOptions) {
    const name = freshSeed().slice(0, 18);
    const serverClock = new ServerClock({
      store,
      clock,
      faults,
      onStored: now => nodeBus.publish({ kind: 'time', now }),
    });
    const nodeBus = new NodeBus({ name, store, clock, serverClock, faults, liveOf: id => this.#open.get(id) });
    this.#context = {
      store,
      faults,
      clock,
      serverClock,
      nodeBus,
      commit: others.commit ?? groupCommits(store),
      rules: others.rules ?? rulesFrom(store),
      load: others.load ?? load,
      botPause: others.botPause ?? botPause,
      thinker: others.thinker ?? openThinker(),
      freshSeed,
      noteDamage: error => this.noteDamage(error),
      onTurn: others.onTurn ?? (() => {}),
    };
  }

  get size(): number {
    return this.#live.size;
  }

  /** How many are stopped by a bug or by damage. */
  get frozen(): number {
    const stopped = this.#inMemory().filter(({ isFrozen }) => isFrozen);
    return new Set([...this.#damaged, ...stopped.map(({ match }) => match.id)]).size;
  }

  /** Without reading the store. */
  inMemory(id: string): LiveMatch | undefined {
    return this.#live.get(id)?.match;
  }

  async open(id: string): Promise<LiveMatch | undefined> {
    if (this.#isStopped) throw new Error('The server is stopping');
    const opening = this.#open.get(id) ?? this.#read(id);
    this.#open.set(id, opening);
    try {
      const match = await opening;
      if (match === undefined) this.#open.delete(id);
      else if (this.#open.get(id) === opening) this.#use(id, match);
      else return this.open(id); // evicted meanwhile
      return match;
    } catch (error) {
      this.#open.delete(id);
      if (error instanceof Damaged) this.noteDamage(error);
      throw error;
    }
  }

  /** A new table for the same people, or the one that was made before. In a room it may be for another game. */
  async rematch(id: string, person: string, game?: string): Promise<ChangeResult> {
    const old = await this.open(id);
    if (old === undefined) return refused('notOver');
    const { next, evening, code, revision } = old.match;
    const known = next === undefined ? undefined : await this.open(next);
    if (known !== undefined && evening !== undefined) return changed(known.match);
    const { store, clock } = this.#context;
    const now = clock.now();
    const made =
      evening === undefined
        ? rematchOf(old.match, person, now, await codeLength(store))
        : nextOfEvening(old.match, person, now, game);
    if (!made.ok) return made;
    if (known !== undefined) return changed(known.match);
    if (!(await store.addMatch(made.match))) return this.rematch(id, person, game); // the code was taken
    const link = (match: Match) => (match.evening === undefined ? match.next === next : match.revision === revision);
    const linked = await old.change(match => changed(link(match) ? followedBy(match, made.match.id, now) : match));
    if (!linked.ok) return linked;
    if (linked.match.next === made.match.id) return evening === undefined ? made : this.#moveCode(made.match.id, code);
    await store.deleteMatch(made.match.id);
    return this.rematch(id, person, game); // another call linked its table first
  }

  /** The next table of a room takes over the code, which the one before has let go. */
  async #moveCode(id: string, code: string | undefined): Promise<ChangeResult> {
    const { store } = this.#context;
    const next = (await this.open(id))!; // it was just added
    const own =
      code !== undefined && (await store.matchByCode(code)) === undefined ? code : newCode(await codeLength(store));
    return next.change(match => changed({ ...match, code: own }));
  }

  /** Takes the person out of every open table. */
  async leaveTables(person: string): Promise<void> {
    const now = this.#context.clock.now();
    for (const { id, stage } of await this.#context.store.listOf(person, MOST_TABLES)) {
      if (stage !== 'lobby' && stage !== 'playing') continue;
      await this.#unlessDamaged(id, match =>
        match.change(each => (each.stage === 'lobby' ? stand(each, person, now) : leave(each, person, now))),
      );
    }
  }

  /** Before a merge: the person gives up every seat at a table where the other sits too. */
  async giveUpSeats(person: string, other: string): Promise<void> {
    const now = this.#context.clock.now();
    for (const { id, seats } of await this.#context.store.listOf(person, MOST_TABLES)) {
      if (!seats.some(seat => seat.person === other)) continue;
      await this.#unlessDamaged(id, match =>
        match.change(each => (each.stage === 'lobby' ? stand(each, person, now) : giveUp(each, person))),
      );
    }
  }

  /** An error at one match does not stop the others. */
  async withEach(ids: Iterable<string>, work: (match: LiveMatch) => Promise<unknown>): Promise<void> {
    for (const id of ids) {
      try {
        await this.#unlessDamaged(id, work);
      } catch (error) {
        this.#report({ match: id }, error);
      }
    }
  }

  /** Reported once for each match. */
  noteDamage(error: Damaged): void {
    if (!this.#damaged.has(error.match))
      this.#context.faults.report('A match is damaged', { match: error.match }, error);
    this.#damaged.add(error.match);
  }

  async start(): Promise<void> {
    await this.#context.serverClock.start();
    await this.#keepSweeping();
  }

  /** Opens matches with a due deadline, evicts idle ones, catches up with the store and republishes presence. */
  async sweep(): Promise<void> {
    try {
      const { clock, serverClock, store, nodeBus } = this.#context;
      await serverClock.whenKnown();
      const due = await store.dueDeadlines(serverClock.now() - nodeBus.headStart, MOST_DUE);
      // Opening is enough: a live match acts on its own deadlines.
      await this.withEach(new Set(due.map(({ match }) => match)), async () => {});
      await this.#evictIdle(clock.passed());
      nodeBus.republishPresence(this.#inMemory());
    } catch (error) {
      if (await this.#context.serverClock.isStored) this.#report({}, error); // else ServerClock has reported it
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancelSweep?.();
    this.#context.serverClock.stop();
    this.#context.nodeBus.stop(this.#inMemory());
    for (const match of this.#inMemory()) match.close();
    void this.#context.thinker.close();
  }

  async #read(id: string): Promise<LiveMatch | undefined> {
    const match = await LiveMatch.open(this.#context, id);
    this.#damaged.delete(id); // an operator may have repaired it
    return match;
  }

  async #keepSweeping(): Promise<void> {
    await this.sweep();
    this.#cancelSweep = this.#isStopped ? undefined : this.#context.clock.after(SWEEP, () => void this.#keepSweeping());
  }

  #inMemory(): LiveMatch[] {
    return [...this.#live.values()].map(({ match }) => match);
  }

  async #evictIdle(now: number): Promise<void> {
    for (const [id, { match, usedAt }] of this.#live) {
      if (!match.isIdle) this.#use(id, match);
      if (!match.isIdle || now - usedAt < IDLE) continue;
      match.close();
      this.#live.delete(id);
      this.#open.delete(id);
    }
    for (const match of this.#inMemory()) await this.#keepRoomOpen(match);
    if (now - this.#polledAt < POLL) return;
    this.#polledAt = now;
    const watched = this.#inMemory().filter(match => !match.isIdle);
    const stale = await findStaleMatches(this.#context.store, watched);
    await this.withEach(
      stale.map(({ match }) => match.id),
      match => match.refresh(),
    );
  }

  /** A room ends some time after the last connection, not after the last change. */
  async #keepRoomOpen(live: LiveMatch): Promise<void> {
    const { evening, activeAt } = live.match;
    if (evening === undefined || evening.ended === true || live.broadcast.watchers.size === 0) return;
    if (this.#context.clock.now() - activeAt < NOTE_ROOM) return;
    await this.#unlessDamaged(live.match.id, match => match.change(each => changed({ ...each })));
  }

  /** A damaged match is reported and left as it is. */
  async #unlessDamaged(id: string, work: (match: LiveMatch) => Promise<unknown>): Promise<void> {
    try {
      const match = await this.open(id);
      if (match !== undefined) await work(match);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      this.noteDamage(error);
    }
  }

  #report(where: Readonly<Record<string, string>>, error: unknown): void {
    if (!this.#isStopped) this.#context.faults.report('The store failed', where, error);
  }

  #use(id: string, match: LiveMatch): void {
    const usedAt = this.#context.clock.passed();
    const known = this.#live.get(id);
    if (known === undefined) this.#live.set(id, { match, usedAt });
    else known.usedAt = usedAt;
  }
}

const SWEEP = 3_000;
const IDLE = 60_000;
const POLL = 15_000;
const NOTE_ROOM = 20 * 60_000;
const MOST_DUE = 500;
const MOST_TABLES = 1_000;

function randomSeed(): string {
  return randomBytes(32).toString('hex');
}

/** A lobby that another table follows is over. */
function followedBy(match: Match, next: string, now: number): Match {
  return match.stage === 'lobby' ? { ...match, next, stage: 'abandoned', endedAt: now } : { ...match, next };
}
