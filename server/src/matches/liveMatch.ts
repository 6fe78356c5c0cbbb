// One match in memory. One writer: all that changes it waits in one queue. What is on disk is acknowledged, and what is
// acknowledged is shown; never the other way round.
import { take } from '@omerta/match';
import type { Refused, SeatClock } from '@omerta/protocol';
import type { AnyRules } from '../games.ts';
import { Damaged } from '../store/errors.ts';
import type { ChoiceRow, Match } from '../store/store.ts';
import { Waiting } from './admissionLimit.ts';
import { Attendant } from './autoPlayer.ts';
import { type FirstLook, type OtherNode, Telling } from './broadcast.ts';
import { Chat } from './chat.ts';
import { shownClocks } from './clocks.ts';
import { type Answer, type Command, checkCommand, type Given, refusal, refusedBy, rowOf, yes } from './command.ts';
import { Drafts } from './drafts.ts';
import { takeStored } from './loading.ts';
import { type Changed, refused, seatOf } from './lobby.ts';
import { afterChange, afterRow, appendOf, keptWith, newlyAsked, type Playing, type Standing } from './matchState.ts';
import { type Read, readMatch } from './readMatch.ts';
import type { PresentSeats } from './remotePresence.ts';
import { comeBack } from './seatChanges.ts';
import { Turns } from './serialQueue.ts';
import { type House, momentIn } from './serverContext.ts';
import { behindAmong, type Counts } from './staleMatches.ts';
import type { Watcher } from './watchers.ts';

export class LiveMatch {
  readonly telling: Telling;
  readonly chat: Chat;
  readonly drafts: Drafts;
  /** When the other nodes have told who looks on there. */
  readonly hasHeard: Promise<void>;
  readonly #house: House;
  readonly #rules: AnyRules;
  readonly #attendant: Attendant;
  readonly #turns = new Turns();
  readonly #waiting = new Waiting();
  readonly #given = new Map<string, Given>(); // by command
  #standing: Standing;
  #refreshing: Promise<void> | undefined; // one that has not begun
  #isUnsure = false; // the store may know more than we do: read before going on

  /** A match the store knows, or undefined. */
  static async open(house: House, id: string): Promise<LiveMatch | undefined> {
    await house.time.known();
    const read = await readMatch(house.store, id);
    if (read === undefined) return undefined;
    return new LiveMatch(house, await house.rules.of(read.match), read);
  }

  private constructor(house: House, rules: AnyRules, read: Read) {
    this.#house = house;
    this.#rules = rules;
    this.#standing = { match: read.match, progress: undefined, clocks: undefined, isFrozen: false };
    const { id } = read.match;
    this.telling = new Telling(house, seats => house.nodes.tellPresent(id, seats));
    this.drafts = new Drafts(draft => house.nodes.tell({ kind: 'draft', match: id, ...draft }));
    this.hasHeard = house.nodes.ask(id);
    this.chat = new Chat(house.store, this.telling.watchers);
    this.#attendant = new Attendant(this, house);
    this.#adopt(read);
    this.#attendant.arrange();
  }

  get match(): Match {
    return this.#standing.match;
  }

  get standing(): Standing {
    return this.#standing;
  }

