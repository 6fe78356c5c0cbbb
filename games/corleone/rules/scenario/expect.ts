import { seatNamed } from '@omerta/kernel';
import { answerChecks } from './expectAnswers.ts';
import { seatChecks } from './expectSeat.ts';
import { seenChecks } from './expectSeen.ts';
import { tableChecks } from './expectTable.ts';
import type { Finding } from './finding.ts';
import { type Expectations, SEAT_LETTERS, type SeatExpectations, type SeatLetter } from './scenario.ts';
import type { Story } from './story.ts';

/** What is not as expected, in words. Events are counted anew from here. */
export const checkExpectations = (story: Story, wanted: Expectations): string[] => {
  const problems = Object.entries(wanted).flatMap(([field, value]) =>
    check(story, field, value).map(({ at, message }) => `${at === '' ? field : `${field}.${at}`}: ${message}`),
  );
  story.events.length = 0;
  return problems;
};

type Check = (story: Story, wanted: unknown) => Finding[];

// The tables pair each field with what it expects; TypeScript cannot follow that through the index.
const checks = { ...tableChecks, ...answerChecks, ...seenChecks } as unknown as Readonly<Record<string, Check>>;

const check = (story: Story, field: string, wanted: unknown): Finding[] =>
  isSeatLetter(field) ? checkSeat(story, field, wanted as SeatExpectations) : checks[field]!(story, wanted);

const isSeatLetter = (field: string): field is SeatLetter => (SEAT_LETTERS as readonly string[]).includes(field);

const checkSeat = (story: Story, letter: SeatLetter, wanted: SeatExpectations): Finding[] => {
  const seat = seatNamed(letter)!;
  if (seat >= story.state.table.players) return [{ at: '', message: 'nobody sits there' }];
  return Object.entries(wanted).flatMap(([field, value]) =>
    (seatChecks[field as keyof SeatExpectations] as (story: Story, seat: number, wanted: unknown) => Finding[])(
      story,
      seat,
      value,
    ),
  );
};
