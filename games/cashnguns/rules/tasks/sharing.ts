import { type Frozen, NO_SEATS, only, type Reason, type Seat } from '@omerta/kernel';
import { type Choice, TAKE } from '../choices.ts';
import type { Game, Look } from '../game.ts';
import { NEW_GODFATHER, SHARES, type Share, type ShareType, typeOf } from '../loot.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { hasTalent, isStanding, ownerOf } from '../seating.ts';
import { countShares, isThere } from '../shares.ts';
import { NO_SEAT, type Table } from '../state.ts';
import { usualPick } from '../usualPick.ts';
import { isOfVersion1 } from '../versions.ts';
import type { TaskRules } from './rules.ts';
import type { SharingTask } from './task.ts';

/** 7a, 7b, 7c, 7d: each standing player takes one share in turn until nothing is left. No passing (AMB-21). */
export const sharing: TaskRules<SharingTask> = {
  advance(game, task) {
    while (task.order.length > 0 && countShares(game.table) > 0) {
      if (countShares(game.table, task.banned) > 0) return 'waiting';
      takeNothing(game, task); // the ban left nothing
    }
    return 'finished';
  },
  question: {
    waitsFor: task => (task.order.length === 0 ? NO_SEATS : only(task.order[task.at]!)),
    prompt: (look, task) =>
      ask(mayTakeTwo(look, task) ? 'shareOrTwo' : 'share', { left: countShares(look.table, task.banned) }),
    choices(look, task, list) {
      for (const share of SHARES) if (isThere(look.table, task.banned, share)) list.push(TAKE[share]);
      if (mayTakeTwo(look, task)) addPairs(look.table, task.banned, list);
    },
    whyNot(look, task, choice) {
      if (choice.kind !== 'take') return choice.kind === 'pass' ? reasons.mustAnswer : reasons.takeAShare;
      const [one, two] = choice.shares;
      if (two !== undefined && !mayTakeTwo(look, task)) return reasons.oneShareOnly;
      return whyNotShare(look.table, task.banned, one!) ?? whyNotSecond(look.table, task.banned, one!, two);
    },
    choose(game, task, seat, choice) {
      if (choice.kind === 'take') declare(game, task, seat, choice.shares);
    },
    timeOut: (look, task) => TAKE[usualPick(look, share => isThere(look.table, task.banned, share))],
  },
};

const whyNotShare = (table: Frozen<Table>, banned: ShareType | '', share: Share): Reason | undefined => {
  if (isThere(table, '', share)) return typeOf(share) === banned ? reasons.shareForbidden : undefined;
  return reasons.shareNotThere;
};

const whyNotSecond = (
  table: Frozen<Table>,
  banned: ShareType | '',
  one: Share,
  two: Share | undefined,
): Reason | undefined => {
  if (two === undefined) return undefined;
  const isSecondThere = one !== two || (one !== NEW_GODFATHER && table.loot[one] > 1);
  return isSecondThere ? whyNotShare(table, banned, two) : reasons.shareNotThere;
};

/** T-GRE: the first time she takes she may take two at once and then leaves the order. */
const mayTakeTwo = ({ table, seat }: Pick<Look, 'table' | 'seat'>, task: Frozen<SharingTask>): boolean =>
  task.greedyOpen && hasTalent(table.seats[seat]!, 'greedy') && countShares(table, task.banned) > 1;

const addPairs = (table: Frozen<Table>, banned: ShareType | '', list: Choice[]): void => {
  for (const one of SHARES) {
    if (!isThere(table, banned, one)) continue;
    for (const two of SHARES) {
      if (isThere(table, banned, two) && whyNotSecond(table, banned, one, two) === undefined) {
        list.push({ kind: 'take', shares: [one, two] });
      }
    }
  }
};

/** The Dictator is asked only when a ban is possible, which all players can see. */
const declare = (game: Game, task: SharingTask, seat: Seat, shares: readonly Share[]): void => {
  const { table } = game;
  const dictator = task.dictatorUsed ? NO_SEAT : ownerOf(table, 'dictator');
  const mayBan =
    dictator !== NO_SEAT &&
    dictator !== seat &&
    isStanding(table.seats[dictator]!) &&
    !isSpared(table, seat) &&
    shares.some(share => share !== 'clip' || table.house.dictatorMayBanClip);
  if (!mayBan) {
    takeShares(game, task, seat, shares);
    return;
  }
  game.events?.push({ kind: 'shareDeclared', seat, shares: shares.slice() });
  table.agenda.push({ kind: 'dictator', seat: dictator, taker: seat, shares: shares.slice(), asked: false });
};

/** AMB-60: the Dictator's talent does not work on the Cute and the Stealthy, or only not on the bills they take. */
const isSpared = ({ seats, house }: Frozen<Table>, seat: Seat): boolean => {
  const { talent } = seats[seat]!;
  return house.dictatorSpares === 'players' && (talent === 'cute' || talent === 'stealthy');
};

/** The shares move to the taker; then they take effect one by one. */
export const takeShares = (game: Game, task: SharingTask, seat: Seat, shares: readonly Share[]): void => {
  for (const share of shares) {
    if (share === NEW_GODFATHER) game.table.token = false;
    else game.table.loot[share] -= 1;
    game.events?.push({ kind: 'shareTaken', seat, share });
  }
  game.table.agenda.push({ kind: 'resolve', seat, shares: shares.slice(), done: 0 });
  closeGreedy(game, task, seat);
  if (shares.length > 1) {
    task.order.splice(task.at, 1);
    if (task.at >= task.order.length) task.at = 0;
    task.banned = '';
    game.events?.push({ kind: 'leftSharing', seat });
  } else {
    nextTurn(task);
  }
};

/** T-DIC: he stays in the order. */
const takeNothing = (game: Game, task: SharingTask): void => {
  const seat = task.order[task.at]!;
  if (isOfVersion1(game.table.house)) closeGreedy(game, task, seat);
  game.events?.push({ kind: 'nothingToTake', seat });
  nextTurn(task);
};

/** T-GRE: she has taken for the first time. A turn that left her nothing does not count. */
const closeGreedy = ({ table }: Game, task: SharingTask, seat: Seat): void => {
  if (hasTalent(table.seats[seat]!, 'greedy')) task.greedyOpen = false;
};

const nextTurn = (task: SharingTask): void => {
  task.banned = '';
  task.at = (task.at + 1) % task.order.length;
};
