// One match in memory, with one writer: everything that changes it goes through one queue. A command is acknowledged
// only after its commit, and published only after the acknowledgement.
import type { TableFactions } from '@omerta/kernel';
import { take } from '@omerta/match';
import type { Refused, SeatClock } from '@omerta/protocol';
import type { AnyRules } from '../games.ts';
import { Damaged } from '../store/errors.ts';
import type { ChoiceRow, Match } from '../store/store.ts';
import { AdmissionLimit } from './admissionLimit.ts';
import { AutoPlayer } from './autoPlayer.ts';
import { Broadcast, type RemoteNode, type WatchReply } from './broadcast.ts';
import { Chat } from './chat.ts';
import { shownClocks } from './clocks.ts';
import { type Answer, type Command, checkCommand, type Given, refusal, refusedBy, rowOf, yes } from './command.ts';
import { Drafts } from './drafts.ts';
import { beginsPart, noteAnswer, seatLateGuests } from './evening.ts';
import { factionsOf } from './factions.ts';
import { HostWatch } from './hostWatch.ts';
import { takeStored } from './loading.ts';
import { type ChangeResult, refused, seatOf } from './lobby.ts';
import {
  afterChange,
  afterRow,
  appendOf,
  type MatchState,
  newlyAwaitedSeats,
  type PlayingState,
  playStateOf,
} from './matchState.ts';
import { readMatch, type StoredMatch } from './readMatch.ts';
import type { PresentSeats } from './remotePresence.ts';
import { comeBack } from './seatChanges.ts';
import { SerialQueue } from './serialQueue.ts';
import { currentMoment, type ServerContext } from './serverContext.ts';
import { type Counts, findStaleMatches } from './staleMatches.ts';
import type { Watcher } from './watchers.ts';

export class LiveMatch {
  readonly broadcast: Broadcast;
  readonly chat: Chat;
  readonly drafts: Drafts;
  readonly factions: TableFactions | undefined;
  /** Resolves when the other nodes have reported who is present there. */
  readonly presenceKnown: Promise<void>;
  readonly #context: ServerContext;
  readonly #rules: AnyRules;
  readonly #autoPlayer: AutoPlayer;
  readonly #hostWatch: HostWatch;
  readonly #queue = new SerialQueue();
  readonly #admission = new AdmissionLimit();
  readonly #acknowledged = new Map<string, Given>(); // by command id
  #state: MatchState;
  #refreshing: Promise<void> | undefined; // queued, but not started
  #mayBeStale = false; // the store may hold more than we know: read before going on

  static async open(context: ServerContext, id: string): Promise<LiveMatch | undefined> {
    await context.serverClock.whenKnown();
    const read = await readMatch(context.store, id);
    if (read === undefined) return undefined;
    return new LiveMatch(context, await context.rules.of(read.match), read);
  }

  private constructor(context: ServerContext, rules: AnyRules, read: StoredMatch) {
    this.#context = context;
    this.#rules = rules;
    this.factions = factionsOf(read.match, rules);
    this.#state = { match: read.match, progress: undefined, clocks: undefined, isFrozen: false };
    const { id } = read.match;
    this.broadcast = new Broadcast(
      context,
      seats => {
        context.nodeBus.publishPresence(id, seats);
        this.#hostWatch?.look();
      },
      this.factions,
      () => this.#state,
    );
    this.drafts = new Drafts(draft => context.nodeBus.publish({ kind: 'draft', match: id, ...draft }));
    this.presenceKnown = context.nodeBus.announceOpened(id);
    this.chat = new Chat(context.store, this.broadcast.watchers);
    this.#autoPlayer = new AutoPlayer(this, context);
    this.#adopt(read);
    this.#autoPlayer.reschedule();
    this.#hostWatch = new HostWatch(this, context);
  }

  get rules(): AnyRules {
    return this.#rules;
  }

  get match(): Match {
    return this.#state.match;
  }

  get state(): MatchState {
    return this.#state;
  }

