import { type Frozen, has, NO_SEATS, type Seat, type Seats, seatName, without, withSeat } from '@omerta/kernel';
import { countOnBoard, countPlaces, figureOn, NO_PLACE, nameOfPlace, placeNamed } from '../board/places.ts';
import { belongsTo } from '../figures.ts';
import type { Game, Look } from '../game.ts';
import { gunDown } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { Table } from '../state.ts';
import type { TaskRules } from './rules.ts';
import type { SettleTask } from './task.ts';

/** RN-18: opponents with a figure on the board pick one of their own, all at once. */
export const askForFigures = (game: Game, seat: Seat): void => {
  let asked: Seats = NO_SEATS;
  let waiting: Seats = NO_SEATS;
  for (let other: Seat = 0; other < game.table.players; other += 1) {
    const figures = other === seat ? 0 : countOnBoard(game.table, other);
    if (figures > 0) asked = withSeat(asked, other);
    if (figures > 1) waiting = withSeat(waiting, other);
    // All can see that a single figure is the only one to pick.
    if (figures === 1) game.own[other]!.pick = placesOf(game, other)[0]!;
  }
  game.table.agenda.push({ kind: 'settle', seat, asked, waiting });
};

export const hasPickableOpponent = (table: Frozen<Table>, seat: Seat): boolean =>
  table.seats.some((_player, other) => other !== seat && countOnBoard(table, other) > 0);

export const settle: TaskRules<SettleTask> = {
  advance(game, task) {
    if (task.waiting !== NO_SEATS) return 'waiting';
    const picks = game.own.map((own, seat) => (has(task.asked, seat) ? own.pick : undefined));
    game.events?.push({ kind: 'scoreSettled', seat: task.seat, picks });
    for (const [seat, pick] of picks.entries()) {
      if (pick === undefined) continue;
      game.own[seat]!.pick = undefined;
      gunDown(game, task.seat, placeNamed(game.content, game.table, pick));
    }
    return 'finished';
  },
  question: {
    waitsFor: task => task.waiting,
    prompt: (_look, task) => ask('settle', { player: seatName(task.seat) }),
    choices(look, _task, list) {
      for (const at of placesOf(look, look.seat)) list.push({ kind: 'pick', at });
    },
    whyNot(look, _task, choice) {
      if (choice.kind === 'skip' || choice.kind === 'done') return reasons.cannotDecline;
      if (choice.kind !== 'pick') return reasons.pickOwnFigure;
      const place = placeNamed(look.content, look.table, choice.at);
      const isOwn = place !== NO_PLACE && belongsTo(figureOn(look.table, place), look.seat);
      return isOwn ? undefined : reasons.pickOwnFigure;
    },
    choose(game, task, seat, choice) {
      if (choice.kind !== 'pick') return;
      game.own[seat]!.pick = choice.at;
      task.waiting = without(task.waiting, seat);
      game.events?.push({ kind: 'figureChosen', seat });
    },
    timeOut(look) {
      const figureAt = (at: string) => figureOn(look.table, placeNamed(look.content, look.table, at));
      const [at] = placesOf(look, look.seat).sort((one, other) => figureAt(one) - figureAt(other)); // thugs come first
      return { kind: 'pick', at: at! };
    },
  },
};

/** Where a seat's figures stand. */
const placesOf = ({ content, table }: Pick<Look, 'content' | 'table'>, seat: Seat): string[] => {
  const places: string[] = [];
  for (let place = 0; place < countPlaces(table); place += 1) {
    if (belongsTo(figureOn(table, place), seat)) places.push(nameOfPlace(content, table, place));
  }
  return places;
};
