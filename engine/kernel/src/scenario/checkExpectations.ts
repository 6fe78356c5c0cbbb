import type { GameTypes } from '../rules.ts';
import { type Seat, seatNamed } from '../seats.ts';
import { answerChecks } from './expectAnswers.ts';
import { seenChecks } from './expectSeen.ts';
import type { Finding } from './finding.ts';
import type { Story } from './story.ts';

/** The checks a game offers, by field of the table and by field of a seat. Each takes the expected value. */
export interface Checks<S> {
  readonly table: Readonly<Record<string, (story: S, wanted: never) => Finding[]>>;
  readonly seat: Readonly<Record<string, (story: S, seat: Seat, wanted: never) => Finding[]>>;
}

/** What is not as expected. Later expectations see only events from here on. */
export const checkExpectations = <G extends GameTypes, S extends Story<G>>(
  story: S,
  wanted: object,
  { table, seat }: Checks<S>,
): string[] => {
  // The tables pair each field with what it expects; TypeScript cannot follow that through the index.
  const tableChecks = { ...table, ...answerChecks, ...seenChecks } as Readonly<Record<string, TableCheck<S>>>;
  const seatChecks = seat as Readonly<Record<string, SeatCheck<S>>>;
  const problems = Object.entries(wanted).flatMap(([field, value]) => {
    const at = seatNamed(field);
    const findings = at === undefined ? tableChecks[field]!(story, value) : checkSeat(story, at, value, seatChecks);
    return findings.map(finding => `${finding.at === '' ? field : `${field}.${finding.at}`}: ${finding.message}`);
  });
  story.events.length = 0;
  return problems;
};

type TableCheck<S> = (story: S, wanted: unknown) => Finding[];
type SeatCheck<S> = (story: S, seat: Seat, wanted: unknown) => Finding[];

const checkSeat = <G extends GameTypes, S extends Story<G>>(
  story: S,
  seat: Seat,
  wanted: object,
  checks: Readonly<Record<string, SeatCheck<S>>>,
): Finding[] => {
  if (seat >= story.players) return [{ at: '', message: 'the seat is empty' }];
  return Object.entries(wanted).flatMap(([field, value]) => checks[field]!(story, seat, value));
};
