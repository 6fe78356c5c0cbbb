import { readPosition, seatNamed } from '@omerta/kernel';
import { type Problem, readShape } from '@omerta/kernel/shape';
import type { Content } from '../content.ts';
import { baselineOf } from '../invariants/baseline.ts';
import { checkInvariants } from '../invariants/checkInvariants.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from '../options.ts';
import { complain, type PackProblem, type Place } from '../pack/problem.ts';
import { contentOf, rulesFor } from '../rules.ts';
import type { State } from '../state.ts';
import { checkAgenda } from './checkAgenda.ts';
import { checkAnswers } from './checkAnswers.ts';
import { checkCards } from './checkCards.ts';
import { checkFigures } from './checkFigures.ts';
import { checkPlay } from './checkPlay.ts';
import { bodyShapeFor, type PositionBody, type ReadBody } from './positionShape.ts';
import { readState } from './readState.ts';

export type ReadCorleonePosition =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads an untrusted position. Never throws; reports what is wrong, and where. */
export const readCorleonePosition = (newest: Content, json: unknown): ReadCorleonePosition => {
  const opened = readPosition(rulesFor(newest), json);
  if (!opened.ok) return { ok: false, problems: opened.problems.map(splitProblem) };
  const content = contentOf(opened.rules);
  const players = playersIn(opened.body);
  if (players < LEAST_PLAYERS || players > MOST_PLAYERS)
    return refused([{ field: 'state.seats', message: 'must be 2 to 5 players under the letters A, B, C and so on' }]);
  const read = readShape(bodyShapeFor(content, players), opened.body, 'state');
  if (!read.ok) return read;
  const problems: PackProblem[] = [];
  const written = opened.body as PositionBody; // the shape has passed it
  const state = check(content, written, read.value, { entry: 'position', field: 'state', problems });
  return state === undefined
    ? refused(problems.map(({ field, message }) => ({ field, message })))
    : { ok: true, state };
};

const refused = (problems: readonly Problem[]): ReadCorleonePosition => ({ ok: false, problems });

/** The kernel's problems start with the field: "pack: must be …". */
const splitProblem = (problem: string): Problem => {
  const colon = problem.indexOf(': ');
  return { field: problem.slice(0, colon), message: problem.slice(colon + 2) };
};

/** The number of players; 0 if unknown. */
const playersIn = (body: unknown): number => {
  const seats = isObject(body) && 'seats' in body && isObject(body.seats) ? Object.keys(body.seats) : [];
  const numbers = seats.map(letter => seatNamed(letter) ?? -1).sort((one, other) => one - other);
  return numbers.every((number, at) => number === at) ? numbers.length : 0;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Each round of checks relies on the ones before, so the first with problems is the last. */
const check = (content: Content, written: PositionBody, body: ReadBody, place: Place): State | undefined => {
  const isFine = (): boolean => place.problems.length === 0;
  checkCards(content, written, place);
  checkFigures(content, written, place);
  if (!isFine()) return undefined;
  const state = readState(content, body);
  checkAgenda(content, state, place);
  if (!isFine()) return undefined;
  checkAnswers(content, state, place);
  if (!isFine()) return undefined;
  checkPlay(content, state, place);
  if (!isFine()) return undefined;
  for (const { id, message } of checkInvariants(content, state, baselineOf(content, state)))
    complain(place, `${id}: ${message}`);
  return isFine() ? state : undefined;
};
