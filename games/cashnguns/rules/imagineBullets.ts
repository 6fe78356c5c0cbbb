import { below, type Random, type Seat, shuffle } from '@omerta/kernel';
import { BULLETS, type Bullet, type Bullets, countBullets } from './bullets.ts';
import { BANGS_EACH, CLICKS_EACH } from './numbers.ts';
import type { State, View } from './state.ts';

/** Unseen bullet cards go to hands, cards in front, the Hustler's draw, face-down discards and the lost. */
export const dealBullets = (state: State, view: View, others: readonly Seat[], random: Random): void => {
  const { table, own, secret } = state;
  const cards = unseenBullets(state, others);
  shuffle(random, cards);
  const take = (wanted?: Bullet): Bullet => {
    const at = wanted === undefined ? cards.length - 1 : cards.lastIndexOf(wanted);
    const [card] = cards.splice(at < 0 ? cards.length - 1 : at, 1);
    if (card === undefined) throw new Error('The view names more bullet cards than there are');
    return card;
  };
  const fill = (to: Bullets, count: number): void => {
    while (countBullets(to) < count) to[take()] += 1;
  };
  // Clicks never leave the pile again, so those this viewer put there are still there (AMB-25).
  for (let left = view.own?.discarded.click ?? 0; left > 0; left -= 1) secret.faceDown[take('click')] += 1;
  dealCertain(state, view, others, take);
  for (const seat of others) {
    fill(own[seat]!.hand, table.seats[seat]!.bullets);
    if (table.seats[seat]!.loaded) own[seat]!.played = take();
  }
  fill(secret.faceDown, table.faceDown);
  fill(secret.bulletsLost, table.bulletsLost);
  for (const seat of others) {
    const { discarded } = table.seats[seat]!;
    own[seat]!.discarded.click = below(random, discarded + 1);
    own[seat]!.discarded.bang = discarded - own[seat]!.discarded.click;
  }
};

/** Cards whose place is public or known to this viewer. */
const dealCertain = (state: State, view: View, others: readonly Seat[], take: (wanted?: Bullet) => Bullet): void => {
  const { table, own } = state;
  const task = table.agenda.at(-1);
  if (task?.kind === 'reload' && others.includes(task.seat)) own[task.seat]!.hand[take('bang')] += 1;
  if (task?.kind === 'giveBack') {
    const drew = own[task.seat]!.hustle?.got || own[task.victim]!.hustle?.gave || take();
    own[task.seat]!.hustle = { other: task.victim, got: drew, gave: '' };
    own[task.victim]!.hustle = { other: task.seat, got: '', gave: drew };
  }
  // The card this viewer gave in the exchange is in the other hand until that player plays a card.
  const mine = view.own?.hustle;
  if (mine === undefined || mine.gave === '' || mine.got === '' || !others.includes(mine.other)) return;
  const other = table.seats[mine.other]!;
  const isStillThere =
    (table.stage === 'loot' || table.stage === 'bullet') && other.bullets > 0 && task?.kind !== 'giveBack';
  if (isStillThere) own[mine.other]!.hand[take(mine.gave)] += 1;
};

/** All bullet cards except those face up and those of the seats whose drawers are known. */
const unseenBullets = ({ table, own }: State, others: readonly Seat[]): Bullet[] => {
  const cards: Bullet[] = [];
  const task = table.agenda.at(-1);
  for (const bullet of BULLETS) {
    let count = table.players * (bullet === 'click' ? CLICKS_EACH : BANGS_EACH) - table.faceUp[bullet];
    for (const [seat, drawer] of own.entries()) {
      if (others.includes(seat)) continue;
      count -= drawer.hand[bullet];
      if (table.seats[seat]!.loaded && drawer.played === bullet) count -= 1;
    }
    if (task?.kind === 'giveBack') {
      const drew = own[task.seat]!.hustle?.got || own[task.victim]!.hustle?.gave;
      if (drew === bullet) count -= 1;
    }
    for (; count > 0; count -= 1) cards.push(bullet);
  }
  return cards;
};
