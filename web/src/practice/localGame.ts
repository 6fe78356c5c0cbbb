// A game that runs in this browser. Every function leaves what it was given as it was.
import {
  type ChoiceFacts,
  factsOf,
  type GameTypes,
  openChoices,
  type PlayedRow,
  type Rules,
  type Seat,
  submit,
  undoable,
} from '@omerta/kernel';
import type { Answered } from '@omerta/table/table/source.ts';

export type AnyRules = Rules<GameTypes>;
export type SomeEvent = GameTypes['Event'];

export interface LocalGame {
  readonly rules: AnyRules;
  readonly players: number;
  readonly state: unknown;
  readonly happenings: readonly Happening[]; // the start first, then one for each row
  readonly decisions: readonly number[]; // by seat: its rows, choices and undos alike
  readonly open: readonly OpenChoice[]; // those that may be taken back, the latest last
}

export interface Happening {
  readonly events: readonly SomeEvent[];
  readonly takenBack: readonly SomeEvent[]; // the events of the choice an undo took back
}

interface OpenChoice {
  readonly facts: ChoiceFacts;
  readonly before: unknown; // the state
  readonly events: readonly SomeEvent[];
}

export type Taken =
  | { readonly ok: true; readonly game: LocalGame; readonly row: PlayedRow }
  | Extract<Answered, { readonly ok: false }>;

/** From a state: just dealt, begun in the middle, or gone on with after a pause. */
export function gameFrom(
  rules: AnyRules,
  players: number,
  state: unknown,
  events: readonly SomeEvent[] = [],
): LocalGame {
  const decisions = Array.from({ length: players }, () => 0);
  return { rules, players, state, happenings: [{ events, takenBack: [] }], decisions, open: [] };
}

export function choose(game: LocalGame, seat: Seat, text: string): Taken {
  const { rules, state } = game;
  const submitted = submit(rules, state, seat, text);
  if (!submitted.ok) return { ok: false, ...submitted.refusal };
  const { state: next, events } = submitted;
  const facts = factsOf(rules, state, next, events, { seat, by: 'player' });
  const open = stillOpen([...game.open, { facts, before: state, events }]);
  return advanced(game, { kind: 'choice', seat, text, by: 'player' }, next, open, { events, takenBack: [] });
}

export function takeBack(game: LocalGame, seat: Seat): Taken {
  const last = game.open.at(-1);
  if (last === undefined || !mayUndo(game, seat)) return { ok: false, code: 'noUndo' };
  const row: PlayedRow = { kind: 'undo', seat, text: '', by: 'player' };
  return advanced(game, row, last.before, game.open.slice(0, -1), { events: [], takenBack: last.events });
}

/** Does again what was done before a pause; undefined where a row is refused that was accepted then. */
export function redoAll(game: LocalGame, rows: readonly PlayedRow[]): LocalGame | undefined {
  let played = game;
  for (const { kind, seat, text } of rows) {
    const taken = kind === 'undo' ? takeBack(played, seat) : choose(played, seat, text);
    if (!taken.ok) return undefined;
    played = taken.game;
  }
  return played;
}

/** The rows count, although their effects are part of the state already. */
export function counted(game: LocalGame, rows: readonly PlayedRow[]): LocalGame {
  const decisions = game.decisions.map((count, seat) => count + rows.filter(row => row.seat === seat).length);
  return { ...game, decisions };
}

export function mayUndo({ open }: LocalGame, seat: Seat): boolean {
  return (
    undoable(
      open.map(({ facts }) => facts),
      seat,
    ) > 0
  );
}

function stillOpen(choices: readonly OpenChoice[]): readonly OpenChoice[] {
  const count = openChoices(choices.map(({ facts }) => facts)).length;
  return choices.slice(choices.length - count);
}

function advanced(
  game: LocalGame,
  row: PlayedRow,
  state: unknown,
  open: readonly OpenChoice[],
  happening: Happening,
): Taken {
  const { seat } = row;
  const decisions = game.decisions.with(seat, game.decisions[seat]! + 1);
  return { ok: true, row, game: { ...game, state, open, decisions, happenings: [...game.happenings, happening] } };
}
