import type { Frozen, Reason } from '@omerta/kernel';
import {
  countPlaces,
  figureOn,
  isClosed,
  isFree,
  isThugSpace,
  NO_PLACE,
  nameOfPlace,
  type Place,
  placeNamed,
  touchesTurf,
} from '../board/places.ts';
import type { Content } from '../content.ts';
import { NO_FIGURE } from '../figures.ts';
import * as moves from '../moves.ts';
import { reasons } from '../reasons.ts';
import { shakeDownAt } from '../shakedown.ts';
import type { Table } from '../state.ts';
import type { AbilitiesTask } from '../tasks/task.ts';
import type { AbilityOf } from './compile.ts';
import { placesMovedTo, remember, vacatedSpace } from './marks.ts';
import { chiefIsStillToBePlaced, leaveChief } from './placeNeutral.ts';
import type { AbilityRules } from './rules.ts';
import { eachTarget, isTarget } from './targets.ts';

type Move = AbilityOf<'move'>;

/** A figure on the board goes to an empty space of its kind (RN-12, RN-13, RN-17). */
export const move: AbilityRules<Move> = {
  helps(content, table, task, ability) {
    if (chiefIsStillToBePlaced(content, table, task, ability.effect.from)) return true;
    for (let from = 0; from < countPlaces(table); from += 1) {
      if (figureOn(table, from) === NO_FIGURE || whyNotFrom(content, table, task, ability, from) !== undefined)
        continue;
      for (let to = 0; to < countPlaces(table); to += 1) {
        if (whyNotTo(content, table, task, ability, from, to) === undefined) return true;
      }
    }
    return false;
  },
  candidates(look, task, ability, list) {
    const { content, table } = look;
    const fits = (place: Place) => whyNotFrom(content, table, task, ability, place) === undefined;
    eachTarget(content, table, fits, (from, place) => {
      for (let to = 0; to < countPlaces(table); to += 1) {
        if (whyNotTo(content, table, task, ability, place, to) === undefined) {
          list.push({ kind: 'move', from, to: nameOfPlace(content, table, to) });
        }
      }
    });
  },
  whyNot(look, task, ability, choice) {
    if (choice.kind !== 'move') return reasons.abilityNotHere;
    const { content, table } = look;
    const from = placeNamed(content, table, choice.from);
    const to = placeNamed(content, table, choice.to);
    return whyNotFrom(content, table, task, ability, from) ?? whyNotTo(content, table, task, ability, from, to);
  },
  use(game, task, ability, choice) {
    if (choice.kind !== 'move') return;
    const from = placeNamed(game.content, game.table, choice.from);
    const to = placeNamed(game.content, game.table, choice.to);
    moves.moveFigure(game, task.seat, from, to);
    leaveChief(game.content, task, ability.effect.from);
    // Usurp refers to the space that was left, Meeting of the Five Families to the figure that moved.
    remember(game.table, task, ability, ability.effect.count === 2 ? choice.to : choice.from, choice.from, choice.to);
    if (ability.effect.then !== null) shakeDownAt(game, task.seat, to);
  },
};

const whyNotFrom = (
  content: Content,
  table: Frozen<Table>,
  task: Frozen<AbilitiesTask>,
  ability: Move,
  from: Place,
): Reason | undefined => {
  const { effect } = ability;
  if (chiefIsStillToBePlaced(content, table, task, effect.from)) return reasons.placeChiefFirst;
  if (effect.to === 'vacatedSpace' && vacatedSpace(table, task, ability) === '') return reasons.onlyVacatedSpace;
  if (from === NO_PLACE || figureOn(table, from) === NO_FIGURE) {
    return effect.owner === 'self' ? reasons.mustBeOnBoard : reasons.nobodyThere;
  }
  if (!isTarget(figureOn(table, from), effect.owner, effect.kind, task.seat)) return reasons.notATarget;
  if (placesMovedTo(content, table, task).includes(nameOfPlace(content, table, from)))
    return reasons.twoDifferentFigures;
  if (effect.from === 'chiefTurf' && !touchesTurf(content, from, table.policeChief)) return reasons.outsideChiefTurf;
  return undefined;
};

const whyNotTo = (
  content: Content,
  table: Frozen<Table>,
  task: Frozen<AbilitiesTask>,
  ability: Move,
  from: Place,
  to: Place,
): Reason | undefined => {
  const { effect } = ability;
  if (to === NO_PLACE || isThugSpace(from) !== isThugSpace(to)) return reasons.spaceOfItsKind;
  if (isClosed(content, table, to)) return reasons.threePlayersOnly;
  if (!isFree(content, table, to)) return reasons.spaceOccupied;
  if (effect.to === 'vacatedSpace' && nameOfPlace(content, table, to) !== vacatedSpace(table, task, ability))
    return reasons.onlyVacatedSpace;
  if (effect.to === 'emptyThugSpaceOutsideThatTurf' && touchesTurf(content, to, table.policeChief)) {
    return reasons.mustLeaveChiefTurf;
  }
  return undefined;
};
