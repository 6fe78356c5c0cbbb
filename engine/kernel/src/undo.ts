// Which choices a seat may take back. Computed from the events; no choice is marked by hand.
import { type RecordedChoice, recordedChoice } from './record.ts';
import type { Author, GameTypes, Rules } from './rules.ts';
import { only, type Seat, type Seats, seatName } from './seats.ts';

/** What undo must know about one choice. */
export interface ChoiceFacts {
  readonly seat: Seat;
  readonly by: Author;
  readonly revealing: boolean; // to anyone
  readonly chanceBefore: number;
  readonly chanceAfter: number;
  readonly waitingBefore: Seats;
  readonly waitingAfter: Seats;
}

/** The facts of a choice that led from one state to another with these events. */
export function factsOf<G extends GameTypes>(
  rules: Rules<G>,
  before: G['State'],
  after: G['State'],
  events: readonly G['Event'][],
  { seat, by }: { readonly seat: Seat; readonly by: Author },
): ChoiceFacts {
  return {
    seat,
    by,
    revealing: events.some(event => rules.isRevealing(event)),
    chanceBefore: rules.chanceUsed(before),
    chanceAfter: rules.chanceUsed(after),
    waitingBefore: rules.waitingFor(before),
    waitingAfter: rules.waitingFor(after),
  };
}

/**
 * How many of the last choices this seat may take back now; 0 for none. The seat made them itself, not the clock; they
 * revealed nothing, chance had no part, and no other seat has acted since.
 *
 * They belong to one turn: from before the first of them until now the game waited for this seat alone. Once the turn has
 * passed on, or the game is over, none can be taken back. An answer to a question for several seats is never taken back:
 * a secret one may be changed while the question is open.
 *
 * Show the number to its seat only.
 */
export function undoable(facts: readonly ChoiceFacts[], seat: Seat): number {
  const open = openChoices(facts);
  return open[0]?.seat === seat ? open.length : 0;
}

/** The last choices that may be taken back, all of one seat. Those before them never can be again, so drop them. */
export function openChoices(facts: readonly ChoiceFacts[]): readonly ChoiceFacts[] {
  const seat = facts.at(-1)?.seat;
  const barrier = facts.findLastIndex(each => each.seat !== seat || isBarrier(each));
  return facts.slice(barrier + 1);
}

function isBarrier({ seat, by, revealing, ...facts }: ChoiceFacts): boolean {
  const isAlone = facts.waitingBefore === only(seat) && facts.waitingAfter === only(seat);
  return by !== 'player' || revealing || facts.chanceBefore !== facts.chanceAfter || !isAlone;
}

/** A row of a running game. An undo takes back one choice, the last one that counts; its text is empty. */
export interface PlayedRow {
  readonly kind: 'choice' | 'undo';
  readonly seat: Seat;
  readonly text: string;
  readonly by: Author;
}

/** The choices that count, as a record holds them. Throws at rows that cannot have come about. */
export function survivingChoices(rows: readonly PlayedRow[]): RecordedChoice[] {
  const choices: RecordedChoice[] = [];
  for (const [at, { kind, seat, text, by }] of rows.entries()) {
    if (kind === 'choice') choices.push(recordedChoice(seat, text, by));
    else if (choices.pop()?.[0] !== seat) {
      throw new Error(`Row ${at + 1}: ${seatName(seat)} takes back a choice that is not its own`);
    }
  }
  return choices;
}
