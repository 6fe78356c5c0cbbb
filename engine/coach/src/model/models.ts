// The weights that come with the game, one file for each number of players.
import cashnguns4 from '@omerta/cashnguns/coach/models/4.json' with { type: 'json' };
import cashnguns5 from '@omerta/cashnguns/coach/models/5.json' with { type: 'json' };
import cashnguns6 from '@omerta/cashnguns/coach/models/6.json' with { type: 'json' };
import cashnguns7 from '@omerta/cashnguns/coach/models/7.json' with { type: 'json' };
import cashnguns8 from '@omerta/cashnguns/coach/models/8.json' with { type: 'json' };
import corleone2 from '@omerta/corleone/coach/models/2.json' with { type: 'json' };
import corleone3 from '@omerta/corleone/coach/models/3.json' with { type: 'json' };
import corleone4 from '@omerta/corleone/coach/models/4.json' with { type: 'json' };
import corleone5 from '@omerta/corleone/coach/models/5.json' with { type: 'json' };
import type { CoachGame } from '../coachGame.ts';
import { loadModel, type Model, type ModelFile } from './model.ts';

const FILES: readonly ModelFile[] = [
  corleone2,
  corleone3,
  corleone4,
  corleone5,
  cashnguns4,
  cashnguns5,
  cashnguns6,
  cashnguns7,
  cashnguns8,
];

export function modelFor(game: CoachGame, players: number): Model {
  const file = FILES.find(each => each.game === game.rules.id && each.players === players);
  if (file === undefined) throw new Error(`There is no model of ${game.rules.id} for ${players} players`);
  return loadModel(game, file);
}
