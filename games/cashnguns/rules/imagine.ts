import { below, has, listSeats, next32, pick, type Random, randomFrom, type Seat, shuffle } from '@omerta/kernel';
import { newOwn } from './blank.ts';
import { cloneOwn, cloneTable } from './clone.ts';
import { dealBullets } from './imagineBullets.ts';
import { dealLoot } from './imagineLoot.ts';
import { cloneLoot, noLoot } from './loot.ts';
import { living } from './seating.ts';
import type { Own, Revealed, Secret, State, Table, View } from './state.ts';
import { TALENTS } from './talents.ts';

/** A random full state that this viewer cannot tell from the real one. */
export const imagine = (view: View, random: Random): State => {
  const table = cloneTable(view.table);
  const known = (seat: Seat): Own | undefined => {
    const own = view.revealed?.own[seat] ?? (seat === view.viewer ? view.own : undefined);
    return own === undefined ? undefined : cloneOwn(own);
  };
  const isKnown = table.seats.map((_player, seat) => known(seat) !== undefined);
  const state: State = {
    table,
    own: table.seats.map((_player, seat) => known(seat) ?? newOwn()),
    secret: {
      random: randomFrom(next32(random)),
      piles: [],
      faceDown: { click: 0, bang: 0 },
      lootLost: noLoot(),
      bulletsLost: { click: 0, bang: 0 },
    },
  };
  if (view.revealed !== undefined) return { ...state, secret: { ...state.secret, ...cloneSecrets(view.revealed) } };
  const others = [...table.seats.keys()].filter(seat => !isKnown[seat]);
  dealBullets(state, view, others, random);
  dealLoot(state, view, others, random);
  dealTalents(state, others, random);
  for (const seat of others) answerSecretly(table, state.own[seat]!, seat, random);
  return state;
};

/** After the game only the random numbers are unknown. */
const cloneSecrets = ({ piles, faceDown, lootLost, bulletsLost }: Revealed): Omit<Secret, 'random'> => ({
  piles: piles.slice(),
  faceDown: { ...faceDown },
  lootLost: cloneLoot(lootLost),
  bulletsLost: { ...bulletsLost },
});

/** The two talents to choose from, or the one that was rejected. */
const dealTalents = ({ table, own }: State, others: readonly Seat[], random: Random): void => {
  if (table.house.talentDeal !== 'two' || !table.house.talents) return;
  const isChoosing = table.agenda.at(-1)?.kind === 'keepTalent';
  const seen = new Set([...table.seats.map(player => player.talent), ...own.flatMap(each => each.dealt)]);
  const unseen = TALENTS.filter(talent => !seen.has(talent));
  shuffle(random, unseen);
  for (const seat of others) own[seat]!.dealt = unseen.splice(0, isChoosing ? 2 : 1);
};

/** Secret answers that are not yet revealed. */
const answerSecretly = (table: Table, own: Own, seat: Seat, random: Random): void => {
  const task = table.agenda.at(-1);
  if (task === undefined || !('waiting' in task) || !has(task.asked, seat) || has(task.waiting, seat)) return;
  if (task.kind === 'keepTalent') own.kept = pick(random, own.dealt);
  if (task.kind === 'bullets')
    own.played = below(random, own.hand.click + own.hand.bang) < own.hand.click ? 'click' : 'bang';
  if (task.kind === 'aim')
    own.aim = pick(
      random,
      listSeats(living(table)).filter(target => target !== seat),
    );
  if (task.kind === 'courage') own.courage = pick(random, ['duck', 'stand']);
};
