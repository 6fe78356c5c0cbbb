import { figureOn, isThugSpace, NO_PLACE, type Place, placeNamed, putFigure } from '../board/places.ts';
import { type Figure, figureOf, NO_FIGURE } from '../figures.ts';
import { reasons } from '../reasons.ts';
import type { AbilityOf } from './compile.ts';
import type { AbilityRules } from './rules.ts';
import { eachTarget } from './targets.ts';

/** Lay Low: a thug on the board goes back to the reserve. */
export const returnThug: AbilityRules<AbilityOf<'returnFigure'>> = {
  helps: (_content, table, task) => table.thugSpaces.includes(figureOf(task.seat, 'thug')),
  candidates(look, task, _ability, list) {
    const thug = figureOf(task.seat, 'thug');
    const isThug = (_place: Place, figure: Figure) => figure === thug;
    eachTarget(look.content, look.table, isThug, at => list.push({ kind: 'return', at }));
  },
  whyNot(look, task, _ability, choice) {
    if (choice.kind !== 'return') return reasons.abilityNotHere;
    const place = placeNamed(look.content, look.table, choice.at);
    if (place === NO_PLACE || !isThugSpace(place) || figureOn(look.table, place) === NO_FIGURE)
      return reasons.mustBeOnBoard;
    return figureOn(look.table, place) === figureOf(task.seat, 'thug') ? undefined : reasons.notATarget;
  },
  use(game, task, _ability, choice) {
    if (choice.kind !== 'return') return;
    putFigure(game.table, placeNamed(game.content, game.table, choice.at), NO_FIGURE);
    game.table.seats[task.seat]!.thugs += 1;
    game.events?.push({
      kind: 'figureReturned',
      seat: task.seat,
      figure: figureOf(task.seat, 'thug'),
      from: choice.at,
    });
  },
};
