import { type Level, randomFor } from '@omerta/bots';
import {
  type GameRecord,
  type GameTypes,
  listSeats,
  NO_SEATS,
  newRecord,
  type Outcome,
  pick,
  type Seed,
} from '@omerta/kernel';
import type { BoundGame } from '../cliGame.ts';
import { reasonOf } from '../mistake.ts';

export interface Violation {
  readonly seed: Seed;
  readonly step: number; // 0 is the set-up
  readonly problem: string;
}

export interface PlayedGame {
  readonly record: GameRecord;
  readonly outcome: Outcome | undefined; // undefined if the game broke down
  readonly decisions: number; // answers with at least two legal choices
  readonly branches: number; // legal choices of all decisions together
  readonly checks: number; // states checked
  readonly violations: readonly Violation[];
}

export interface GamePlan {
  readonly game: BoundGame;
  readonly options: unknown;
  readonly seed: Seed;
  readonly bot: Level;
  /** All invariants after every choice, not only conservation at the end. */
  readonly check: boolean;
  /** Whether the record has its choices, or only the start. */
  readonly recorded: boolean;
}

/** One game among bots. A bug in the rules ends the game and is reported with the rest. */
export function playGame({ game, options, seed, bot, check, recorded }: GamePlan): PlayedGame {
  const { rules } = game;
  const random = randomFor('players', seed);
  const player = game.bot(bot);
  const record = newRecord(rules, options, seed);
  const violations: Violation[] = [];
  let decisions = 0;
  let branches = 0;
  let checks = 0;
  let step = 0;
  let outcome: Outcome | undefined;
  const note = (problems: readonly string[]) => {
    checks += 1;
    for (const problem of problems) violations.push({ seed, step, problem });
  };
  try {
    const state = rules.setup(options, seed);
    const watch = check ? game.watch(state) : undefined;
    for (let waiting = rules.waitingFor(state); waiting !== NO_SEATS; waiting = rules.waitingFor(state)) {
      const seats = listSeats(waiting);
      const seat = seats.length === 1 ? seats[0]! : pick(random, seats);
      const view = rules.viewFor(state, seat);
      const choices = rules.choices(view);
      if (choices.length === 0) throw new Error('a seat must choose but has no choice');
      if (step >= MOST_STEPS) throw new Error(`not over after ${MOST_STEPS} choices`);
      if (choices.length > 1) {
        decisions += 1;
        branches += choices.length;
      }
      const { choice } = player.decide(view, { random });
      if (recorded) record.choices.push([seat, rules.writeChoice(choice)]);
      step += 1;
      const events: GameTypes['Event'][] | undefined = watch === undefined ? undefined : [];
      rules.play(state, seat, choice, events);
      if (watch !== undefined) note(watch.after(state, events!));
    }
    note(game.checkConservation(state));
    outcome = rules.outcome(state);
    if (outcome === undefined) throw new Error('the game waits for no seat, yet there is no outcome');
  } catch (error) {
    note([`stopped: ${reasonOf(error)}`]);
  }
  return { record, outcome, decisions, branches, checks, violations };
}

const MOST_STEPS = 20_000;
