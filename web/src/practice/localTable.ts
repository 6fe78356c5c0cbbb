import type { Bot } from '@omerta/bots';
import { listSeats, logScopeOf, type PlayedRow, type Random, type Seat, type Viewer } from '@omerta/kernel';
import {
  frameFor,
  isStale,
  logOf,
  type MatchProgress,
  type NewMemory,
  SeatMemories,
  seenIn,
  type Taken,
  take,
  versionOf,
} from '@omerta/match';
import type { Pace, TableInfo } from '@omerta/protocol';
import type { Answered, SeenLog, TableListener } from '@omerta/table/table/source.ts';
import type { WallClock } from '../net/wallClock.ts';
import { localInfo } from './localInfo.ts';
import { type After, type GameStore, humanSeats, type SavedGame } from './savedGame.ts';

export interface LocalTableParts {
  readonly saved: SavedGame;
  readonly progress: MatchProgress;
  readonly store: GameStore;
  readonly clock: WallClock;
  readonly listener: TableListener;
  readonly report: (fault: unknown) => void;
  readonly playerAt: (seat: Seat) => LocalPlayer;
  readonly newMemory: NewMemory;
  /** Chance of its own for each step: in a game gone on with, only a bot stopped by the clock may choose otherwise. */
  readonly randomAt: (step: number) => Random;
  /** What bots choose first, one after another, where a lesson needs it so. */
  readonly script?: readonly (readonly [Seat, string])[] | undefined;
}

export interface LocalPlayer {
  readonly bot: Bot;
  readonly thinkingTime: number; // milliseconds; by then the best so far will do
}

/** A row, and what the rules make of it. */
type Attempt = Taken & { readonly row: PlayedRow };

/** How long a bot seems to think, in milliseconds. The same whatever it holds. */
const PAUSES: { readonly [P in Pace]: number } = { party: 1_800, brisk: 650, instant: 0 };
const GOING_ON = 0.2; // of that, for a bot that goes on after its own choice, and where several think at the same time
const IN_TIME = 0.9; // of the time to think: what it began last takes a little longer
const MOST_PATIENCE = 8_000; // milliseconds a bot waits for a screen that does not catch up

/** A table in this browser. A choice is stored first, then published. */
export class LocalTable {
  readonly #parts: LocalTableParts;
  #saved: SavedGame;
  #progress: MatchProgress;
  #viewer: Viewer;
  #lastSeat: Seat | undefined;
  #shown: { readonly viewer: Viewer; readonly version: number } | undefined; // on the screen
  #script: (readonly [Seat, string])[];
  readonly #meant = new Map<Seat, string>();
  readonly #memories: SeatMemories;
  #thought: { readonly number: number; readonly seat: Seat; readonly text: string } | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #bot: { readonly isThinking: boolean; cancel(): void } | undefined; // the next one, and whether the screen let it begin
  #isFrozen = false;
  #isClosed = false;

  constructor(parts: LocalTableParts) {
    this.#parts = parts;
    this.#saved = parts.saved;
    this.#memories = new SeatMemories(parts.newMemory);
    this.#progress = parts.progress;
    this.#script = [...(parts.script ?? [])];
    const [only, ...others] = humanSeats(parts.saved);
    this.#viewer = others.length === 0 ? (only ?? 'spectator') : 'spectator';
  }

  begin(): void {
    this.#parts.listener.connection({ kind: 'live' });
    this.#tellInfo();
    this.#tellFrame(undefined);
    this.#waitForBots();
  }

