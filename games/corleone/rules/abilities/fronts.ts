import { NO_PLACE, placeNamed } from '../board/places.ts';
import { reasons } from '../reasons.ts';
import { shakeDownFront, shakeDownTurfBacks } from '../shakedown.ts';
import { NO_TILE } from '../state.ts';
import type { AbilityOf } from './compile.ts';
import { frontsUsed, remember } from './marks.ts';
import type { AbilityRules } from './rules.ts';

/** Shakedown, Citywide Racket: the front of any business, even an occupied one; no figure is placed. */
export const front: AbilityRules<AbilityOf<'front'>> = {
  helps: () => true,
  candidates(look, _task, _ability, list) {
    for (const [turf, { printed }] of look.content.turfs.entries()) {
      list.push({ kind: 'front', business: printed.id });
      const tile = look.table.tiles[turf]!;
      if (tile !== NO_TILE) list.push({ kind: 'front', business: tile });
    }
  },
  whyNot(look, task, _ability, choice) {
    if (choice.kind !== 'front') return reasons.abilityNotHere;
    const business = look.content.businesses.get(choice.business);
    if (business !== undefined && business.front === undefined) return reasons.noFront;
    if (placeNamed(look.content, look.table, choice.business) === NO_PLACE || business === undefined)
      return reasons.noBusinessThere;
    const isUsed = frontsUsed(look.content, look.table, task).includes(choice.business);
    return isUsed ? reasons.twoDifferentBusinesses : undefined;
  },
  use(game, task, ability, choice) {
    if (choice.kind !== 'front') return;
    remember(game.table, task, ability, choice.business, choice.business);
    game.events?.push({ kind: 'frontUsed', seat: task.seat, business: choice.business });
    shakeDownFront(game, task.seat, choice.business);
  },
};

/** Protection Racket: the backs of one turf. */
export const backs: AbilityRules<AbilityOf<'shakeDownBacks'>> = {
  helps: () => true,
  candidates(look, _task, _ability, list) {
    for (const { id } of look.content.turfs) list.push({ kind: 'turf', turf: id });
  },
  whyNot(look, _task, _ability, choice) {
    if (choice.kind !== 'turf') return reasons.abilityNotHere;
    return look.content.turfIndex.has(choice.turf) ? undefined : reasons.notATurf;
  },
  use(game, task, _ability, choice) {
    if (choice.kind === 'turf') shakeDownTurfBacks(game, task.seat, game.content.turfIndex.get(choice.turf)!);
  },
};
