// Moments of whole games of Ca$h 'n Guns, found by playing: the first game in which a seat has the wanted prompt.
import { type CashNGuns, cashnguns, type PromptKind, type State, type View } from '@omerta/cashnguns/rules';
import {
  type GameRecord,
  listSeats,
  newRecord,
  pick,
  type Random,
  randomFrom,
  type Seat,
  submit,
} from '@omerta/kernel';

/** After so many choices of a game that is over, this seat is asked. */
export interface Moment {
  readonly record: GameRecord;
  readonly players: readonly { readonly name: string }[];
  readonly step: number;
  readonly seat: Seat;
}

export interface WantedMoment {
  readonly asks: PromptKind;
  readonly players: number;
  readonly options?: object;
  /** What else must be true of it. */
  readonly when?: (view: View, state: State, seat: Seat) => boolean;
}

const NAMES = ['Ola', 'Łukasz', 'Grażyna', 'João', 'Enzo', 'Maja', 'Jürgen', 'Zofia'];
const MOST_GAMES = 3_000;

/** The same one every time. */
export function momentOf(wanted: WantedMoment): Moment {
  for (let seed = 1; seed <= MOST_GAMES; seed += 1) {
    const found = inGame(wanted, seed);
    if (found !== undefined) return found;
  }
  throw new Error(`No seat was asked for ${wanted.asks} in ${MOST_GAMES} games`);
}

function inGame({ asks, players, options, when = () => true }: WantedMoment, seed: number): Moment | undefined {
  const random = randomFrom(seed);
  const record = newRecord(cashnguns, { players, talents: true, ...options }, seed);
  let state = cashnguns.setup(record.options, seed, []);
  let found: Pick<Moment, 'step' | 'seat'> | undefined;
  while (cashnguns.outcome(state) === undefined) {
    const waiting = listSeats(cashnguns.waitingFor(state));
    const [first] = waiting;
    if (first === undefined) throw new Error('A game that is not over waits for no seat');
    if (found === undefined && waiting.length === 1) {
      const view = cashnguns.viewFor(state, first);
      if (cashnguns.promptOf(view)?.kind === asks && when(view, state, first))
        found = { step: record.choices.length, seat: first };
    }
    const text = likely(state, first, random);
    const submitted = submit<CashNGuns>(cashnguns, state, first, text);
    if (!submitted.ok) throw new Error(`A legal choice is refused: ${text}`);
    state = submitted.state;
    record.choices.push([first, text]);
  }
  if (found === undefined) return undefined;
  return { record: record as GameRecord, players: NAMES.slice(0, players).map(name => ({ name })), ...found };
}

/** Any legal choice; most people stand. */
function likely(state: State, seat: Seat, random: Random): string {
  const choices = cashnguns.choices(cashnguns.viewFor(state, seat)).map(cashnguns.writeChoice);
  const stand = choices.find(choice => choice === 'stand');
  return stand !== undefined && pick(random, [true, true, false]) ? stand : pick(random, choices);
}
