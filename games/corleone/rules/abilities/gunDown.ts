import type { Frozen, Reason, Seat } from '@omerta/kernel';
import { figureOn, NO_PLACE, nameOfPlace, type Place, placeNamed, shareTurf, touchesTurf } from '../board/places.ts';
import type { Content } from '../content.ts';
import { NO_FIGURE } from '../figures.ts';
import * as moves from '../moves.ts';
import { reasons } from '../reasons.ts';
import type { Table } from '../state.ts';
import type { AbilitiesTask } from '../tasks/task.ts';
import type { AbilityOf } from './compile.ts';
import { groupPlaces, remember } from './marks.ts';
import { chiefIsStillToBePlaced, leaveChief } from './placeNeutral.ts';
import type { AbilityRules } from './rules.ts';
import { eachTarget, isTarget, someTarget } from './targets.ts';

type GunDown = AbilityOf<'gunDown'>;

/** One figure; parts of a group stay in one turf, however many there are (Drive-By). */
export const gunDown: AbilityRules<GunDown> = {
  helps: (content, table, task, ability) =>
    chiefIsStillToBePlaced(content, table, task, ability.effect.scope) ||
    someTarget(table, place => whyNotTarget(content, table, task, ability, task.seat, place) === undefined),
  candidates(look, task, ability, list) {
    const fits = (place: Place) =>
      whyNotTarget(look.content, look.table, task, ability, look.seat, place) === undefined;
    eachTarget(look.content, look.table, fits, at => list.push({ kind: 'gunDown', at }));
  },
  whyNot(look, task, ability, choice) {
    if (choice.kind !== 'gunDown') return reasons.abilityNotHere;
    const place = placeNamed(look.content, look.table, choice.at);
    return whyNotTarget(look.content, look.table, task, ability, look.seat, place);
  },
  use(game, task, ability, choice) {
    if (choice.kind !== 'gunDown') return;
    const place = placeNamed(game.content, game.table, choice.at);
    moves.gunDown(game, task.seat, place);
    leaveChief(game.content, task, ability.effect.scope);
    const name = nameOfPlace(game.content, game.table, place);
    remember(game.table, task, ability, name, name);
  },
};

const whyNotTarget = (
  content: Content,
  table: Frozen<Table>,
  task: Frozen<AbilitiesTask>,
  { effect }: GunDown,
  seat: Seat,
  place: Place,
): Reason | undefined => {
  if (chiefIsStillToBePlaced(content, table, task, effect.scope)) return reasons.placeChiefFirst;
  if (place === NO_PLACE || figureOn(table, place) === NO_FIGURE) return reasons.nobodyThere;
  const owner = effect.target.owner === 'eachOpponent' ? 'opponent' : effect.target.owner;
  if (!isTarget(figureOn(table, place), owner, effect.target.kind, seat)) return reasons.notATarget;
  if (effect.scope === 'chiefTurf' && !touchesTurf(content, place, table.policeChief)) return reasons.outsideChiefTurf;
  if (effect.group === undefined) return undefined;
  const others = groupPlaces(content, table, task).map(name => placeNamed(content, table, name));
  return shareTurf(content, [...others, place]) ? undefined : reasons.bothInOneTurf;
};

/** Car Bomb: every opponent's figure in a turf, all or nothing (RN-04); neutrals and own figures are spared. */
export const bomb: AbilityRules<AbilityOf<'bomb'>> = {
  helps: (_content, table, task) =>
    someTarget(table, (_place, figure) => isTarget(figure, 'opponent', 'any', task.seat)),
  candidates(look, _task, _ability, list) {
    for (const { id } of look.content.turfs) list.push({ kind: 'turf', turf: id });
  },
  whyNot(look, _task, _ability, choice) {
    if (choice.kind !== 'turf') return reasons.abilityNotHere;
    const turf = look.content.turfIndex.get(choice.turf);
    if (turf === undefined) return reasons.notATurf;
    return someTarget(look.table, (place, figure) => isBombed(look.content, look.seat, turf, place, figure))
      ? undefined
      : reasons.noTargetInTurf;
  },
  use(game, task, _ability, choice) {
    if (choice.kind !== 'turf') return;
    const turf = game.content.turfIndex.get(choice.turf)!;
    const hit: Place[] = [];
    const passes = (place: Place, figure: number) => isBombed(game.content, task.seat, turf, place, figure);
    eachTarget(game.content, game.table, passes, (_name, place) => hit.push(place));
    for (const place of hit) moves.gunDown(game, task.seat, place);
  },
};

const isBombed = (content: Content, seat: Seat, turf: number, place: Place, figure: number): boolean =>
  isTarget(figure, 'opponent', 'any', seat) && touchesTurf(content, place, turf);