  handTo(viewer: Viewer): void {
    if (viewer === this.#viewer) return;
    this.#viewer = viewer;
    this.#tellInfo();
    this.#tellFrame(undefined);
  }

  /** `next`: what this seat says to its next question, should others hold the device by then. */
  answer(decision: number, text: string, next?: string): Promise<Answered> {
    return this.#act(decision, seat => choiceOf(seat, text), next);
  }

  undo(decision: number): Promise<Answered> {
    return this.#act(decision, seat => ({ kind: 'undo', seat, text: '', by: 'player' }));
  }

  log(): SeenLog {
    const seen = seenIn(this.#progress, this.#viewer);
    const events = logOf(this.#progress, this.#viewer, seen, logScopeOf(this.#info));
    return { version: versionOf(this.#progress, this.#viewer), events };
  }

  /** What a bot on this seat remembers that counts along. */
  recallOf(seat: Seat): unknown {
    const { recall } =
      this.#memories.follow(this.#progress, seat) ??
      this.#memories.remember(this.#progress, seat, seenIn(this.#progress, seat));
    return recall;
  }

  caughtUp(viewer: Viewer, version: number): void {
    this.#shown = { viewer, version };
    if (this.#isShown()) this.#waitForBots();
  }

  close(): void {
    this.#isClosed = true;
    this.#bot?.cancel();
  }

  #act(decision: number, rowOf: (seat: Seat) => PlayedRow, next?: string): Promise<Answered> {
    const seat = this.#viewer;
    return this.#inTurn(async () => {
      if (seat === 'spectator') return { ok: false, code: 'notYourSeat' };
      if (isStale(this.#progress, seat, decision)) return { ok: false, code: 'stale' };
      return this.#take(this.#attempt(rowOf(seat)), next);
    });
  }

  /** One after another, in the order they came. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {}); // the caller gets the rejection
    return done;
  }

  #attempt(row: PlayedRow): Attempt {
    return { row, ...take(this.#progress, row) };
  }

  async #take(attempt: Attempt, next?: string): Promise<Answered> {
    if (this.#isFrozen) return { ok: false, code: 'frozen' };
    if (!attempt.ok) return { ok: false, ...attempt.refusal };
    const { row, progress } = attempt;
    const after = this.#after(progress);
    const stored = await this.#store(row, after);
    if (stored !== 'stored') return { ok: false, code: stored === 'taken' ? 'stale' : 'frozen' };
    const since = versionOf(this.#progress, this.#viewer);
    this.#progress = progress;
    this.#lastSeat = row.seat;
    this.#mean(row.seat, next);
    const { state: _, ...changes } = after;
    this.#saved = { ...this.#saved, ...changes };
    if (changes.outcome !== undefined) this.#tellInfo();
    if (versionOf(progress, this.#viewer) > since) this.#tellFrame(since);
    await this.#sayMeant();
    this.#waitForBots();
    return { ok: true };
  }

  /** What a seat means lasts until it says something else. */
  #mean(seat: Seat, next: string | undefined): void {
    if (next === undefined) this.#meant.delete(seat);
    else this.#meant.set(seat, next);
  }

  /** People who have handed the device on are not called back for what they have said already. */
  async #sayMeant(): Promise<void> {
    const { rules, state } = this.#progress;
    const seat = listSeats(rules.waitingFor(state)).find(each => each !== this.#viewer && this.#meant.has(each));
    if (seat === undefined) return;
    const attempt = this.#attempt(choiceOf(seat, this.#meant.get(seat) ?? ''));
    this.#meant.delete(seat);
    if (attempt.ok)
      await this.#take(attempt); // which looks for the next one
    else await this.#sayMeant(); // it no longer fits: the person is asked
  }

  /** A device that can store nothing more stops the game rather than lose a move. */
  async #store(row: PlayedRow, after: After): Promise<'stored' | 'taken' | 'failed'> {
    const { store, listener, report } = this.#parts;
    try {
      const stored = await store.append(this.#saved.id, this.#progress.number + 1, row, after);
      if (stored === 'taken') {
        this.close();
        listener.aside(true);
      }
      return stored;
    } catch (error) {
      report(error);
      this.#isFrozen = true;
      this.#tellInfo();
      return 'failed';
    }
  }

  #after({ state, rules, played }: MatchProgress): After {
    const outcome = rules.outcome(state);
    return {
      state,
      playedAt: this.#parts.clock.now(),
      played,
      ...(outcome === undefined ? {} : { outcome }),
    };
  }

  /** The next bot waits until the screen shows what has happened, and then a little: no less than it may think. */
  #waitForBots(): void {
    const { clock, playerAt } = this.#parts;
    const next = this.#nextBot();
    const isThinking = PAUSES[this.#saved.pace] === 0 || this.#isShown();
    if (this.#bot?.isThinking === true || this.#bot?.isThinking === isThinking) return;
    this.#bot?.cancel();
    if (this.#isClosed || this.#isFrozen || next === undefined) return;
    const pause = Math.max(this.#pauseOf(next), playerAt(next).thinkingTime);
    const thinkNoMore = isThinking ? clock.after(0, () => this.#think(next)) : () => {}; // first the page hears all
    const playNoMore = clock.after(isThinking ? pause : MOST_PATIENCE, () => {
      thinkNoMore();
      this.#bot = undefined;
      void this.#inTurn(() => this.#playBot());
    });
    this.#bot = {
      isThinking,
      cancel: () => {
        thinkNoMore();
        playNoMore();
      },
    };
  }

  /** The screen shows all that its viewer may know. */
  #isShown(): boolean {
    const version = versionOf(this.#progress, this.#viewer);
    return this.#shown?.viewer === this.#viewer && this.#shown.version >= version;
  }

  #pauseOf(next: Seat): number {
    return PAUSES[this.#saved.pace] * (next === this.#lastSeat || this.#isSecretRound() ? GOING_ON : 1);
  }

  /** Several are asked at once. */
  #isSecretRound(): boolean {
    const { rules, state } = this.#progress;
    return listSeats(rules.mayChoose(state)).length > 1;
  }

  #nextBot(): Seat | undefined {
    const { rules, state } = this.#progress;
    return listSeats(rules.waitingFor(state)).find(seat => this.#saved.seats[seat]?.level !== undefined);
  }

  async #playBot(): Promise<void> {
    const seat = this.#nextBot();
    if (seat === undefined || this.#isClosed) return;
    const text = this.#scripted(seat) ?? this.#thoughtFor(seat);
    const attempt = this.#attempt(choiceOf(seat, text));
    if (!attempt.ok) throw new Error(`A bot chose what is refused: ${text} ${attempt.refusal.code}`);
    await this.#take(attempt);
  }

  #scripted(seat: Seat): string | undefined {
    const at = this.#script.findIndex(([whose]) => whose === seat);
    return at < 0 ? undefined : this.#script.splice(at, 1)[0]?.[1];
  }

  /** While it pauses, so that the pause tells nothing of how hard it thinks. */
  #think(seat: Seat): void {
    if (this.#nextBot() !== seat || this.#script.some(([whose]) => whose === seat)) return;
    try {
      this.#thought = { number: this.#progress.number, seat, text: this.#decide(seat) };
    } catch {
      this.#thought = undefined; // the real choice meets the same fault and reports it
    }
  }

  #thoughtFor(seat: Seat): string {
    const thought = this.#thought;
    return thought?.number === this.#progress.number && thought.seat === seat ? thought.text : this.#decide(seat);
  }

  #decide(seat: Seat): string {
    const { rules, state } = this.#progress;
    const { clock, playerAt, randomAt } = this.#parts;
    const { bot, thinkingTime } = playerAt(seat);
    const end = clock.now() + thinkingTime * IN_TIME;
    const { choice } = bot.decide(rules.viewFor(state, seat), {
      random: randomAt(this.#progress.number),
      ...(bot.newMemory !== undefined ? { recall: this.recallOf(seat) } : {}),
      ...(thinkingTime > 0 ? { isAborted: () => clock.now() > end } : {}),
    });
    return rules.writeChoice(choice);
  }

  get #info(): TableInfo {
    return localInfo(this.#saved, this.#viewer, this.#isFrozen);
  }

  #tellInfo(): void {
    this.#parts.listener.info(this.#info);
  }

  #tellFrame(since: number | undefined): void {
    this.#parts.listener.frame(frameFor(this.#saved.id, this.#progress, this.#viewer, [], since));
  }
}

function choiceOf(seat: Seat, text: string): PlayedRow {
  return { kind: 'choice', seat, text, by: 'player' };
}
