import type { CoachGame } from '../coachGame.ts';
import { loadModel, type Model } from './model.ts';

/** From the weights that come with the game. */
export function modelFor(game: CoachGame, players: number): Model {
  const file = game.models.find(each => each.players === players);
  if (file === undefined) throw new Error(`There is no model of ${game.rules.id} for ${players} players`);
  return loadModel(game, file);
}
