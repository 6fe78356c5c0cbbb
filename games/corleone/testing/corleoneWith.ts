// Short stories at the table for unit tests: name what matters, choose in text, check the result.
import { type Seat, seatNamed } from '@omerta/kernel';
import { choiceTexts, choose, refusalOf, type Told, waitingIn } from '@omerta/kernel/scenario';
import { cardsOf } from '../rules/scenario/expectSeat.ts';
import { startStory } from '../rules/scenario/given.ts';
import type { Given, GivenPhase } from '../rules/scenario/givenShape.ts';
import type { SeatLetter, ViewerName } from '../rules/scenario/letters.ts';
import { readable } from '../rules/scenario/matching.ts';
import { jumpTo, type Story } from '../rules/scenario/story.ts';

export type { Given, Story };

/** The short form of docs/scenarios.md. Throws if the facts make no state. */
export const corleoneWith = (given: Given = {}): Story => {
  const started = startStory(given);
  if (started.ok) return started.story;
  throw new Error(started.problems.join('\n'));
};

/** Plays choices one after another; throws with the reason if one is refused or breaks an invariant. */
export const play = (game: Story, seat: SeatLetter, ...texts: readonly string[]): void => {
  for (const text of texts) throwAny(choose(game, seatOf(seat), text));
};

/** Leaves the phase and begins another. */
export const jump = (game: Story, phase: GivenPhase): void => throwAny(jumpTo(game, phase));

/** The code of the refusal; undefined if the choice is legal. */
export const refusal = (game: Story, seat: SeatLetter, text: string): string | undefined =>
  refusalOf(game, seatOf(seat), text);

export const waiting = (game: Story): string[] => waitingIn(game);

/** Every legal choice, as text. */
export const choicesOf = (game: Story, seat: SeatLetter): string[] => choiceTexts(game, seatOf(seat));

export const promptOf = ({ rules, state }: Story, seat: SeatLetter): string | undefined =>
  rules.promptOf(rules.viewFor(state, seatOf(seat)))?.kind;

/** Notes, goods, jobs, allies. */
export const handOf = (game: Story, seat: SeatLetter): string[] => cardsOf(game.state.own[seatOf(seat)]!.hand);

/** The events a viewer has seen so far, with seats as letters and figures by name. */
export const see = ({ rules, events }: Story, viewer: ViewerName): Told[] =>
  events
    .map(event => rules.seenBy(event, viewer === 'spectator' ? viewer : seatOf(viewer)))
    .filter(event => event !== undefined)
    .map(readable);

const seatOf = (letter: SeatLetter): Seat => seatNamed(letter)!;

const throwAny = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