  /** While it is played, paused or not, and nothing is wrong with it. */
  get playing(): Playing | undefined {
    const { match, progress, isFrozen } = this.#standing;
    return match.stage === 'playing' && progress !== undefined && !isFrozen
      ? { ...this.#standing, progress }
      : undefined;
  }

  /** As the players are shown them. */
  get clocks(): SeatClock[] {
    return shownClocks(this.#standing.clocks, this.#house.time.now());
  }

  get isFrozen(): boolean {
    return this.#standing.isFrozen;
  }

  /** Nobody looks, nothing is under way, no bot is about to act. */
  get isIdle(): boolean {
    return this.telling.watchers.size === 0 && this.#turns.waiting === 0 && !this.#attendant.isBusy;
  }

  /** Begins to look on. A player who was away has the seat back. */
  watch(watcher: Watcher, since?: number): FirstLook | Refused {
    const person = watcher.screen === undefined ? watcher.person : undefined;
    const seat = seatOf(this.match, person);
    const wasAway = seat !== undefined && this.match.seats[seat]!.takenOverByBot === true;
    if (person !== undefined && wasAway && this.playing !== undefined)
      this.change(match => comeBack(match, person)).catch(error => this.#reportStore(error));
    return this.telling.watch(this.#standing, watcher, since);
  }

  leave(watcher: Watcher): void {
    this.telling.leave(this.#standing, watcher);
  }

  /** Another node tells who looks on there. */
  hearPresent(from: OtherNode, seats: PresentSeats): void {
    this.telling.hear(this.#standing, from, seats);
  }

  forgetSilentNodes(): void {
    this.telling.forgetSilentNodes(this.#standing);
  }

  /** Check, commit, acknowledge, show: in this order. */
  async submit(command: Command, acknowledge: (answer: Answer) => void): Promise<void> {
    const leave = this.#waiting.enter(command.from);
    if (leave === undefined) return acknowledge(refusal('busy'));
    try {
      await this.#turns.take(async () => {
        const before = this.#standing;
        acknowledge(await this.#settle(command));
        this.#show(before);
      });
    } finally {
      leave();
    }
  }

  /** Changes the table: `next` is asked again where somebody else was faster. A game it starts begins `from` this state. */
  change(next: (match: Match) => Changed, from?: unknown): Promise<Changed> {
    return this.#turns.take(async () => {
      const before = this.#standing;
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
    this.#refreshing ??= this.#turns.take(async () => {
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
    const [behind] = await behindAmong(this.#house.store, [this]);
    await behind?.refresh();
  }

  isBehind(counts: Counts): boolean {
    if (this.#isUnsure) return true;
    if (counts === undefined) return this.chat.isBehind();
    const { match, progress } = this.#standing;
    const stored = counts.get(match.id);
    if (stored?.revision !== match.revision || stored.number > (progress?.number ?? 0)) return true;
    return this.chat.isBehind(stored.chat);
  }

  /** Stops this match for a fault of ours, in its turn, and shows it. What is stored stays. */
  freeze(error: unknown): Promise<void> {
    return this.#turns.take(async () => {
      const before = this.#standing;
      this.#stop(error);
      this.#show(before);
    });
  }

  close(): void {
    this.#attendant.stop();
  }

  /** Whoever calls it shows it. */
  #stop(error: unknown): void {
    this.#standing = { ...this.#standing, isFrozen: true };
    const { id, game } = this.match;
    const where = { match: id, game, version: this.#rules.version, number: this.#standing.progress?.number ?? 0 };
    if (error instanceof Damaged) this.#house.noteDamage(error);
    else this.#house.faults.report('A match is frozen', where, error);
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
    const { date, time } = await momentIn(this.#house);
    const checked = checkCommand(this.#standing, command, this.#given.get(command.command), time);
    if (!checked.ok) return checked.answer;
    const { playing, seat } = checked;
    const row = rowOf(command, playing, seat, date);
    const taken = this.#guarded(() => take(playing.progress, row));
    if (taken === undefined) return refusal('frozen');
    if (!taken.ok) return refusedBy(taken.refusal);
    const after = afterRow(playing, row, taken.progress, time);
    if ((await this.#house.commit(appendOf(playing, row, after, time))) !== 'done') return undefined;
    this.#standing = after;
    this.#note(row);
    return yes(row.decision);
  }

  async #store(next: (match: Match) => Changed, from: unknown): Promise<Changed> {
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
    const moment = await momentIn(this.#house);
    const after = afterChange(this.#standing, next, this.#rules, moment, from);
    const isSaved = await this.#house.store.saveMatch(after.match, revision, keptWith(after, moment.time));
    if (isSaved) this.#standing = { ...after, match: { ...after.match, revision: revision + 1 } };
    return isSaved;
  }

  /** Another node may know better: nobody is refused before we have looked. */
  get #mayBeBehind(): boolean {
    return this.#house.store.isShared && !this.#isUnsure;
  }

  /** Shows what others have written. Damage stops this match. */
  async #catchUp(work: () => Promise<void>): Promise<void> {
    const before = this.#standing;
    await work().catch(error => {
      if (!(error instanceof Damaged)) throw error;
      this.#stop(error);
    });
    this.telling.show(before, this.#standing);
    this.#attendant.arrange();
  }

  async #read(): Promise<void> {
    const read = await readMatch(this.#house.store, this.match.id, this.#standing.progress?.number);
    this.#isUnsure = false;
    if (read !== undefined) this.#adopt(read);
    else this.#standing = { ...this.#standing, match: { ...this.match, stage: 'abandoned', revision: -1 } }; // deleted
  }

  #adopt({ match, rows, snapshot }: Read): void {
    for (const row of rows) this.#note(row);
    this.#standing = { ...this.#standing, match };
    if (snapshot === undefined || this.isFrozen) return;
    const old = this.#standing.progress;
    const progress = this.#guarded(() =>
      old === undefined ? this.#house.load(this.#rules, { match, rows, snapshot }) : rows.reduce(takeStored, old),
    );
    this.#standing = { ...this.#standing, progress: progress ?? old, clocks: snapshot.clocks };
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
  #show(before: Standing): void {
    const after = this.#standing;
    this.telling.show(before, after);
    this.#attendant.arrange();
    const asked = newlyAsked(before, after);
    if (asked.length > 0) this.#house.onTurn(after.match, asked);
  }

  #reportStore(error: unknown): void {
    if (error instanceof Damaged) return; // the match is frozen, and it was noted
    this.#house.faults.report('The store failed', { match: this.match.id }, error);
  }
}

const ATTEMPTS = 10;
