import { type Seat, seatName } from '@omerta/kernel';
import type { Complain } from '@omerta/kernel/shape';
import { woundsToDie } from '../hits.ts';
import { ROUNDS } from '../numbers.ts';
import { countAlive, fromGodfather } from '../seating.ts';
import { type Down, NO_SEAT, type State, type Table } from '../state.ts';
import { willFire } from '../tasks/unfired.ts';
import { isFrom, type Moment } from './moment.ts';

/** Whether players are alive, standing, aiming and loaded as they can be at this moment of the round. */
export const checkPlayers = ({ table }: State, complain: Complain): void => {
  checkRound(table, complain);
  for (const [seat, player] of table.seats.entries()) {
    const field = `seats.${seatName(seat)}`;
    const limit = woundsToDie(player);
    if (player.alive && player.wounds >= limit) complain(`${field}.wounds`, `${limit} wounds eliminate (6f)`);
    if (!player.alive && player.wounds < limit) complain(`${field}.alive`, `needs ${limit} wounds (6f)`);
    if ((player.suffered === undefined) === (table.house.tieBreak === 'suffered'))
      complain(`${field}.suffered`, 'is there if the wounds suffered break ties (AMB-33), and only then');
    if (player.suffered !== undefined && player.suffered < player.wounds)
      complain(`${field}.suffered`, 'cannot be fewer than the wounds held');
    checkDown(table, seat, complain);
    checkTarget(table, seat, complain);
    checkFront(table, seat, complain);
  }
};

const checkRound = (table: Table, complain: Complain): void => {
  const { stage, round, token, nextGodfather, godfather, seats } = table;
  const alive = countAlive(table);
  if ((stage === 'talents') !== (round === 0))
    complain('round', stage === 'talents' ? 'must be 0 before the first round' : 'must be 1 to 8');
  if (stage !== 'over' && alive < 2) complain('stage', `must be over: ${alive} of the players are alive (E8)`);
  if (stage === 'over' && alive > 1 && round < ROUNDS)
    complain('stage', `cannot be over in round ${round} with ${alive} players alive (E1)`);
  if (!seats[godfather]!.alive && isFrom(table, 'loot') && !isFrom(table, 'shot'))
    complain('godfather', 'is eliminated, but a round begins with a living Godfather (AMB-19)');
  if (!token && isFrom(table, 'loot') && !isFrom(table, 'sharing'))
    complain('token', 'must be true before the sharing (1b)');
  if (nextGodfather !== NO_SEAT && (token || !isFrom(table, 'sharing')))
    complain('nextGodfather', 'must be missing: the token is not taken yet');
};

/** When a figure can lie down at the earliest. */
const downFrom: Readonly<Record<Exclude<Down, ''>, Moment>> = {
  satOut: 'aimed',
  ducked: 'effects',
  wounded: 'shot',
};

const checkDown = (table: Table, seat: Seat, complain: Complain): void => {
  const { alive, down } = table.seats[seat]!;
  const field = `seats.${seatName(seat)}.down`;
  if (down === '') return;
  if (!isFrom(table, downFrom[down])) complain(field, `cannot be ${down} yet in the stage ${table.stage}`);
  if (!alive && down !== 'wounded') complain(field, `the eliminated cannot be ${down}`);
  if (down === 'satOut' && table.house.tooSlow !== 'sitOut') complain(field, 'cannot be satOut at this table (AMB-04)');
};

const checkTarget = (table: Table, seat: Seat, complain: Complain): void => {
  const { alive, down, target, talent } = table.seats[seat]!;
  const field = `seats.${seatName(seat)}.target`;
  const isInRound = alive && down !== 'satOut';
  if (target === NO_SEAT) {
    const mayHaveNoTarget = table.house.tooSlow === 'noTarget' || talent === 'kid' || !isInRound;
    if (isFrom(table, 'aimed') && !isFrom(table, 'shot') && !mayHaveNoTarget)
      complain(field, 'is missing: the targets have been shown (3a)');
  } else if (!isFrom(table, 'aimed')) complain(field, 'must be missing: the targets are not shown yet');
  else if (down === 'satOut' || (!alive && down !== 'wounded'))
    complain(field, 'must be missing: the player is not in this round');
  else if (target === seat) complain(field, 'must be another player (3a)');
  else if (!isFrom(table, 'shot') && !table.seats[target]!.alive)
    complain(field, `${seatName(target)} is eliminated (3a)`);
  else if (table.agenda.some(task => task.kind === 'kid' && task.seat === seat))
    complain(field, 'must be missing: the Kid aims later (T-KID)');
};

const checkFront = (table: Table, seat: Seat, complain: Complain): void => {
  const { loaded } = table.seats[seat]!;
  const field = `seats.${seatName(seat)}.front`;
  if (loaded && !hasFront(table, seat)) complain(field, `no card lies in front of ${seatName(seat)} now`);
  if (!loaded && hasFront(table, seat)) complain(field, 'is missing: the cards have been played (2a)');
};

/** From the choice of bullets until the shot; cards that will not be fired are discarded one by one (§3.6). */
const hasFront = (table: Table, seat: Seat): boolean => {
  const { alive, down } = table.seats[seat]!;
  if (!alive || down === 'satOut' || !isFrom(table, 'aiming') || isFrom(table, 'shot')) return false;
  const unfired = table.agenda.find(task => task.kind === 'unfired');
  const isDealtWith = Array.from({ length: unfired?.step ?? 0 }, (_, step) => fromGodfather(table, step)).includes(
    seat,
  );
  const isAsked = table.agenda.some(task => task.kind === 'smart' && task.seat === seat);
  return !isDealtWith || isAsked || willFire(table, seat);
};
