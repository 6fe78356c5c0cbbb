import type { Reason } from '@omerta/kernel';
import { businessesAround } from '../board/backs.ts';
import { isClosed, placeOfSpace } from '../board/places.ts';
import type { Content } from '../content.ts';
import { figureOf, type Member, NO_FIGURE } from '../figures.ts';
import { removeOne } from '../moves.ts';
import { reasons } from '../reasons.ts';
import { shakeDownBacks } from '../shakedown.ts';
import type { Action } from './action.ts';

/** M1, M3, M5: on an empty family space. */
export const playMember: Action<'member'> = {
  choices({ content, table, seat }, list) {
    for (const member of table.seats[seat]!.members) {
      for (let space = 0; space < content.spaces.length; space += 1) {
        if (table.familySpaces[space] !== NO_FIGURE || isClosed(content, table, placeOfSpace(space))) continue;
        list.push({ kind: 'member', member, space: content.spaces[space]!.id });
      }
    }
  },
  whyNot({ content, table, seat }, { member, space: name }) {
    if (!table.seats[seat]!.members.includes(member)) return whyNotInReserve(content, table.act, member);
    const space = content.spaceIndex.get(name);
    if (space === undefined) return reasons.noSuchFamilySpace;
    if (isClosed(content, table, placeOfSpace(space))) return reasons.threePlayersOnly;
    return table.familySpaces[space] === NO_FIGURE ? undefined : reasons.familySpaceOccupied;
  },
  perform(game, seat, { member, space: name }) {
    const { content, table } = game;
    const space = content.spaceIndex.get(name)!;
    removeOne(table.seats[seat]!.members, member);
    table.familySpaces[space] = figureOf(seat, member);
    game.events?.push({
      kind: 'memberPlayed',
      seat,
      member,
      space: name,
      count: businessesAround(content, table, space).length,
    });
    shakeDownBacks(game, seat, space);
  },
};

/** S7: not yet, or not any more. */
const whyNotInReserve = (content: Content, act: number, member: Member): Reason => {
  const joins = content.pack.acts.find(each => each.newFamilyMember === member);
  if (joins === undefined || joins.act <= act) return reasons.memberNotInReserve;
  const reason = member === 'heir' ? reasons.heirJoinsLater : reasons.consigliereJoinsLater;
  return { ...reason, values: { act: joins.act } };
};
