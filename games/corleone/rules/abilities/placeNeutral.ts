import type { Frozen, Reason } from '@omerta/kernel';
import {
  countPlaces,
  isClosed,
  isFree,
  isThugSpace,
  NO_PLACE,
  nameOfPlace,
  type Place,
  placeNamed,
  whereIs,
} from '../board/places.ts';
import { type Content, IN_PARK, NOWHERE } from '../content.ts';
import { neutralFigure } from '../figures.ts';
import type { Game } from '../game.ts';
import * as moves from '../moves.ts';
import type { EffectOf } from '../pack/pack.ts';
import { reasons } from '../reasons.ts';
import { shakeDownAt } from '../shakedown.ts';
import type { Table } from '../state.ts';
import type { AbilitiesTask } from '../tasks/task.ts';
import type { AbilityOf } from './compile.ts';
import { placesMovedTo, remember } from './marks.ts';
import type { AbilityRules } from './rules.ts';

type Effect = EffectOf<'placeNeutral'>;

/** RN-15: parts about "that turf" wait for the Police Chief, unless he stands in one already. */
export const chiefIsStillToBePlaced = (
  content: Content,
  table: Frozen<Table>,
  task: Frozen<AbilitiesTask>,
  scope: string | undefined,
): boolean => scope === 'chiefTurf' && table.policeChief === NOWHERE && task.left.some(key => isPlacing(content, key));

/** RN-15: "that turf" is the one where he stands afterwards, so a player who has used it places him no more. */
export const leaveChief = (content: Content, task: AbilitiesTask, scope: string | undefined): void => {
  if (scope === 'chiefTurf') task.left = task.left.filter(key => !isPlacing(content, key));
};

const isPlacing = (content: Content, key: string): boolean => content.abilities.get(key)?.op === 'placeNeutral';

/** L2, L3: a neutral figure is placed, or moved if it is on the board. */
export const placeNeutral: AbilityRules<AbilityOf<'placeNeutral'>> = {
  helps(content, table, task, { effect }) {
    if (isDown(table, effect) || isMoved(content, table, task, effect)) return false;
    if (effect.where === 'insideAnyTurf') return true;
    for (let place = 0; place < countPlaces(table); place += 1) {
      if (whyNotPlace(content, table, effect, place) === undefined) return true;
    }
    return false;
  },
  candidates(look, _task, { effect }, list) {
    const { content, table } = look;
    if (effect.where === 'insideAnyTurf') {
      for (const { id } of content.turfs) list.push({ kind: 'place', at: id });
      return;
    }
    for (let place = 0; place < countPlaces(table); place += 1) {
      if (whyNotPlace(content, table, effect, place) === undefined) {
        list.push({ kind: 'place', at: nameOfPlace(content, table, place) });
      }
    }
  },
  whyNot(look, task, { effect }, choice) {
    if (choice.kind !== 'place') return reasons.abilityNotHere;
    const { content, table } = look;
    if (isDown(table, effect)) return reasons.neutralInHudson;
    if (isMoved(content, table, task, effect)) return reasons.twoDifferentFigures;
    if (effect.where === 'insideAnyTurf') return content.turfIndex.has(choice.at) ? undefined : reasons.notATurf;
    if (effect.where === 'emptyThugSpace' && content.businesses.get(choice.at)?.turf === IN_PARK)
      return reasons.noThugSpaceInPark;
    return whyNotPlace(content, table, effect, placeNamed(content, table, choice.at));
  },
  use(game, task, ability, choice) {
    if (choice.kind !== 'place') return;
    const { effect } = ability;
    if (effect.where === 'insideAnyTurf') {
      moves.placePoliceChief(game, task.seat, game.content.turfIndex.get(choice.at)!);
      return;
    }
    remember(game.table, task, ability, '', choice.at);
    placeAndShakeDown(game, task, effect, placeNamed(game.content, game.table, choice.at));
  },
};

const placeAndShakeDown = (game: Game, task: AbilitiesTask, effect: Effect, place: Place): void => {
  moves.placeNeutral(game, task.seat, neutralFigure(effect.figure), place);
  shakeDownAt(game, task.seat, place);
};

/** RN-12: another part of the card has moved it. */
const isMoved = (content: Content, table: Frozen<Table>, task: Frozen<AbilitiesTask>, effect: Effect): boolean => {
  const place = whereIs(table, neutralFigure(effect.figure));
  return place !== NO_PLACE && placesMovedTo(content, table, task).includes(nameOfPlace(content, table, place));
};

/** RN-14. */
const isDown = (table: Frozen<Table>, effect: Effect): boolean => table.hudson.includes(neutralFigure(effect.figure));

const whyNotPlace = (content: Content, table: Frozen<Table>, effect: Effect, place: Place): Reason | undefined => {
  const wantsThugSpace = effect.where === 'emptyThugSpace';
  if (place === NO_PLACE) return wantsThugSpace ? reasons.noBusinessThere : reasons.noSuchFamilySpace;
  if (isThugSpace(place) !== wantsThugSpace) return reasons.spaceOfItsKind;
  if (isClosed(content, table, place)) return reasons.threePlayersOnly;
  if (isFree(content, table, place)) return undefined;
  return wantsThugSpace ? reasons.thugSpaceOccupied : reasons.familySpaceOccupied;
};
