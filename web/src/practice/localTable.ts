import type { Bot } from '@omerta/bots';
import { listSeats, type PlayedRow, type Random, type Seat, type Stretch, type Viewer } from '@omerta/kernel';
import type { Pace } from '@omerta/protocol';
import type { Answered, SeenLog, TableListener } from '@omerta/table/table/source.ts';
import type { WallClock } from '../net/wallClock.ts';
import { frameOf, logOf, versionOf } from './localFrames.ts';
import { choose, type LocalGame, type Taken, takeBack } from './localGame.ts';
import { localInfo } from './localInfo.ts';
import { type After, type GameStore, humanSeats, type SavedGame } from './savedGame.ts';
import { seatMemories } from './seatMemories.ts';

export interface LocalTableParts {
  readonly saved: SavedGame;
  readonly game: LocalGame;
  readonly rows: number; // kept so far
  readonly store: GameStore;
  readonly clock: WallClock;
  readonly listener: TableListener;
  readonly report: (fault: unknown) => void;
  readonly playerAt: (seat: Seat) => LocalPlayer;
  /** Chance of its own for each step: in a game gone on with, only a bot stopped by the clock may choose otherwise. */
  readonly randomAt: (step: number) => Random;
  /** What bots choose first, one after another, where a lesson needs it so. */
  readonly script?: readonly (readonly [Seat, string])[] | undefined;
}

export interface LocalPlayer {
  readonly bot: Bot;
  readonly thinkingTime: number; // milliseconds; by then the best so far will do
}

/** How long a bot seems to think, in milliseconds. The same whatever it holds. */
const PAUSES: { readonly [P in Pace]: number } = { party: 1_800, brisk: 650, instant: 0 };
const GOING_ON = 0.2; // of that, for whoever has just acted and goes on, and where several think at the same time
const IN_TIME = 0.9; // of the time to think: what it began last takes a little longer
const MOST_PATIENCE = 8_000; // milliseconds a bot waits for a screen that does not catch up

/** A table in this browser. What it has accepted is kept; then it is told. */
export class LocalTable {
  readonly #parts: LocalTableParts;
  #saved: SavedGame;
  #game: LocalGame;
  #rows: number;
  #viewer: Viewer;
  #lastSeat: Seat | undefined;
  #shown = 0; // the version on the screen
  #script: (readonly [Seat, string])[];
  readonly #meant = new Map<Seat, string>();
  readonly #recallOf = seatMemories();
  #thought: { readonly rows: number; readonly seat: Seat; readonly text: string } | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #bot: { readonly isThinking: boolean; cancel(): void } | undefined; // the next one, and whether the screen let it begin
  #isFrozen = false;
  #isClosed = false;

  constructor(parts: LocalTableParts) {
    this.#parts = parts;
    this.#saved = parts.saved;
    this.#game = parts.game;
    this.#rows = parts.rows;
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
    return this.#act(decision, seat => choose(this.#game, seat, text), next);
  }

  undo(decision: number): Promise<Answered> {
    return this.#act(decision, seat => takeBack(this.#game, seat));
  }

  log(): SeenLog {
    return logOf(this.#game, this.#viewer);
  }

  caughtUp(version: number): void {
    this.#shown = version;
    if (this.#shown >= versionOf(this.#game)) this.#waitForBots();
  }

  close(): void {
    this.#isClosed = true;
    this.#bot?.cancel();
  }

  #act(decision: number, take: (seat: Seat) => Taken, next?: string): Promise<Answered> {
    const seat = this.#viewer;
    return this.#inTurn(async () => {
      if (seat === 'spectator') return { ok: false, code: 'notYourSeat' };
      if (decision !== this.#game.decisions[seat]) return { ok: false, code: 'stale' };
      return this.#take(take(seat), next);
    });
  }

