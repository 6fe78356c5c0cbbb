import { readPosition } from '@omerta/kernel';
import type { Content } from '../content.ts';
import { baselineOf } from '../invariants/baseline.ts';
import { checkInvariants } from '../invariants/checkInvariants.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from '../options.ts';
import { complain, inside, type PackProblem, type Place } from '../pack/problem.ts';
import { rulesFor } from '../rules.ts';
import type { State } from '../state.ts';
import { checkAgenda } from './checkAgenda.ts';
import { checkAnswers } from './checkAnswers.ts';
import { checkCards } from './checkCards.ts';
import { checkFigures } from './checkFigures.ts';
import { checkPlay } from './checkPlay.ts';
import type { Setting } from './forms.ts';
import type { PositionBody, PositionProblem } from './position.ts';
import { bodyShape, playersIn } from './positionShape.ts';
import { readState } from './readState.ts';

export type ReadCorleonePosition =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly problems: readonly PositionProblem[] };

/** Reads a position of unknown origin. Never throws; says what is wrong, and where. */
export const readCorleonePosition = (content: Content, json: unknown): ReadCorleonePosition => {
  const opened = readPosition(rulesFor(content), json);
  if (!opened.ok) return { ok: false, problems: opened.problems.map(splitProblem) };
  const problems: PackProblem[] = [];
  const state = check(content, opened.body, { entry: 'position', field: 'state', problems });
  return state === undefined
    ? { ok: false, problems: problems.map(({ field, message }) => ({ field, message })) }
    : { ok: true, state };
};

/** The kernel's problems begin with the field: "pack: must be …". */
const splitProblem = (problem: string): PositionProblem => {
  const colon = problem.indexOf(': ');
  return { field: problem.slice(0, colon), message: problem.slice(colon + 2) };
};

/** Each round of checks relies on the ones before, so the first that finds something is the last. */
const check = (content: Content, body: unknown, place: Place): State | undefined => {
  const isFine = (): boolean => place.problems.length === 0;
  const setting: Setting = { content, players: playersIn(body) };
  if (!isShaped(setting, body, place)) return undefined;
  checkCards(setting, body, place);
  checkFigures(setting, body, place);
  if (!isFine()) return undefined;
  const state = readState(setting, body);
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

const isShaped = (setting: Setting, body: unknown, place: Place): body is PositionBody => {
  const { players } = setting;
  if (players < LEAST_PLAYERS || players > MOST_PLAYERS)
    complain(inside(place, 'seats'), 'must be 2 to 5 players under the letters A, B, C and so on');
  else bodyShape(setting)(body, place);
  return place.problems.length === 0;
};
