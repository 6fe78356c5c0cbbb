import { type Seat, seatName } from '@omerta/kernel';
import type { Complain } from '@omerta/kernel/shape';
import { isKept, NEW_GODFATHER, type Share } from '../loot.ts';
import { hasTalent, isStanding, ownerOf } from '../seating.ts';
import { NO_SEAT, type Table } from '../state.ts';
import type { DictatorTask, JunkTask, ReloadTask, ResolveTask, SharingTask, Task } from '../tasks/task.ts';

/** Stage 7: who takes in which order, what is being taken and what it does. */
export const checkSharing = (table: Table, complain: Complain): void => {
  const sharing = table.agenda.find(isSharing)!;
  for (const [at, task] of table.agenda.entries()) {
    const here: Complain = (field, message) => complain(`agenda[${at}].${field}`, message);
    const isLast = at === table.agenda.length - 1;
    if (task.kind === 'sharing') checkOrder(table, task, isLast, here);
    if (task.kind === 'dictator' && isLast) checkDeclared(table, task, sharing, here);
    if (task.kind === 'resolve') checkTaken(table, task, here);
    if (task.kind === 'junk') checkSwap(table, task, sharing, here);
    if (task.kind === 'reload') checkReload(table, task, isLast, here);
  }
};

/** From the Godfather on, without regard to those left out. */
export const isClockwise = ({ godfather, players }: Table, seats: readonly Seat[]): boolean => {
  const steps = seats.map(seat => (seat - godfather + players) % players);
  return steps.every((step, at) => at === 0 || step > steps[at - 1]!);
};

const isSharing = (task: Task): task is SharingTask => task.kind === 'sharing';

const checkOrder = (table: Table, task: SharingTask, isLast: boolean, complain: Complain): void => {
  for (const [at, seat] of task.order.entries())
    if (!isStanding(table.seats[seat]!))
      complain(`order[${at}]`, `${seatName(seat)} does not stand and takes no share (7b)`);
  if (!isClockwise(table, task.order)) complain('order', 'must be in order from the Godfather clockwise (7a)');
  for (const [seat, player] of table.seats.entries())
    if (isStanding(player) && !task.order.includes(seat) && (task.greedyOpen || player.talent !== 'greedy'))
      complain('order', `${seatName(seat)} stands and is missing (7b)`);
  if (task.at >= Math.max(1, task.order.length)) complain('at', `must be less than ${Math.max(1, task.order.length)}`);
  if (isLast && !table.token && table.nextGodfather === NO_SEAT)
    complain('kind', 'the token is taken: nextGodfather is missing (7e)');
  if (task.banned !== '' && !(isLast && task.dictatorUsed))
    complain('banned', 'a ban is for the turn in which the Dictator spoke (AMB-41)');
};

const checkDeclared = (table: Table, task: DictatorTask, sharing: SharingTask, complain: Complain): void => {
  if (sharing.dictatorUsed) complain('kind', 'the Dictator has forbidden something in this sharing (T-DIC)');
  if (task.seat === task.taker || !isStanding(table.seats[task.seat]!))
    complain('seat', 'the Dictator stands and forbids what another player takes (T-DIC)');
  if (sharing.order[sharing.at] !== task.taker) complain('taker', `it is not the turn of ${seatName(task.taker)}`);
  const [one, two] = task.shares;
  const lie = (share: Share | undefined, count: number): boolean =>
    share === undefined || (share === NEW_GODFATHER ? table.token && count === 1 : table.loot[share] >= count);
  if (!lie(one, 1) || !lie(two, one === two ? 2 : 1)) complain('shares', 'must lie on the table (7b)');
  if (two !== undefined && !(sharing.greedyOpen && hasTalent(table.seats[task.taker]!, 'greedy')))
    complain('shares', 'only the Greedy takes two, on her first turn (T-GRE)');
};

const checkTaken = (table: Table, task: ResolveTask, complain: Complain): void => {
  const player = table.seats[task.seat]!;
  if (!isStanding(player)) complain('seat', `${seatName(task.seat)} does not stand and takes no share (7b)`);
  if (task.shares.length > 1 && !hasTalent(player, 'greedy')) complain('shares', 'only the Greedy takes two (T-GRE)');
  if (task.done < 1 || task.done > task.shares.length)
    complain('done', `must be 1 to ${task.shares.length}, the share that takes effect now`);
};

/** What takes effect right now. */
const effectOf = ({ agenda }: Table): { readonly seat: Seat; readonly share: Share | undefined } | undefined => {
  const resolve = agenda.find((task): task is ResolveTask => task.kind === 'resolve');
  return resolve && { seat: resolve.seat, share: resolve.shares[resolve.done - 1] };
};

const checkSwap = (table: Table, task: JunkTask, sharing: SharingTask, complain: Complain): void => {
  const effect = effectOf(table);
  if (effect?.seat !== task.seat || effect.share !== task.share || !isKept(task.share))
    complain('share', 'must be the loot card that the Junk Dealer has just taken (T-JUN)');
  if (sharing.junkUsed) complain('kind', 'the Junk Dealer has swapped in this sharing (T-JUN)');
};

const checkReload = (table: Table, task: ReloadTask, isLast: boolean, complain: Complain): void => {
  const effect = effectOf(table);
  const friend = ownerOf(table, 'goodFriend');
  const isRight = task.isFriend ? task.seat === friend && friend !== effect?.seat : task.seat === effect?.seat;
  if (effect?.share !== 'clip') complain('kind', 'no clip has just been taken (V6)');
  else if (!isRight) complain('seat', 'must be who took the clip, or the Good Friend of another (V6, T-FRI)');
  if (!isLast && !task.isFriend) complain('isFriend', 'the Good Friend comes after who took the clip (T-FRI)');
  if (isLast && !task.begun) complain('begun', 'must be true: the Bang is in hand when the other card is chosen (V7)');
};
