import { exists, NO_PLACE, nameOfPlace, placeNamed, THUG_SPACES } from '../board/places.ts';
import { IN_PARK } from '../content.ts';
import { figureOf, NO_FIGURE } from '../figures.ts';
import { reasons } from '../reasons.ts';
import { shakeDownFront } from '../shakedown.ts';
import type { Action } from './action.ts';

/** T1: on the empty thug space of a business. */
export const playThug: Action<'thug'> = {
  choices({ content, table, seat }, list) {
    if (table.seats[seat]!.thugs === 0) return;
    for (let space = 0; space < THUG_SPACES; space += 1) {
      if (!exists(table, space) || table.thugSpaces[space] !== NO_FIGURE) continue;
      list.push({ kind: 'thug', business: nameOfPlace(content, table, space) });
    }
  },
  whyNot({ content, table, seat }, { business }) {
    if (content.businesses.get(business)?.turf === IN_PARK) return reasons.noThugSpaceInPark;
    const place = placeNamed(content, table, business);
    if (place === NO_PLACE || place >= THUG_SPACES) return reasons.noBusinessThere;
    if (table.seats[seat]!.thugs === 0) return reasons.noThugInReserve;
    return table.thugSpaces[place] === NO_FIGURE ? undefined : reasons.thugSpaceOccupied;
  },
  perform(game, seat, { business }) {
    const { content, table } = game;
    table.seats[seat]!.thugs -= 1;
    table.thugSpaces[placeNamed(content, table, business)] = figureOf(seat, 'thug');
    game.events?.push({ kind: 'thugPlayed', seat, business });
    shakeDownFront(game, seat, business);
  },
};
