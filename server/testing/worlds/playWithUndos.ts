// Choices, time-outs and undos in random order; what a viewer has learned is never taken back.

import {
  below,
  canonicalJson,
  listSeats,
  type PlayedRow,
  pick,
  type Random,
  type Seat,
  timeOutText,
  type Viewer,
} from '@omerta/kernel';
import { continueFrom, type frameFor, type MatchProgress, type SomeEvent, type take, versionOf } from '@omerta/match';
import { randomFor, viewersOf, whyFinal } from '@omerta/testing';
import { type AnyRules, gameOf } from '../../src/games.ts';
import type { GameTable } from '../games.ts';
import { type Moments, PER_GAME, positionsOf } from './positions.ts';

/** The server's own functions, or some with a defect. */
export interface Parts {
  readonly rules: (rules: AnyRules) => AnyRules;
  readonly take: typeof take;
  readonly frameFor: typeof frameFor;
}

export interface UndoCounts extends Readonly<Record<string, number>> {
  readonly rows: number;
  readonly undos: number;
  readonly refused: number; // undos
  readonly timeOuts: number;
  readonly reveals: number;
}

/** Throws where revealed information is lost, or a final choice was undone. */
export function playWithUndos(tables: readonly GameTable[], seed: number, parts: Parts): UndoCounts {
  const game = Math.floor(seed / PER_GAME);
  const table = tables[game % tables.length]!;
  const { state } = momentsOf(table, game).positions[seed % PER_GAME]!;
  const sequence = new Sequence(parts, gameOf(table.game)!.rules, table.players, state, randomFor('stirred', seed));
  for (let step = 0; step < STEPS && !sequence.isOver; step += 1) sequence.step();
  sequence.allViewersLook();
  return sequence.counts;
}

const latest = new Map<string, Moments>(); // of the last game: the next sequences start there too

function momentsOf(table: GameTable, game: number): Moments {
  const name = `${JSON.stringify(table)} ${game}`;
  const moments = latest.get(name) ?? positionsOf(table, game);
  latest.clear();
  latest.set(name, moments);
  return moments;
}

/** What one viewer has received. */
interface Memory {
  version: number;
  readonly events: string[]; // as the page keeps them
  readonly learned: string[]; // everything ever revealed to it
}

interface Made {
  readonly row: PlayedRow;
  readonly before: MatchProgress;
  readonly events: readonly SomeEvent[];
}

class Sequence {
  readonly counts = { rows: 0, undos: 0, refused: 0, timeOuts: 0, reveals: 0 };
  readonly #parts: Parts;
  readonly #random: Random;
  readonly #honest: AnyRules;
  readonly #memories = new Map<Viewer, Memory>();
  readonly #made: Made[] = []; // those that were not undone
  #progress: MatchProgress;

  constructor(parts: Parts, rules: AnyRules, players: number, state: unknown, random: Random) {
    this.#parts = parts;
    this.#honest = rules;
    this.#random = random;
    const viewers = viewersOf(players);
    this.#progress = continueFrom(parts.rules(rules), rules.clone(state), players);
    for (const viewer of viewers) this.#memories.set(viewer, { version: 1, events: [], learned: [] });
  }

  get isOver(): boolean {
    return this.#honest.outcome(this.#progress.state) !== undefined;
  }

  step(): void {
    const { rules, state } = this.#progress;
    const kind = below(this.#random, 10);
    if (kind < 4) {
      this.#undo();
      return;
    }
    const seats = kind === 4 ? rules.waitingFor(state) : rules.mayChoose(state);
    const seat = pick(this.#random, listSeats(seats));
    if (kind === 4) {
      this.counts.timeOuts += 1;
      this.#choose(seat, timeOutText(rules, state, seat, this.#random));
    } else {
      const choice = pick(this.#random, rules.choices(rules.viewFor(state, seat)));
      this.#choose(seat, { text: rules.writeChoice(choice), by: 'player' });
    }
  }

  /** Absent viewers too. */
  allViewersLook(): void {
    for (const viewer of this.#memories.keys()) this.#look(viewer);
  }

  #choose(seat: Seat, { text, by }: Pick<PlayedRow, 'text' | 'by'>): void {
    const before = this.#progress;
    const row: PlayedRow = { kind: 'choice', seat, text, by };
    const taken = this.#parts.take(before, row);
    if (!taken.ok) throw new Error(`${text} is refused: ${taken.refusal.code}`);
    const { events } = taken.progress.recent.at(-1)!;
    this.#made.push({ row, before, events });
    this.#advance(taken.progress);
    for (const [viewer, memory] of this.#memories) {
      const revealed = events.filter(event => this.#honest.isRevealing(event, viewer));
      this.counts.reveals += revealed.length;
      if (revealed.length > 0) this.#look(viewer);
      const learned = revealed.flatMap(event => this.#honest.seenBy(event, viewer) ?? []);
      memory.learned.push(...learned.map(event => JSON.stringify(event)));
    }
  }

  #undo(): void {
    const before = this.#progress;
    const last = this.#made.at(-1);
    const isOwn = last !== undefined && below(this.#random, 4) > 0;
    const seat = isOwn ? last.row.seat : below(this.#random, before.players);
    const taken = this.#parts.take(before, { kind: 'undo', seat, text: '', by: 'player' });
    if (!taken.ok) {
      this.counts.refused += 1;
      return;
    }
    if (last === undefined) throw new Error('an undo before the first choice was taken');
    this.#expectHarmless(last, before, seat);
    this.#made.pop();
    this.counts.undos += 1;
    this.#advance(taken.progress);
    const isRestored = canonicalJson(taken.progress.state) === canonicalJson(last.before.state);
    if (!isRestored) throw new Error(`an undo of ${last.row.text} leads elsewhere`);
  }

  #expectHarmless({ row, before, events }: Made, now: MatchProgress, seat: Seat): void {
    const choice = { seat: row.seat, text: row.text, by: row.by, before: before.state, after: now.state, events };
    const reasons = whyFinal(this.#honest, choice as never, now.players);
    if (reasons.length > 0 || row.seat !== seat) {
      throw new Error(`seat ${seat} undoes ${row.text} of seat ${row.seat}, final by ${reasons.join(', ')}`);
    }
  }

  /** Most viewers look at once; absent ones look later. */
  #advance(progress: MatchProgress): void {
    this.#progress = progress;
    this.counts.rows += 1;
    for (const viewer of this.#memories.keys()) if (below(this.#random, 3) > 0) this.#look(viewer);
  }

  #look(viewer: Viewer): void {
    const memory = this.#memories.get(viewer)!;
    const { since, undone, events } = this.#parts.frameFor('match', this.#progress, viewer, [], memory.version);
    if (since === undefined) throw new Error(`${viewer} was absent for too long`);
    memory.events.splice(memory.events.length - undone, undone);
    memory.events.push(...events.map(event => JSON.stringify(event)));
    memory.version = versionOf(this.#progress, viewer);
    let at = -1;
    for (const learned of memory.learned) {
      at = memory.events.indexOf(learned, at + 1);
      if (at < 0) throw new Error(`${viewer} has learned ${learned}, and it is gone from the log`);
    }
  }
}

const STEPS = 10;
