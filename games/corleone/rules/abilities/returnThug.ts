import { figureOn, isThugSpace, NO_PLACE, placeNamed, putFigure } from '../board/places.ts';
import { figureOf, NO_FIGURE } from '../figures.ts';
import { reasons } from '../reasons.ts';
import type { AbilityOf } from './compile.ts';
import type { AbilityRules } from './rules.ts';

/** Lay Low: a thug on the board goes back to the reserve. */
export const returnThug: AbilityRules<AbilityOf<'returnThug'>> = {
  helps: (_content, table, task) => table.thugSpaces.includes(figureOf(task.seat, 'thug')),
  candidates(look, task, _ability, list) {
    for (const [turf, { printed }] of look.content.turfs.entries()) {
      if (look.table.thugSpaces[turf * 2] === figureOf(task.seat, 'thug'))
        list.push({ kind: 'return', at: printed.id });
      if (look.table.thugSpaces[turf * 2 + 1] === figureOf(task.seat, 'thug')) {
        list.push({ kind: 'return', at: look.table.tiles[turf]! });
      }
    }
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
