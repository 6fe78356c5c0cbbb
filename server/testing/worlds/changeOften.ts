// Whole games of players who undo and change their answers as often as they may: how many rows that stores.
import { below, has, listSeats, type PlayedRow, pick, type Random, type Seat } from '@omerta/kernel';
import { begin, type MatchProgress, mayUndo, type take } from '@omerta/match';
import { randomFor } from '@omerta/testing';
import { gameOf } from '../../src/games.ts';
import type { GameTable } from '../games.ts';

/** Throws where the rows of a game have no bound. */
export function changeOften(tables: readonly GameTable[], seed: number, takeRow: typeof take) {
  const { game, players, options } = tables[seed % tables.length]!;
  const rules = gameOf(game)!.rules;
  const begun = begin(rules, { options: { ...options, players }, seed }, players);
  const fickle = new FicklePlayers(begun, takeRow, randomFor('fickle', seed));
  while (!fickle.isOver) fickle.answer();
  const { length, rows, refused } = fickle.counts;
  const most = PER_ANSWER * length + PER_SEAT * players;
  if (rows > most) throw new Error(`${game}: ${rows} rows for ${length} answers, more than ${most}`);
  return { rows, answers: length, refused };
}

const PER_ANSWER = 10;
const PER_SEAT = 210;
const ENDLESS = 2_000; // changes of one answer

class FicklePlayers {
  readonly counts = { rows: 0, length: 0, refused: 0 };
  readonly #take: typeof take;
  readonly #random: Random;
  #progress: MatchProgress;

  constructor(begun: MatchProgress, takeRow: typeof take, random: Random) {
    this.#progress = begun;
    this.#take = takeRow;
    this.#random = random;
  }

  get isOver(): boolean {
    return this.#progress.rules.outcome(this.#progress.state) !== undefined;
  }

  /** One answer that counts, after some that do not. */
  answer(): void {
    const { rules, state } = this.#progress;
    const seat = pick(this.#random, listSeats(rules.waitingFor(state)));
    this.#choose(seat);
    this.counts.length += 1;
    if (below(this.#random, 4) > 0) return;
    for (let times = 0; this.#changeMind(seat); times++) {
      if (times === ENDLESS) throw new Error(`${rules.id}: seat ${seat} changes its mind without end`);
    }
  }

  /** False: it may not, or not any more. */
  #changeMind(seat: Seat): boolean {
    const { rules, state } = this.#progress;
    if (mayUndo(this.#progress, seat)) {
      if (!this.#try({ kind: 'undo', seat, text: '', by: 'player' })) return false;
      return this.#choose(seat);
    }
    const isChange = has(rules.mayChoose(state), seat) && !has(rules.waitingFor(state), seat);
    return isChange && this.#choose(seat);
  }

  #choose(seat: Seat): boolean {
    const { rules, state } = this.#progress;
    const text = rules.writeChoice(pick(this.#random, rules.choices(rules.viewFor(state, seat))));
    return this.#try({ kind: 'choice', seat, text, by: 'player' });
  }

  #try(row: PlayedRow): boolean {
    const taken = this.#take(this.#progress, row);
    if (taken.ok) {
      this.#progress = taken.progress;
      this.counts.rows += 1;
    } else if (taken.refusal.code === 'tooManyChanges') this.counts.refused += 1;
    else throw new Error(`${row.kind} ${row.text} is refused: ${taken.refusal.code}`);
    return taken.ok;
  }
}
