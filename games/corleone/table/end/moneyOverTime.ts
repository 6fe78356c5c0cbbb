import { type Note, type SeenEvent, WORTH } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';

/**
 * What the suitcases held after each step, by seat, as far as these eyes could count along: a stolen note that was not
 * shown is missed until the final count.
 */
export function moneyOverTime(
  steps: readonly (readonly SeenEvent[])[],
  players: number,
): readonly (readonly number[])[] {
  const held = Array.from({ length: players }, () => 0);
  const lines = held.map((): number[] => []);
  for (const events of steps) {
    for (const event of events) count(held, event);
    for (const [seat, line] of lines.entries()) line.push(held[seat]!);
  }
  return lines;
}

function count(held: number[], event: SeenEvent): void {
  const add = (seat: Seat, amount: number) => {
    held[seat] = held[seat]! + amount;
  };
  if (event.kind === 'suitcased') add(event.seat, worthOfNote(event.note));
  if (event.kind === 'bribePaid') add(event.seat, -worthOfNotes(event.notes));
  if (event.kind === 'suitcaseNoteStolen') add(event.from, -worthOfNote(event.note)); // it goes to the thief's hand
  if (event.kind === 'offersRevealed') add(event.seat, WORTH[event.best]);
  if (event.kind === 'handCounted') add(event.seat, worthOfNotes(event.notes)); // X1
  if (event.kind === 'gameEnded') for (const [seat, { suitcase }] of event.result.entries()) held[seat] = suitcase;
}

const worthOfNote = (note: Note | undefined): number => (note === undefined ? 0 : WORTH[note]);
const worthOfNotes = (notes: readonly Note[]): number => notes.reduce((sum, note) => sum + WORTH[note], 0);
