import { type Seat, seatName } from '@omerta/kernel';
import type { Complain } from '@omerta/kernel/shape';
import { BULLETS, type Bullets } from '../bullets.ts';
import { DECK, LOOT, type Loot } from '../loot.ts';
import { BANGS_EACH, CARDS_IN_PILE, CLICKS_EACH, ROUNDS } from '../numbers.ts';
import type { State } from '../state.ts';
import { isFrom } from './moment.ts';
import { newTally } from './tally.ts';

/** I1, I2, I3: every card is somewhere, and hands and piles last for the rounds to come. */
export const checkCards = (state: State, complain: Complain): void => {
  countBullets(state, complain);
  countLoot(state, complain);
  const { table, secret } = state;
  const toCome = CARDS_IN_PILE * (ROUNDS - table.round);
  if (secret.piles.length !== toCome)
    complain('piles', `must have ${toCome} cards, ${CARDS_IN_PILE} for each round to come, not ${secret.piles.length}`);
  for (let seat = 0; seat < table.players; seat += 1) checkHand(state, seat, complain);
};

const countBullets = ({ table, own, secret }: State, complain: Complain): void => {
  const tally = newTally({ click: table.players * CLICKS_EACH, bang: table.players * BANGS_EACH }, complain);
  const add = (bullets: Readonly<Bullets>, field: string): void => {
    for (const bullet of BULLETS) tally.add(bullet, bullets[bullet], `${field}.${bullet}`);
  };
  for (const [seat, { hand, played }] of own.entries()) {
    add(hand, `seats.${seatName(seat)}.hand`);
    if (table.seats[seat]!.loaded && played !== '') tally.add(played, 1, `seats.${seatName(seat)}.front`);
  }
  add(table.faceUp, 'faceUp');
  add(secret.faceDown, 'faceDown');
  add(secret.bulletsLost, 'bulletsLost');
  const task = table.agenda.at(-1);
  const drawn = task?.kind === 'giveBack' ? own[task.seat]!.hustle?.got : undefined;
  if (drawn) tally.add(drawn, 1, 'agenda'); // lies aside until one is given back
  tally.close('bulletsLost');
};

const countLoot = ({ table, own, secret }: State, complain: Complain): void => {
  const tally = newTally(DECK, complain);
  const add = (loot: Readonly<Loot>, field: string): void => {
    for (const kind of LOOT) tally.add(kind, loot[kind], field);
  };
  add(table.loot, 'table');
  for (const [seat, { loot }] of own.entries()) add(loot, `seats.${seatName(seat)}.loot`);
  for (const kind of secret.piles) tally.add(kind, 1, 'piles');
  add(table.lootGone, 'lootGone');
  add(secret.lootLost, 'lootLost');
  for (const [at, task] of table.agenda.entries())
    if (task.kind === 'resolve')
      for (const share of task.shares.slice(task.done))
        if (share !== 'godfather') tally.add(share, 1, `agenda[${at}].shares`);
  tally.close('lootGone');
};

/** I1: one card a round. The eliminated have nothing once they are buried; a game may end before that. */
const checkHand = ({ table, own }: State, seat: Seat, complain: Complain): void => {
  const { alive, bullets, loot } = table.seats[seat]!;
  const task = table.agenda.at(-1);
  const isBuried = !alive && !(task?.kind === 'burials' && task.victims.includes(seat));
  if (isBuried && table.stage === 'over') return;
  const field = `seats.${seatName(seat)}`;
  const cards = isBuried ? 0 : cardsIn(table.round, isFrom(table, 'aiming')) + half(task, seat);
  if (own[seat]!.discarded.click > table.faceDown)
    complain(`${field}.discarded.click`, `only ${table.faceDown} cards lie face down, and Clicks stay there (AMB-25)`);
  if (bullets !== cards) complain(`${field}.hand`, `must be ${cards} bullet cards in all, not ${bullets} (2b)`);
  if (isBuried && loot > 0) complain(`${field}.loot`, 'must be empty: the loot of the eliminated is lost (AMB-17)');
};

const cardsIn = (round: number, hasPlayed: boolean): number =>
  Math.min(CLICKS_EACH + BANGS_EACH, ROUNDS + 1 - round) - (hasPlayed ? 1 : 0);

/** A card more or less in the middle of an exchange. */
const half = (task: State['table']['agenda'][number] | undefined, seat: Seat): number => {
  if (task?.kind === 'giveBack' && task.victim === seat) return -1;
  return task?.kind === 'reload' && task.begun && task.seat === seat ? 1 : 0;
};
