// The answers of all players to the secret questions of a round in one line: { A: 'bang>B', C: 'click>A duck' }.
import type { Letter } from '../rules/letters.ts';
import type { Given } from '../rules/scenario/givenShape.ts';
import { answer, PLANNED, type Plans, shareAll as share } from '../rules/scenario/plans.ts';
import { cashWith, play, type Story, throwAny } from './cashWith.ts';

export type { Plans };

export const bullets = (game: Story, plans: Plans = {}): void => throwAny(answer(game, plans, PLANNED.bullets));
export const aims = (game: Story, plans: Plans = {}): void => throwAny(answer(game, plans, PLANNED.aims));
export const courage = (game: Story, plans: Plans = {}): void => throwAny(answer(game, plans, PLANNED.courage));

/** Stages 2 to 5. The Cunning keeps his card and the Godfather declines. */
export const round = (game: Story, plans: Plans = {}): void => throwAny(answer(game, plans, PLANNED.round));

/** A game in which stages 2 to 5 were played. */
export const afterRound = (given: Given, plans: Plans): Story => {
  const game = cashWith(given);
  round(game, plans);
  return game;
};

/** "A bill20", "C clip+aid": the player who is named takes a share, or two. */
export const take = (game: Story, ...takes: readonly string[]): void => {
  for (const each of takes) play(game, each[0] as Letter, `take:${each.slice(2)}`);
};

/** Each player takes the first share there is; the clock answers all other prompts. Returns the order of the takers. */
export const shareAll = (game: Story): string => {
  const { order, problems } = share(game);
  throwAny(problems);
  return order;
};
