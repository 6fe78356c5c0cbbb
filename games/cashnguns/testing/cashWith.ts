// Short stories at the table for unit tests: name what matters, choose in text, check the result.
import { listSeats, type Seed, seatName, submit } from '@omerta/kernel';
import { choiceTexts, choose, timeOut as timeUp } from '@omerta/kernel/scenario';
import type { Bullets } from '../rules/bullets.ts';
import type { Event, EventKind } from '../rules/events.ts';
import { type Letter, seatOf } from '../rules/letters.ts';
import { type LootKind, listLoot, NEW_GODFATHER, type Share } from '../rules/loot.ts';
import type { Options } from '../rules/options.ts';
import { cashnguns } from '../rules/rules.ts';
import { startStory } from '../rules/scenario/given.ts';
import type { Given } from '../rules/scenario/givenShape.ts';
import { type Story, storyOf } from '../rules/scenario/story.ts';
import { type Told, told } from '../rules/scenario/told.ts';
import type { TableSeat, View } from '../rules/state.ts';

export type { Story };

/** A game in the middle of a round. Throws if the facts make no state. */
export const cashWith = (given: Given = {}): Story => {
  const started = startStory(given);
  if (started.ok) return started.story;
  throw new Error(started.problems.join('\n'));
};

/** A game from its set-up. */
export const newGame = (options: Partial<Options> = {}, seed: Seed = 1): Story => {
  const events: Event[] = [];
  return storyOf(cashnguns.setup({ players: 4, firstGodfather: 0, ...options }, seed, events), events, seed);
};

/** Plays choices one after another; throws with the reason if one is refused or breaks an invariant. */
export const play = (game: Story, letter: Letter, ...texts: readonly string[]): void => {
  for (const text of texts) throwAny(choose(game, seatOf(letter), text));
};

/** The seat's time is up; the draft was highlighted but not confirmed. Returns the choice the clock made. */
export const timeOut = (game: Story, letter: Letter, draft?: string, seed: Seed = 1): string => {
  const { text, problems } = timeUp(game, seatOf(letter), draft, seed);
  throwAny(problems);
  return text;
};

/** The code of the refusal; undefined if the choice is legal. */
export const refusal = (game: Story, letter: Letter, text: string): string | undefined => {
  const submitted = submit(cashnguns, game.state, seatOf(letter), text);
  if (submitted.ok) return undefined;
  return submitted.refusal.code === 'illegal' ? submitted.refusal.reason.code : submitted.refusal.code;
};

export const waiting = (game: Story): string => listSeats(cashnguns.waitingFor(game.state)).map(seatName).join('');

/** Whom the game waits for and what it asks: "ABCD bullet"; "" when it is over. */
export const asks = (game: Story): string => {
  const letters = waiting(game);
  return letters === '' ? '' : `${letters} ${promptOf(game, letters[0] as Letter)}`;
};

const promptOf = (game: Story, letter: Letter): string | undefined => cashnguns.promptOf(viewOf(game, letter))?.kind;

/** Every legal choice, as text. */
export const choicesOf = (game: Story, letter: Letter): string[] => choiceTexts(game, seatOf(letter));

export type ViewerName = Letter | 'spectator';

export const viewOf = ({ state }: Story, viewer: ViewerName): View =>
  cashnguns.viewFor(state, viewer === 'spectator' ? viewer : seatOf(viewer));

/** The events a viewer has seen so far, seats as letters; only of these kinds, if any are named. */
export const see = ({ events }: Story, viewer: ViewerName, ...kinds: readonly EventKind[]): Told[] =>
  events
    .filter(event => kinds.length === 0 || kinds.includes(event.kind))
    .map(event => cashnguns.seenBy(event, viewer === 'spectator' ? viewer : seatOf(viewer)))
    .filter(event => event !== undefined)
    .map(told);

/** The public part of a player. */
export const player = ({ state }: Story, letter: Letter): TableSeat => state.table.seats[seatOf(letter)]!;

export const handOf = ({ state }: Story, letter: Letter): Bullets => state.own[seatOf(letter)]!.hand;

export const lootOf = ({ state }: Story, letter: Letter): LootKind[] => listLoot(state.own[seatOf(letter)]!.loot);

/** The shares still on the table. */
export const shares = ({ state: { table } }: Story): Share[] => {
  const cards = listLoot(table.loot);
  return table.token ? [...cards, NEW_GODFATHER] : cards;
};

/** The discard pile, face up and face down: [Click, Bang]. */
export const pile = ({ state: { table, secret } }: Story): { up: [number, number]; down: [number, number] } => ({
  up: [table.faceUp.click, table.faceUp.bang],
  down: [secret.faceDown.click, secret.faceDown.bang],
});

export const throwAny = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