  /** One after another, in the order they came. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {}); // whoever asked for the work hears of it
    return done;
  }

  async #take(taken: Taken, next?: string): Promise<Answered> {
    if (this.#isFrozen) return { ok: false, code: 'frozen' };
    if (!taken.ok) return taken;
    const after = this.#after(taken.game);
    const kept = await this.#keep(taken.row, after);
    if (kept !== 'kept') return { ok: false, code: kept === 'taken' ? 'stale' : 'frozen' };
    const since = versionOf(this.#game);
    this.#game = taken.game;
    this.#rows++;
    this.#lastSeat = taken.row.seat;
    this.#mean(taken.row.seat, next);
    const { state: _, ...changes } = after;
    this.#saved = { ...this.#saved, ...changes };
    if (changes.outcome !== undefined) this.#tellInfo();
    this.#tellFrame(since);
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
    const { rules, state } = this.#game;
    const seat = listSeats(rules.waitingFor(state)).find(each => each !== this.#viewer && this.#meant.has(each));
    if (seat === undefined) return;
    const taken = choose(this.#game, seat, this.#meant.get(seat) ?? '');
    this.#meant.delete(seat);
    if (taken.ok)
      await this.#take(taken); // which looks for the next one
    else await this.#sayMeant(); // it no longer fits: the person is asked
  }

  /** A device that can keep nothing more stops the game rather than forget a move. */
  async #keep(row: PlayedRow, after: After): Promise<'kept' | 'taken' | 'failed'> {
    const { store, listener, report } = this.#parts;
    try {
      const kept = await store.append(this.#saved.id, this.#rows + 1, row, after);
      if (kept === 'taken') {
        this.close();
        listener.aside(true);
      }
      return kept;
    } catch (error) {
      report(error);
      this.#isFrozen = true;
      this.#tellInfo();
      return 'failed';
    }
  }

  #after({ state, rules }: LocalGame): After {
    const outcome = rules.outcome(state);
    return {
      state,
      playedAt: this.#parts.clock.now(),
      played: this.#playedBy(rules.version),
      ...(outcome === undefined ? {} : { outcome }),
    };
  }

  /** Other rules than before begin a stretch of their own. */
  #playedBy(version: number): readonly Stretch[] {
    const { played } = this.#saved;
    if (played.at(-1)?.version === version) return played;
    return [...played, { version, from: this.#rows + 1, start: this.#game.state }];
  }

  /** The next bot waits until the screen shows what has happened, and then a little: no less than it may think. */
  #waitForBots(): void {
    const { clock, playerAt } = this.#parts;
    const next = this.#nextBot();
    const isThinking = PAUSES[this.#saved.pace] === 0 || this.#shown >= versionOf(this.#game);
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

  #pauseOf(next: Seat): number {
    return PAUSES[this.#saved.pace] * (next === this.#lastSeat || this.#isSecretRound() ? GOING_ON : 1);
  }

  /** Several are asked at once. */
  #isSecretRound(): boolean {
    const { rules, state } = this.#game;
    return listSeats(rules.mayChoose(state)).length > 1;
  }

  #nextBot(): Seat | undefined {
    const { rules, state } = this.#game;
    return listSeats(rules.waitingFor(state)).find(seat => this.#saved.seats[seat]?.level !== undefined);
  }

  async #playBot(): Promise<void> {
    const seat = this.#nextBot();
    if (seat === undefined || this.#isClosed) return;
    const text = this.#scripted(seat) ?? this.#thoughtFor(seat);
    const taken = choose(this.#game, seat, text);
    if (!taken.ok) throw new Error(`A bot chose what is refused: ${text} ${taken.code}`);
    await this.#take(taken);
  }

  #scripted(seat: Seat): string | undefined {
    const at = this.#script.findIndex(([whose]) => whose === seat);
    return at < 0 ? undefined : this.#script.splice(at, 1)[0]?.[1];
  }

  /** While it pauses, so that the pause tells nothing of how hard it thinks. */
  #think(seat: Seat): void {
    if (this.#nextBot() !== seat || this.#script.some(([whose]) => whose === seat)) return;
    try {
      this.#thought = { rows: this.#rows, seat, text: this.#decide(seat) };
    } catch {
      this.#thought = undefined; // whoever plays for it meets the same fault, and tells of it
    }
  }

  #thoughtFor(seat: Seat): string {
    const thought = this.#thought;
    return thought?.rows === this.#rows && thought.seat === seat ? thought.text : this.#decide(seat);
  }

  #decide(seat: Seat): string {
    const { rules, state } = this.#game;
    const { clock, playerAt, randomAt } = this.#parts;
    const { bot, thinkingTime } = playerAt(seat);
    const end = clock.now() + thinkingTime * IN_TIME;
    const { choice } = bot.decide(rules.viewFor(state, seat), {
      random: randomAt(this.#rows),
      ...(bot.newMemory !== undefined ? { recall: this.#recallOf(this.#game, seat, bot) } : {}),
      ...(thinkingTime > 0 ? { isAborted: () => clock.now() > end } : {}),
    });
    return rules.writeChoice(choice);
  }

  #tellInfo(): void {
    this.#parts.listener.info(localInfo(this.#saved, this.#viewer, this.#isFrozen));
  }

  #tellFrame(since: number | undefined): void {
    this.#parts.listener.frame(frameOf(this.#saved.id, this.#game, this.#viewer, since));
  }
}
