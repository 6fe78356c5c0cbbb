// Short stories at the table: name what matters, choose in text, see what came of it.
import { listSeats, randomFrom, type Seat, seatName, seatNamed, submit } from '@omerta/kernel';
import type { Face } from '../rules/dice.ts';
import type { Event } from '../rules/events.ts';
import type { Options } from '../rules/options.ts';
import { liarsDice } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

export interface Story {
  state: State;
  readonly events: Event[];
}

/** Dice under the cups as text ("1 2 2"), in turn order; A starts, in the middle of no bid. */
export const diceWith = (cups: readonly string[], options: Omit<Options, 'players'> = {}): Story => {
  const state = liarsDice.setup({ players: cups.length, ...options }, 1);
  for (const [seat, cup] of cups.entries()) {
    const dice = cup === '' ? [] : cup.split(' ').map(die => Number(die) as Face);
    state.own[seat]!.dice = dice;
    state.table.dice[seat] = dice.length;
    if (dice.length === 0) state.table.outIn[seat] = 1;
  }
  state.table.starter = 0;
  const bidding = state.table.agenda.find(task => task.kind === 'bidding')!;
  Object.assign(bidding, { seat: 0 });
  return { state, events: [] };
};

/** "A bid:3x5" one after another; throws with the reason where one is refused. */
export const play = (game: Story, ...steps: readonly string[]): void => {
  for (const step of steps) {
    const submitted = submit(liarsDice, game.state, seatOf(step), step.slice(2));
    if (!submitted.ok) throw new Error(`${step} is refused: ${JSON.stringify(submitted.refusal)}`);
    game.state = submitted.state;
    game.events.push(...submitted.events);
  }
};

/** The code of the refusal; undefined where the choice is legal. */
export const refusal = ({ state }: Story, step: string): string | undefined =>
  liarsDice.whyNot(liarsDice.viewFor(state, seatOf(step)), liarsDice.readChoice(step.slice(2))!)?.code;

export const waiting = ({ state }: Story): string => listSeats(liarsDice.waitingFor(state)).map(seatName).join('');

export const choicesOf = ({ state }: Story, letter: string): string[] =>
  liarsDice.choices(liarsDice.viewFor(state, seatOf(letter))).map(liarsDice.writeChoice);

/** What the clock answers for a seat whose time is up. */
export const timeOutOf = ({ state }: Story, letter: string): string =>
  liarsDice.writeChoice(liarsDice.timeOut(liarsDice.viewFor(state, seatOf(letter)), randomFrom(1)));

const seatOf = (step: string): Seat => seatNamed(step[0]!)!;
