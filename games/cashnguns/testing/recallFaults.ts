import type { Seat } from '@omerta/kernel';
import { countLoot, LOOT, type LootKind } from '../rules/loot.ts';
import { knownOf, type Recall } from '../rules/recall.ts';
import type { State } from '../rules/state.ts';

/** What a recall wrongly calls certain. */
export const recallFaults = (recall: Recall, state: State): string[] =>
  state.own.flatMap((_own, seat) => (state.table.seats[seat]!.alive ? seatFaults(recall, state, seat) : []));

const seatFaults = (recall: Recall, state: State, seat: Seat): string[] => {
  const known = knownOf(recall, seat, { ...state.table.house, lootLog: 'open' });
  if (known === undefined) return [`seat ${seat}: out of the game`];
  const bangs = bangsOf(state, seat);
  const owned = LOOT.map(kind => state.own[seat]!.loot[kind] + countTaken(state, seat, kind));
  const faults = LOOT.flatMap((kind, at) =>
    owned[at]! >= known.loot![kind] ? [] : [`seat ${seat}: ${known.loot![kind]} ${kind}`],
  );
  const cards = countLoot(known.loot!) + known.otherLoot;
  if (Number.isFinite(cards) && cards !== owned.reduce((sum, count) => sum + count))
    faults.push(`seat ${seat}: ${cards} loot cards`);
  if (bangs < known.bangs.least || bangs > known.bangs.most)
    faults.push(`seat ${seat}: ${known.bangs.least} to ${known.bangs.most} Bangs`);
  return faults;
};

export const bangsOf = ({ own, table }: State, seat: Seat): number =>
  own[seat]!.hand.bang + (table.seats[seat]!.loaded && own[seat]!.played === 'bang' ? 1 : 0);

/** Shares a player took that have not yet taken effect. */
const countTaken = ({ table }: State, seat: Seat, kind: LootKind): number =>
  table.agenda.reduce(
    (sum, task) =>
      task.kind === 'resolve' && task.seat === seat && kind !== 'clip' && kind !== 'aid'
        ? sum + task.shares.slice(task.done).filter(share => share === kind).length
        : sum,
    0,
  );
