// Players leave and return in any order, at any moment: no clock stops, and no answer that is due is called off.
import { below, listSeats, pick, type Random } from '@omerta/kernel';
import { oneByOne, type Run, randomFor } from '@omerta/testing';
import type { Thinker } from '../../src/bots/thinker.ts';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import { comeBack, leave } from '../../src/matches/seatChanges.ts';
import type { ClockSetting } from '../../src/store/store.ts';
import { smallTables } from '../games.ts';
import { Disk, memoryStore } from '../memoryStore.ts';
import { type FakeClock, fakeClock } from '../play/fakeClock.ts';
import { waiting } from '../play/playOn.ts';
import { person, startedTable } from '../play/table.ts';
import { choicesOf, choose, openTestNode, undo } from '../play/testNode.ts';

export const leaveAndReturn: Run = oneByOne(async seed => {
  const table = TABLES[seed % TABLES.length]!;
  const trial = await Trial.open(table, CLOCKS[seed % CLOCKS.length]!, randomFor('leaving', seed));
  for (let step = 0; step < STEPS && !trial.isOver; step++) await trial.step();
  trial.close();
  return trial.counts;
});

const TABLES = smallTables(4);
const CLOCKS: readonly ClockSetting[] = [
  { kind: 'game', total: 7_200, increment: 5 },
  { kind: 'decision', each: 3_600 },
  { kind: 'days', days: 2 },
];
const STEPS = 60;
const PAUSE = 700; // of bots
const CATCHES_UP = 3_000 + PAUSE; // the server clock is stored every three seconds
const thinker: Thinker = {
  think: async ({ view, rules }) => rules.writeChoice(rules.choices(view)[0]!),
  close: async () => {},
};

/** The answer of a bot that must not come later. */
interface Due {
  readonly decision: number;
  readonly by: number;
}

class Trial {
  readonly counts = { left: 0, returned: 0, botAnswers: 0, restarts: 0 };
  readonly #random: Random;
  readonly #clock: FakeClock;
  readonly #disk: Disk;
  readonly #due = new Map<number, Due>(); // by seat
  #live: LiveMatch;
  #stop: () => void;
  #exactFrom = 0; // after a restart the server clock has to catch up with the clocks that were stored

  private constructor(random: Random, clock: FakeClock, disk: Disk, live: LiveMatch, stop: () => void) {
    this.#random = random;
    this.#clock = clock;
    this.#disk = disk;
    this.#live = live;
    this.#stop = stop;
  }

  static async open(table: (typeof TABLES)[number], setting: ClockSetting, random: Random): Promise<Trial> {
    const [clock, disk] = [fakeClock(), new Disk()];
    const store = memoryStore(disk);
    const { matches } = openTestNode(store, { clock, thinker, botPause: () => PAUSE });
    await matches.start();
    const live = await startedTable(store, matches, { ...table, settings: { clock: setting } }, clock.now());
    return new Trial(random, clock, disk, live, () => matches.stop());
  }

  get isOver(): boolean {
    return this.#live.playing === undefined;
  }

  /** Mostly one seat leaves and returns in quick succession, as if to win time. */
  async step(): Promise<void> {
    const kind = below(this.#random, 12);
    const seat = pick(this.#random, waiting(this.#live));
    if (kind < 4) await this.#leave(seat);
    else if (kind < 8) await this.#return(below(this.#random, 3) > 0 ? seat : this.#anySeat());
    else if (kind === 8) await choose(this.#live, seat, pick(this.#random, choicesOf(this.#live, seat)));
    else if (kind === 9) await undo(this.#live, seat);
    else if (kind === 10 && below(this.#random, 5) === 0) await this.#restart();
    this.#noteDue();
    await this.#pass(1 + below(this.#random, PAUSE / 2));
  }

  close(): void {
    this.#stop();
  }

  async #leave(seat: number): Promise<void> {
    this.counts.left += 1;
    await this.#live.change(match => leave(match, person(seat).id, this.#clock.now()));
  }

  async #return(seat: number): Promise<void> {
    this.counts.returned += 1;
    await this.#live.change(match => comeBack(match, person(seat).id));
  }

  /** The server dies and starts again. Its bots begin their pauses anew. */
  async #restart(): Promise<void> {
    this.counts.restarts += 1;
    this.#stop();
    const { matches } = openTestNode(memoryStore(this.#disk), { clock: this.#clock, thinker, botPause: () => PAUSE });
    await matches.start();
    this.#live = (await matches.open(this.#live.match.id))!;
    this.#stop = () => matches.stop();
    this.#exactFrom = this.#clock.now() + CATCHES_UP;
    for (const [seat, { decision }] of this.#due) this.#due.set(seat, { decision, by: this.#clock.now() + PAUSE });
  }

  /** What is due stays due, whatever the player does. */
  #noteDue(): void {
    for (const seat of this.#live.playing === undefined ? [] : waiting(this.#live)) {
      const decision = this.#live.playing!.progress.decisions[seat]!;
      const isLeft = this.#live.match.seats[seat]!.takenOverByBot === true;
      if (!isLeft || this.#due.get(seat)?.decision === decision) continue;
      this.#due.set(seat, { decision, by: this.#clock.now() + PAUSE });
    }
  }

  async #pass(milliseconds: number): Promise<void> {
    const before = this.#awaited();
    await this.#clock.pass(milliseconds);
    const after = this.#awaited();
    for (const [seat, { decision, left }] of before) {
      const now = after.get(seat);
      if (now?.decision !== decision) this.counts.botAnswers += 1;
      else if (left - now.left !== milliseconds && this.#clock.now() > this.#exactFrom) {
        throw new Error(`seat ${seat} is charged ${left - now.left} ms for ${milliseconds} ms`);
      }
    }
    for (const [seat, { decision, by }] of this.#due) {
      const isLate = after.get(seat)?.decision === decision && this.#clock.now() > by;
      if (isLate) throw new Error(`the bot at seat ${seat} does not answer question ${decision}`);
    }
    this.#noteDue();
  }

  /** By seat that has to answer: its question, and the time it has left. */
  #awaited(): Map<number, { readonly decision: number; readonly left: number }> {
    const { playing, clocks } = this.#live;
    const seats = playing === undefined ? [] : listSeats(playing.progress.rules.waitingFor(playing.progress.state));
    return new Map(
      seats.map(seat => [seat, { decision: playing!.progress.decisions[seat]!, left: clocks[seat]!.left }]),
    );
  }

  #anySeat(): number {
    return below(this.#random, this.#live.match.seats.length);
  }
}