  /** Defined while the game is being played, paused or not, and the match is not frozen. */
  get playing(): PlayingState | undefined {
    const { match, progress, isFrozen } = this.#state;
    return match.stage === 'playing' && progress !== undefined && !isFrozen ? { ...this.#state, progress } : undefined;
  }

  get clocks(): SeatClock[] {
    return shownClocks(this.#state.clocks, this.#context.serverClock.now());
  }

  get isFrozen(): boolean {
    return this.#state.isFrozen;
  }

  /** No watcher, nothing queued, no bot about to act. */
  get isIdle(): boolean {
    return this.broadcast.watchers.size === 0 && this.#queue.size === 0 && !this.#autoPlayer.isBusy;
  }

  /** Starts watching. An absent player gets the seat back. */
  watch(watcher: Watcher, since?: number): WatchReply | Refused {
    const person = watcher.screen === undefined ? watcher.person : undefined;
    const seat = seatOf(this.match, person);
    const wasAway = seat !== undefined && this.match.seats[seat]!.takenOverByBot === true;
    if (person !== undefined && wasAway && this.playing !== undefined)
      this.change(match => comeBack(match, person)).catch(error => this.#reportStore(error));
    return this.broadcast.watch(this.#state, watcher, since);
  }

  leave(watcher: Watcher): void {
    this.broadcast.leave(this.#state, watcher);
  }

  /** A request over HTTP: its player is present, if the person has a seat. */
  noteRequest(person: string | undefined): void {
    const seat = seatOf(this.match, person);
    if (seat !== undefined) this.broadcast.noteRequest(this.#state, seat);
  }

  receivePresence(from: RemoteNode, seats: PresentSeats): void {
    this.broadcast.receivePresence(this.#state, from, seats);
    this.#hostWatch.look();
  }

  dropSilentNodes(): void {
    this.broadcast.dropSilentNodes(this.#state);
    this.#hostWatch.look();
  }

  /** Check, commit, acknowledge, publish: in this order. */
  async submit(command: Command, acknowledge: (answer: Answer) => void): Promise<void> {
    const release = this.#admission.enter(command.from);
    if (release === undefined) return acknowledge(refusal('busy'));
    try {
      await this.#queue.run(async () => {
        const before = this.#state;
        acknowledge(await this.#execute(command));
        this.#publish(before);
      });
    } finally {
      release();
    }
  }

  /** Changes the table. `next` runs again if another writer was first. A game it starts begins `from` this state. */
  change(next: (match: Match) => ChangeResult, from?: unknown): Promise<ChangeResult> {
    return this.#queue.run(async () => {
      const before = this.#state;
      try {
        return await this.#store(next, from);
      } catch (error) {
        this.#mayBeStale = true;
        if (error instanceof Damaged) this.#stop(error);
        throw error;
      } finally {
        this.#publish(before);
      }
    });
  }

  /** Reads what another node may have written. Calls that arrive before the read starts share it. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#queue.run(async () => {
      this.#refreshing = undefined;
      try {
        await this.#catchUp(() => this.#read());
      } finally {
        await this.#catchUp(() => this.chat.catchUp(this.match));
      }
    });
    return this.#refreshing;
  }

  /** Covers missed notifications. */
  async poll(): Promise<void> {
    const [stale] = await findStaleMatches(this.#context.store, [this]);
    await stale?.refresh();
  }

  isStale(counts: Counts): boolean {
    if (this.#mayBeStale) return true;
    if (counts === undefined) return this.chat.isStale();
    const { match, progress } = this.#state;
    const stored = counts.get(match.id);
    if (stored?.revision !== match.revision || stored.number > (progress?.number ?? 0)) return true;
    return this.chat.isStale(stored.chat);
  }

  /** Stops this match after a bug, in queue order, and publishes that. What is stored stays. */
  freeze(error: unknown): Promise<void> {
    return this.#queue.run(async () => {
      const before = this.#state;
      this.#stop(error);
      this.#publish(before);
    });
  }

  close(): void {
    this.#autoPlayer.stop();
    this.#hostWatch.stop();
    this.broadcast.close();
  }

  /** The caller publishes. */
  #stop(error: unknown): void {
    this.#state = { ...this.#state, isFrozen: true };
    const { id, game } = this.match;
    const { progress } = this.#state;
    const { version } = progress?.rules ?? this.#rules;
    const where = { match: id, game, version, number: progress?.number ?? 0 };
    if (error instanceof Damaged) this.#context.noteDamage(error);
    else this.#context.faults.report('A match is frozen', where, error);
  }

  /** If another node was first, or a commit's outcome is unknown, the stored rows decide. */
  async #execute(command: Command): Promise<Answer> {
    let failures = 0;
    let canReread = this.#canReread;
    for (let attempt = 0; attempt < ATTEMPTS && failures < 2; attempt++) {
      try {
        if (this.#mayBeStale) await this.#read();
        const answer = await this.#attempt(command);
        if (answer !== undefined && (answer.ok || !canReread)) return answer;
        canReread = false; // read the store before the next attempt
      } catch (error) {
        if (error instanceof Damaged) {
          this.#stop(error);
          return refusal('frozen');
        }
        failures++;
        this.#reportStore(error);
      }
      this.#mayBeStale = true;
    }
    return refusal('busy');
  }

  /** Undefined: another writer was first. */
  async #attempt(command: Command): Promise<Answer | undefined> {
    const { date, time } = await currentMoment(this.#context);
    const checked = checkCommand(this.#state, command, this.#acknowledged.get(command.command), time);
    if (!checked.ok) return checked.answer;
    const { playing, seat } = checked;
    const row = rowOf(command, playing, seat, date);
    const taken = this.#guarded(() => take(playing.progress, row));
    if (taken === undefined) return refusal('frozen');
    if (!taken.ok) return refusedBy(taken.refusal);
    const after = afterRow(playing, row, taken.progress, time);
    if ((await this.#context.commit(appendOf(playing, row, after, time))) !== 'done') return undefined;
    this.#state = after;
    this.#remember(row);
    this.#followRoom(playing, seat, row);
    return yes(row.decision);
  }

  /** What a row means for the people of a room: a deadline missed or kept, and late guests who may sit down now. */
  #followRoom({ match, progress: before }: PlayingState, seat: number, { by, command }: ChoiceRow): void {
    if (match.evening === undefined || match.stage !== 'playing') return;
    const follow = (next: (match: Match) => ChangeResult) => this.change(next).catch(error => this.#reportStore(error));
    const isMissed = by === 'clock' && command.startsWith('timeout:');
    if (isMissed || (match.seats[seat]!.misses ?? 0) > 0) void follow(each => noteAnswer(each, seat, isMissed));
    const after = this.#state.progress;
    if (after !== undefined && after !== before && match.seats.some(({ comes }) => comes !== undefined)) {
      if (beginsPart(after)) void follow(seatLateGuests);
    }
  }

  async #store(next: (match: Match) => ChangeResult, from: unknown): Promise<ChangeResult> {
    let canReread = this.#canReread;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (this.#mayBeStale) await this.#read();
      const changed = next(this.match);
      if (!changed.ok || changed.match === this.match) {
        if (changed.ok || !canReread) return changed;
      } else {
        if (this.isFrozen && changed.match.stage === 'playing') return refused('notPlaying');
        if (await this.#save(changed.match, from)) return { ok: true, match: this.match };
      }
      canReread = false; // read the store before the next attempt
      this.#mayBeStale = true;
    }
    throw new Error('The table is changed by others all the time');
  }

  /** False: another writer was first. */
  async #save(next: Match, from: unknown): Promise<boolean> {
    const { revision } = this.match;
    const moment = await currentMoment(this.#context);
    const after = afterChange(this.#state, next, this.#rules, moment, from);
    const isSaved = await this.#context.store.saveMatch(after.match, revision, playStateOf(after, moment.time));
    if (isSaved) this.#state = { ...after, match: { ...after.match, revision: revision + 1 } };
    return isSaved;
  }

  /** Another node may have written: read the store before refusing. */
  get #canReread(): boolean {
    return this.#context.store.isShared && !this.#mayBeStale;
  }

  /** Publishes what other nodes have written. Damage freezes this match. */
  async #catchUp(work: () => Promise<void>): Promise<void> {
    const before = this.#state;
    await work().catch(error => {
      if (!(error instanceof Damaged)) throw error;
      this.#stop(error);
    });
    this.broadcast.publish(before, this.#state);
    this.#autoPlayer.reschedule();
  }

  async #read(): Promise<void> {
    const read = await readMatch(this.#context.store, this.match.id, this.#state.progress?.number);
    this.#mayBeStale = false;
    if (read !== undefined) this.#adopt(read);
    else this.#state = { ...this.#state, match: { ...this.match, stage: 'abandoned', revision: -1 } }; // deleted
  }

  #adopt({ match, rows, snapshot }: StoredMatch): void {
    for (const row of rows) this.#remember(row);
    this.#state = { ...this.#state, match };
    if (snapshot === undefined || this.isFrozen) return;
    const old = this.#state.progress;
    const progress = this.#guarded(() =>
      old === undefined ? this.#context.load(this.#rules, { match, rows, snapshot }) : rows.reduce(takeStored, old),
    );
    this.#state = { ...this.#state, progress: progress ?? old, clocks: snapshot.clocks };
  }

  #remember({ command, seat, decision, kind, text }: ChoiceRow): void {
    this.#acknowledged.set(command, { seat, decision, kind, text });
  }

  /** An error in the rules freezes this match and no other. */
  #guarded<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.#stop(error);
      return undefined;
    }
  }

  /** Publishes what this node has written. */
  #publish(before: MatchState): void {
    const after = this.#state;
    this.broadcast.publish(before, after);
    this.#autoPlayer.reschedule();
    this.#hostWatch.look();
    const seats = newlyAwaitedSeats(before, after);
    if (seats.length > 0) this.#context.onTurn(after.match, seats);
  }

  #reportStore(error: unknown): void {
    if (error instanceof Damaged) return; // frozen and reported already
    this.#context.faults.report('The store failed', { match: this.match.id }, error);
  }
}

const ATTEMPTS = 10;
