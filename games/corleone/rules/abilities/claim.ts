import type { Seat } from '@omerta/kernel';
import { canMoveMarkerTo, hasFigureIn } from '../board/turfs.ts';
import type { Content } from '../content.ts';
import type { Look } from '../game.ts';
import * as moves from '../moves.ts';
import { reasons } from '../reasons.ts';
import type { AbilityOf } from './compile.ts';
import type { AbilityRules } from './rules.ts';

/** Stake a Claim (RN-23, RN-32). */
export const claim: AbilityRules<AbilityOf<'placeControlMarker'>> = {
  helps: (content, table, task) =>
    content.turfs.some(
      (_turf, turf) => hasFigureIn(content, table, task.seat, turf) && canMark(content, table, task.seat, turf),
    ),
  candidates(look, _task, _ability, list) {
    for (const { id } of look.content.turfs) list.push({ kind: 'turf', turf: id });
  },
  whyNot(look, _task, _ability, choice) {
    if (choice.kind === 'marker' && look.table.seats[look.seat]!.markers > 0) return reasons.useReserveMarker;
    if (choice.kind !== 'turf') return reasons.abilityNotHere;
    const turf = look.content.turfIndex.get(choice.turf);
    if (turf === undefined) return reasons.notATurf;
    if (!hasFigureIn(look.content, look.table, look.seat, turf)) return reasons.noFigureOfYours;
    return canMark(look.content, look.table, look.seat, turf) ? undefined : reasons.turfAlreadyYours;
  },
  use(game, task, _ability, choice) {
    if (choice.kind === 'turf') moves.placeMarker(game, task.seat, game.content.turfIndex.get(choice.turf)!);
  },
};

/** Whether a marker can come to this turf, from the reserve or from the board. */
const canMark = (content: Content, table: Look['table'], seat: Seat, turf: number): boolean =>
  table.seats[seat]!.markers > 0 || canMoveMarkerTo(content, table, seat, turf);
