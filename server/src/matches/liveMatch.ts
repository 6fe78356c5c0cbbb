// One match in memory. One writer: all that changes it waits in one queue. What is on disk is acknowledged, and what is
// acknowledged is shown; never the other way round.
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
  /** When the other nodes have told who looks on there. */
  readonly presenceKnown: Promise<void>;
  readonly #context: ServerContext;
  readonly #rules: AnyRules;
  readonly #attendant: AutoPlayer;
  readonly #turns = new SerialQueue();
  readonly #waiting = new AdmissionLimit();
  readonly #given = new Map<string, Given>(); // by command
  #state: MatchState;
  #refreshing: Promise<void> | undefined; // one that has not begun
  #isUnsure = false; // the store may know more than we do: read before going on

  /** A match the store knows, or undefined. */
  static async open(context: ServerContext, id: string): Promise<LiveMatch | undefined> {
    await context.serverClock.whenKnown();
    const read = await readMatch(context.store, id);
    if (read === undefined) return undefined;
    return new LiveMatch(context, await context.rules.of(read.match), read);
  }

  private constructor(context: ServerContext, rules: AnyRules, read: StoredMatch) {
    this.#context = context;
    this.#rules = rules;
    this.#state = { match: read.match, progress: undefined, clocks: undefined, isFrozen: false };
    const { id } = read.match;
    this.broadcast = new Broadcast(context, seats => context.nodeBus.publishPresence(id, seats));
    this.drafts = new Drafts(draft => context.nodeBus.publish({ kind: 'draft', match: id, ...draft }));
    this.presenceKnown = context.nodeBus.announceOpened(id);
    this.chat = new Chat(context.store, this.broadcast.watchers);
    this.#attendant = new AutoPlayer(this, context);
    this.#adopt(read);
    this.#attendant.reschedule();
  }

  get match(): Match {
    return this.#state.match;
  }

  get state(): MatchState {
    return this.#state;
  }

  /** While it is played, paused or not, and nothing is wrong with it. */
  get playing(): PlayingState | undefined {
    const { match, progress, isFrozen } = this.#state;
    return match.stage === 'playing' && progress !== undefined && !isFrozen ? { ...this.#state, progress } : undefined;
  }

  /** As the players are shown them. */
  get clocks(): SeatClock[] {
    return shownClocks(this.#state.clocks, this.#context.serverClock.now());
  }

  get isFrozen(): boolean {
    return this.#state.isFrozen;
  }

  /** Nobody looks, nothing is under way, no bot is about to act. */
  get isIdle(): boolean {
    return this.broadcast.watchers.size === 0 && this.#turns.size === 0 && !this.#attendant.isBusy;
  }

  /** Begins to look on. A player who was away has the seat back. */
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

  /** Another node tells who looks on there. */
  receivePresence(from: RemoteNode, seats: PresentSeats): void {
    this.broadcast.receivePresence(this.#state, from, seats);
  }

  dropSilentNodes(): void {
    this.broadcast.dropSilentNodes(this.#state);
  }

  /** Check, commit, acknowledge, show: in this order. */
  async submit(command: Command, acknowledge: (answer: Answer) => void): Promise<void> {
    const leave = this.#waiting.enter(command.from);
    if (leave === undefined) return acknowledge(refusal('busy'));
    try {
      await this.#turns.run(async () => {
        const before = this.#state;
        acknowledge(await this.#settle(command));
        this.#show(before);
      });
    } finally {
      leave();
    }
  }

  /** Changes the table: `next` is asked again where somebody else was faster. A game it starts begins `from` this state. */
  change(next: (match: Match) => ChangeResult, from?: unknown): Promise<ChangeResult> {
    return this.#turns.run(async () => {
      const before = this.#state;
      try {
        return await this.#store(next, from);
      } catch (error) {
        this.#isUnsure = true;
        if (error instanceof Damaged) this.#stop(error);
        throw error;
      } finally {
        this.#show(before);
      }
    });
  }

  /** Another node may have written. However many say so: whoever comes before it begins shares one reading. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#turns.run(async () => {
      this.#refreshing = undefined;
      try {
        await this.#catchUp(() => this.#read());
      } finally {
        await this.#catchUp(() => this.chat.catchUp(this.match));
      }
    });
    return this.#refreshing;
  }

  /** For rings that were missed. */
  async poll(): Promise<void> {
    const [behind] = await findStaleMatches(this.#context.store, [this]);
    await behind?.refresh();
  }

  isStale(counts: Counts): boolean {
    if (this.#isUnsure) return true;
    if (counts === undefined) return this.chat.isStale();
    const { match, progress } = this.#state;
    const stored = counts.get(match.id);
    if (stored?.revision !== match.revision || stored.number > (progress?.number ?? 0)) return true;
    return this.chat.isStale(stored.chat);
  }

  /** Stops this match for a fault of ours, in its turn, and shows it. What is stored stays. */
  freeze(error: unknown): Promise<void> {
    return this.#turns.run(async () => {
      const before = this.#state;
      this.#stop(error);
      this.#show(before);
    });
  }

  close(): void {
    this.#attendant.stop();
  }

  /** Whoever calls it shows it. */
  #stop(error: unknown): void {
    this.#state = { ...this.#state, isFrozen: true };
    const { id, game } = this.match;
    const where = { match: id, game, version: this.#rules.version, number: this.#state.progress?.number ?? 0 };
    if (error instanceof Damaged) this.#context.noteDamage(error);
    else this.#context.faults.report('A match is frozen', where, error);
  }

  /** Where another node was first, or a commit was lost, the rows tell what became of the command. */
  async #settle(command: Command): Promise<Answer> {
    let failures = 0;
    let mayBeBehind = this.#mayBeBehind;
    for (let attempt = 0; attempt < ATTEMPTS && failures < 2; attempt++) {
      try {
        if (this.#isUnsure) await this.#read();
        const answer = await this.#attempt(command);
        if (answer !== undefined && (answer.ok || !mayBeBehind)) return answer;
        mayBeBehind = false; // it looks again at what is stored now
      } catch (error) {
        if (error instanceof Damaged) {
          this.#stop(error);
          return refusal('frozen');
        }
        failures++;
        this.#reportStore(error);
      }
      this.#isUnsure = true;
    }
    return refusal('busy');
  }

  /** Undefined: somebody else wrote first. */
  async #attempt(command: Command): Promise<Answer | undefined> {
    const { date, time } = await currentMoment(this.#context);
    const checked = checkCommand(this.#state, command, this.#given.get(command.command), time);
    if (!checked.ok) return checked.answer;
    const { playing, seat } = checked;
    const row = rowOf(command, playing, seat, date);
    const taken = this.#guarded(() => take(playing.progress, row));
    if (taken === undefined) return refusal('frozen');
    if (!taken.ok) return refusedBy(taken.refusal);
    const after = afterRow(playing, row, taken.progress, time);
    if ((await this.#context.commit(appendOf(playing, row, after, time))) !== 'done') return undefined;
    this.#state = after;
    this.#note(row);
    return yes(row.decision);
  }

  async #store(next: (match: Match) => ChangeResult, from: unknown): Promise<ChangeResult> {
    let mayBeBehind = this.#mayBeBehind;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (this.#isUnsure) await this.#read();
      const changed = next(this.match);
      if (!changed.ok || changed.match === this.match) {
        if (changed.ok || !mayBeBehind) return changed;
      } else {
        if (this.isFrozen && changed.match.stage === 'playing') return refused('notPlaying');
        if (await this.#save(changed.match, from)) return { ok: true, match: this.match };
      }
      mayBeBehind = false; // it looks again at what is stored now
      this.#isUnsure = true;
    }
    throw new Error('The table is changed by others all the time');
  }

  /** False: somebody else wrote first. */
  async #save(next: Match, from: unknown): Promise<boolean> {
    const { revision } = this.match;
    const moment = await currentMoment(this.#context);
    const after = afterChange(this.#state, next, this.#rules, moment, from);
    const isSaved = await this.#context.store.saveMatch(after.match, revision, playStateOf(after, moment.time));
    if (isSaved) this.#state = { ...after, match: { ...after.match, revision: revision + 1 } };
    return isSaved;
  }

  /** Another node may know better: nobody is refused before we have looked. */
  get #mayBeBehind(): boolean {
    return this.#context.store.isShared && !this.#isUnsure;
  }

  /** Shows what others have written. Damage stops this match. */
  async #catchUp(work: () => Promise<void>): Promise<void> {
    const before = this.#state;
    await work().catch(error => {
      if (!(error instanceof Damaged)) throw error;
      this.#stop(error);
    });
    this.broadcast.publish(before, this.#state);
    this.#attendant.reschedule();
  }

  async #read(): Promise<void> {
    const read = await readMatch(this.#context.store, this.match.id, this.#state.progress?.number);
    this.#isUnsure = false;
    if (read !== undefined) this.#adopt(read);
    else this.#state = { ...this.#state, match: { ...this.match, stage: 'abandoned', revision: -1 } }; // deleted
  }

  #adopt({ match, rows, snapshot }: StoredMatch): void {
    for (const row of rows) this.#note(row);
    this.#state = { ...this.#state, match };
    if (snapshot === undefined || this.isFrozen) return;
    const old = this.#state.progress;
    const progress = this.#guarded(() =>
      old === undefined ? this.#context.load(this.#rules, { match, rows, snapshot }) : rows.reduce(takeStored, old),
    );
    this.#state = { ...this.#state, progress: progress ?? old, clocks: snapshot.clocks };
  }

  #note({ command, seat, decision, kind, text }: ChoiceRow): void {
    this.#given.set(command, { seat, decision, kind, text });
  }

  /** A fault of the rules stops this match, and no other. */
  #guarded<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.#stop(error);
      return undefined;
    }
  }

  /** What this node has written. */
  #show(before: MatchState): void {
    const after = this.#state;
    this.broadcast.publish(before, after);
    this.#attendant.reschedule();
    const asked = newlyAwaitedSeats(before, after);
    if (asked.length > 0) this.#context.onTurn(after.match, asked);
  }

  #reportStore(error: unknown): void {
    if (error instanceof Damaged) return; // the match is frozen, and it was noted
    this.#context.faults.report('The store failed', { match: this.match.id }, error);
  }
}

const ATTEMPTS = 10;
