import {
  type GameRecord,
  type GameTypes,
  newRecord,
  type Outcome,
  type Rules,
  recordedChoice,
  type Seed,
} from '@omerta/kernel';
import { playRandomly, type RandomStep } from './playRandomly.ts';
import { randomFor } from './randomFor.ts';

/** A whole random game. */
export interface RandomGame<G extends GameTypes> {
  readonly name: string;
  readonly record: GameRecord<G>;
  readonly state: G['State']; // the last one
  readonly events: readonly G['Event'][];
  readonly outcome: Outcome;
  readonly seats: number;
}

export interface RandomGameSettings<G extends GameTypes> {
  /** Whether some choices are made by the clock. */
  readonly clock?: boolean;
  /** Called before the choice is played. */
  onStep?(state: G['State'], step: RandomStep<G>): void;
}

export function randomGame<G extends GameTypes>(
  rules: Rules<G>,
  options: G['Options'],
  seed: Seed,
  { clock = false, onStep }: RandomGameSettings<G> = {},
): RandomGame<G> {
  const name = `${rules.id}, seed ${seed}`;
  const record = newRecord(rules, options, seed);
  const events: G['Event'][] = [];
  const state = rules.setup(options, seed, events);
  playRandomly(rules, state, randomFor('players', seed), {
    name,
    events,
    clock,
    onStep(step) {
      onStep?.(state, step);
      record.choices.push(recordedChoice(step.seat, rules.writeChoice(step.choice), step.by));
    },
  });
  const outcome = rules.outcome(state);
  if (outcome === undefined) throw new Error(`${name}: the game waits for no seat, yet there is no outcome`);
  return { name, record, state, events, outcome, seats: outcome.scores.length };
}
