import {
  canonicalJson,
  type GameTypes,
  newRecord,
  type Rules,
  recordedChoice,
  replay,
  type Seed,
} from '@omerta/kernel';
import { playRandomly } from './playRandomly.ts';
import { randomFor } from './randomFor.ts';

/** Problems after a step. Called after every choice with the events of that step alone. */
export type Watch<G extends GameTypes> = (state: G['State'], events: readonly G['Event'][]) => readonly string[];

export interface Sound<G extends GameTypes> {
  readonly mostSteps?: number;
  /** Whether some choices are made by the clock. */
  readonly clock?: boolean;
  /** Starts to watch with the state after the setup. */
  watchFrom(start: G['State']): Watch<G>;
}

/**
 * Plays a whole random game and throws at a dead end, an endless game, a problem found by the watch, or a replay that
 * differs. Returns the last state.
 */
export function playSoundGame<G extends GameTypes>(
  rules: Rules<G>,
  options: G['Options'],
  seed: Seed,
  { mostSteps = MOST_STEPS, clock = false, watchFrom }: Sound<G>,
): G['State'] {
  const name = `${rules.id}, ${JSON.stringify(options)}, seed ${seed}`;
  const record = newRecord(rules, options, seed);
  const state = rules.setup(options, seed);
  const watch = watchFrom(state);
  const events: G['Event'][] = [];
  const look = (): void => {
    const [problem] = watch(state, events.splice(0));
    if (problem !== undefined) throw new Error(`${name}, step ${record.choices.length}: ${problem}`);
  };
  playRandomly(rules, state, randomFor('players', seed), {
    name,
    mostSteps,
    events,
    clock,
    onStep({ seat, choice, by }) {
      look();
      record.choices.push(recordedChoice(seat, rules.writeChoice(choice), by));
    },
  });
  look();
  const replayed = replay(rules, record);
  if (!replayed.ok) throw new Error(`${name}: the replay is refused, ${JSON.stringify(replayed.problem)}`);
  if (canonicalJson(replayed.state) !== canonicalJson(state)) throw new Error(`${name}: the replay ends differently`);
  return state;
}

const MOST_STEPS = 5000;
