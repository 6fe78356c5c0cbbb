import type { Frozen, Seat } from '@omerta/kernel';
import type { Game } from '../game.ts';
import { isKept, type LootKind, type Share } from '../loot.ts';
import { giveLoot } from '../moves.ts';
import { hasTalent, isStanding, ownerOf } from '../seating.ts';
import { NO_SEAT, type Table } from '../state.ts';
import { reload } from './reload.ts';
import type { TaskRules } from './rules.ts';
import type { ResolveTask, SharingTask } from './task.ts';

/** §3.8.5: the shares taken take effect in the order they were named. */
export const resolve: TaskRules<ResolveTask> = {
  advance(game, task) {
    const share = task.shares[task.done];
    if (share === undefined) return 'finished';
    task.done += 1;
    takeEffect(game, task.seat, share);
    return 'again';
  },
};

/** Cards of a kind that were taken and have not taken effect yet. */
export const countUnresolved = ({ agenda }: Frozen<Table>, kind: LootKind): number => {
  let count = 0;
  for (const task of agenda) {
    if (task.kind === 'resolve') for (const share of task.shares.slice(task.done)) if (share === kind) count += 1;
  }
  return count;
};

const takeEffect = (game: Game, seat: Seat, share: Share): void => {
  if (isKept(share)) {
    giveLoot(game, seat, share);
    offerSwap(game, seat, share);
  } else if (share === 'aid') {
    useAid(game, seat);
  } else if (share === 'clip') {
    useClip(game, seat);
  } else {
    game.table.nextGodfather = seat; // 7e, 7f
  }
};

/** V4, V5: removes all wounds of the player; the card leaves the game either way (AMB-24). */
const useAid = (game: Game, seat: Seat): void => {
  const player = game.table.seats[seat]!;
  game.table.lootGone.aid += 1;
  game.events?.push({ kind: 'aidUsed', seat, healed: player.wounds });
  player.wounds = 0;
};

/** V6, V7, V8, T-FRI: a Bang for another card; then the Good Friend does the same, if a Bang is left. */
const useClip = (game: Game, seat: Seat): void => {
  game.table.lootGone.clip += 1;
  const effect = reload.isPossible(game, seat);
  game.events?.push({ kind: 'clipUsed', seat, effect });
  if (!effect) return;
  const friend = ownerOf(game.table, 'goodFriend');
  if (friend !== NO_SEAT && friend !== seat)
    game.table.agenda.push({ kind: 'reload', seat: friend, isFriend: true, begun: false, asked: false });
  game.table.agenda.push({ kind: 'reload', seat, isFriend: false, begun: false, asked: false });
};

/** T-JUN: once a sharing, for the card just taken, if another living player owns loot. */
const offerSwap = (game: Game, seat: Seat, share: Share): void => {
  const { table } = game;
  const sharing = table.agenda.find((task): task is SharingTask => task.kind === 'sharing');
  const player = table.seats[seat]!;
  if (sharing === undefined || sharing.junkUsed || !hasTalent(player, 'junkDealer') || !isStanding(player)) return;
  const hasPartner = table.seats.some((other, at) => at !== seat && other.alive && other.loot > 0);
  if (hasPartner) table.agenda.push({ kind: 'junk', seat, share, asked: false });
};
