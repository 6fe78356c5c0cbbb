import { randomFor } from '@omerta/bots';
import type { Seat } from '@omerta/kernel';
import type { CoachGame } from '../coachGame.ts';
import { type Model, sharesIn } from '../model/model.ts';
import type { Timeline } from './timeline.ts';

/** What a seat could expect from all it had seen: the mean over many worlds that fit. */
export function fairShare(
  game: CoachGame,
  model: Model,
  { states, memories }: Timeline,
  step: number,
  seat: Seat,
  { seed, worlds }: { readonly seed: number; readonly worlds: number },
): number {
  const { rules } = game;
  if (rules.outcome(states[step]) !== undefined) return sharesIn(game, model, states[step])[seat]!;
  const random = randomFor('fair', seed, seat); // the same luck at every step, so that only the game changes the curve
  const view = rules.viewFor(states[step], seat);
  let sum = 0;
  for (let world = 0; world < worlds; world += 1) {
    sum += sharesIn(game, model, game.imagine(view, memories[step]![seat], random))[seat]!;
  }
  return sum / worlds;
}
