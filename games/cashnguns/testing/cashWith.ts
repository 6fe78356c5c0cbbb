// Short stories at the table for unit tests: name what matters, choose in text, see what came of it.
import { listSeats, randomFrom, type Seed, seatName, submit, timeOutText } from '@omerta/kernel';
import type { Bullets } from '../rules/bullets.ts';
import type { Event, EventKind } from '../rules/events.ts';
import { checkInvariants } from '../rules/invariants.ts';
import { type LootKind, listLoot, NEW_GODFATHER, type Share } from '../rules/loot.ts';
import type { Options } from '../rules/options.ts';
import { cashnguns, gameOf, play as tasks } from '../rules/rules.ts';
import type { State, TableSeat, View } from '../rules/state.ts';
import { type InvariantWatch, watchInvariants } from '../rules/watchInvariants.ts';
import { type Given, type Letter, seatOf, stateOf } from './given.ts';
import { readable, type Told } from './readable.ts';

export interface Story {
  state: State;
  readonly events: Event[];
  readonly watch: InvariantWatch;
}

/** A game in the middle of a round. Throws where the words make no state. */
export const cashWith = (given: Given = {}): Story => {
  const state = stateOf(given);
  throwAny('the start', checkInvariants(state));
  const watch = watchInvariants(state);
  const events: Event[] = [];
  tasks.goOn(gameOf(state, events));
  throwAny('the start', watch.after(state, events));
  return { state, events, watch };
};

/** A game from its set-up on. */
export const newGame = (options: Partial<Options> = {}, seed: Seed = 1): Story => {
  const events: Event[] = [];
  const state = cashnguns.setup({ players: 4, firstGodfather: 0, ...options }, seed, events);
  return { state, events, watch: watchInvariants(state) };
};

/** Plays choices one after another; throws with the reason where one is refused or breaks an invariant. */
export const play = (game: Story, letter: Letter, ...texts: readonly string[]): void => {
  for (const text of texts) choose(game, letter, text, 'player');
};

/** The seat's time is up; a draft was highlighted but not confirmed. Says what was chosen. */
export const timeOut = (game: Story, letter: Letter, draft?: string, seed: Seed = 1): string => {
  const { text, by } = timeOutText(cashnguns, game.state, seatOf(letter), randomFrom(seed), draft);
  choose(game, letter, text, by);
  return text;
};

const choose = (game: Story, letter: Letter, text: string, by: 'player' | 'clock'): void => {
  const submitted = submit(cashnguns, game.state, seatOf(letter), text, by);
  if (!submitted.ok) throw new Error(`${letter}: ${text}: refused, ${JSON.stringify(submitted.refusal)}`);
  game.state = submitted.state;
  game.events.push(...submitted.events);
  throwAny(`${letter}: ${text}`, game.watch.after(submitted.state, submitted.events));
};

/** The code of the refusal; undefined where the choice is legal. */
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

export const promptOf = (game: Story, letter: Letter): string | undefined =>
  cashnguns.promptOf(viewOf(game, letter))?.kind;

/** Every legal choice, as text. */
export const choicesOf = (game: Story, letter: Letter): string[] =>
  cashnguns.choices(viewOf(game, letter)).map(cashnguns.writeChoice);

export type ViewerName = Letter | 'spectator';

export const viewOf = ({ state }: Story, viewer: ViewerName): View =>
  cashnguns.viewFor(state, viewer === 'spectator' ? viewer : seatOf(viewer));

/** What a viewer has seen so far, seats as letters; of some kinds only, if any are named. */
export const see = ({ events }: Story, viewer: ViewerName, ...kinds: readonly EventKind[]): Told[] =>
  events
    .filter(event => kinds.length === 0 || kinds.includes(event.kind))
    .map(event => cashnguns.seenBy(event, viewer === 'spectator' ? viewer : seatOf(viewer)))
    .filter(event => event !== undefined)
    .map(readable);

/** What everybody sees of a player. */
export const player = ({ state }: Story, letter: Letter): TableSeat => state.table.seats[seatOf(letter)]!;

export const handOf = ({ state }: Story, letter: Letter): Bullets => state.own[seatOf(letter)]!.hand;

export const lootOf = ({ state }: Story, letter: Letter): LootKind[] => listLoot(state.own[seatOf(letter)]!.loot);

/** What is still to be shared. */
export const shares = ({ state: { table } }: Story): Share[] => {
  const cards = listLoot(table.loot);
  return table.token ? [...cards, NEW_GODFATHER] : cards;
};

/** The discard pile, also what nobody sees of it: [Click, Bang]. */
export const pile = ({ state: { table, secret } }: Story): { up: [number, number]; down: [number, number] } => ({
  up: [table.faceUp.click, table.faceUp.bang],
  down: [secret.faceDown.click, secret.faceDown.bang],
});

const throwAny = (where: string, problems: readonly { id: string; message: string }[]): void => {
  if (problems.length > 0) throw new Error(problems.map(({ id, message }) => `${where}: ${id} ${message}`).join('\n'));
};
