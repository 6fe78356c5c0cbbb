import { readPosition, seatNamed } from '@omerta/kernel';
import { type Complain, type Problem, readShape } from '@omerta/kernel/shape';
import { checkInvariants } from '../invariants.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from '../numbers.ts';
import { cashnguns } from '../rules.ts';
import type { State } from '../state.ts';
import { isOfVersion1 } from '../versions.ts';
import { checkAgenda } from './checkAgenda.ts';
import { checkAnswers } from './checkAnswers.ts';
import { checkCards } from './checkCards.ts';
import { checkPlay } from './checkPlay.ts';
import { checkPlayers } from './checkPlayers.ts';
import { checkQuestion } from './checkQuestion.ts';
import { checkTalents } from './checkTalents.ts';
import { bodyShapeFor } from './positionShape.ts';
import { readState } from './readState.ts';

export type ReadCashPosition =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads an untrusted position. Never throws; reports what is wrong, and where. */
export const readCashPosition = (json: unknown): ReadCashPosition => {
  const opened = readPosition(cashnguns, json);
  if (!opened.ok) return { ok: false, problems: opened.problems.map(splitProblem) };
  const players = playersIn(opened.body);
  if (players < LEAST_PLAYERS)
    return refused('state.seats', 'must be 4 to 8 players under the letters A, B, C and so on');
  const read = readShape(bodyShapeFor(players), opened.body, 'state');
  if (!read.ok) return read;
  const state = readState(read.value);
  const isOld = opened.rules.version === 1;
  if (isOfVersion1(state.table.house) !== isOld || (state.table.house.tieBreak === undefined) !== isOld)
    return refused(
      'state.options',
      isOld ? 'has switches that version 1 did not have' : 'lacks dictatorSpares or tieBreak',
    );
  const problems = firstProblems(state);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, state };
};

const refused = (field: string, message: string): ReadCashPosition => ({ ok: false, problems: [{ field, message }] });

/** The kernel's problems start with the field: "pack: must be …". */
const splitProblem = (problem: string): Problem => {
  const colon = problem.indexOf(': ');
  return { field: problem.slice(0, colon), message: problem.slice(colon + 2) };
};

/** The number of players; 0 if unknown. */
const playersIn = (body: unknown): number => {
  const seats = isObject(body) && 'seats' in body && isObject(body.seats) ? Object.keys(body.seats) : [];
  const numbers = seats.map(letter => seatNamed(letter) ?? -1).sort((one, other) => one - other);
  return numbers.length <= MOST_PLAYERS && numbers.every((number, at) => number === at) ? numbers.length : 0;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Check = (state: State, complain: Complain) => void;

function keepInvariants(state: State, complain: Complain): void {
  for (const { id, message } of checkInvariants(state)) complain('', `${id}: ${message}`);
}

/** Each round of checks relies on the ones before, so the first with problems is the last. */
const ROUNDS_OF_CHECKS: readonly (readonly Check[])[] = [
  [checkAgenda],
  [checkQuestion, checkPlayers, checkTalents, checkCards],
  [checkAnswers],
  [checkPlay],
  [keepInvariants],
];

const firstProblems = (state: State): Problem[] => {
  for (const checks of ROUNDS_OF_CHECKS) {
    const problems: Problem[] = [];
    for (const check of checks)
      check(state, (field, message) => problems.push({ field: field === '' ? 'state' : `state.${field}`, message }));
    if (problems.length > 0) return problems;
  }
  return [];
};
