import { below, listSeats, type PlayedRow, pick, randomFrom, type Seat } from '@omerta/kernel';
import { type MatchProgress, mayUndo, take } from '../src/index.ts';

/** The match after each of a number of random rows: choices, changed answers and undos. */
export function* randomRows(
  begun: MatchProgress,
  most: number,
  seed = 1,
): Generator<{ readonly row: PlayedRow; readonly progress: MatchProgress }> {
  const random = randomFrom(seed);
  const { rules } = begun;
  let progress = begun;
  for (let rows = 0; rows < most; rows++) {
    const { state } = progress;
    const seats = listSeats(below(random, 3) === 0 ? rules.mayChoose(state) : rules.waitingFor(state));
    if (seats.length === 0) return;
    const seat = pick(random, seats);
    const text = rules.writeChoice(pick(random, rules.choices(rules.viewFor(state, seat))));
    const row = mayUndo(progress, seat) && below(random, 3) === 0 ? undoBy(seat) : choiceOf(seat, text);
    const taken = take(progress, row);
    if (!taken.ok) throw new Error(`${row.kind} ${row.text} of seat ${seat} is refused: ${taken.refusal.code}`);
    progress = taken.progress;
    yield { row, progress };
  }
}

export function choiceOf(seat: Seat, text: string): PlayedRow {
  return { kind: 'choice', seat, text, by: 'player' };
}

function undoBy(seat: Seat): PlayedRow {
  return { kind: 'undo', seat, text: '', by: 'player' };
}
