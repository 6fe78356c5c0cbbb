import type { Content } from '../rules/content.ts';
import { fullBaseline } from '../rules/invariants/baseline.ts';
import { watchInvariants } from '../rules/invariants/watchInvariants.ts';
import { rulesFor } from '../rules/rules.ts';
import { randomSteps, type Step } from './randomSteps.ts';

/** The invariants that break when `change` is made right after the first step of a random game that fits `when`. */
export const plantDefect = (
  content: Content,
  players: number,
  when: (step: Step) => boolean,
  change: (step: Step) => unknown,
): string[] => {
  for (let seed = 0; seed < MOST_GAMES; seed += 1) {
    const steps = randomSteps(rulesFor(content), players, seed);
    const start = steps.next().value!.state;
    const watch = watchInvariants(content, start, fullBaseline(content, players));
    for (const step of steps) {
      const fits = when(step);
      if (fits) change(step);
      const found = new Set(watch.after(step.state, step.events).map(({ id }) => id));
      if (fits) return [...found].sort();
      if (found.size > 0) throw new Error(`${[...found]} before anything was planted`);
    }
  }
  throw new Error('The moment for the defect never came');
};

const MOST_GAMES = 40;

/** In the middle of an act's family business. */
export const inAct =
  (act: number) =>
  ({ state, events }: Step): boolean =>
    state.table.act === act && state.table.phase === 'family' && !events.some(event => event.kind === 'phaseBegan');

/** That phase has begun in this step. */
export const begins =
  (phase: Step['state']['table']['phase']) =>
  ({ events }: Step): boolean =>
    events.some(event => event.kind === 'phaseBegan' && event.phase === phase);

export const isOver = ({ state }: Step): boolean => state.table.phase === 'over';
