// What a player who counts bullets believes about the others: how many Bangs each has left, and how readily each loads
// them. Bayes over a pool of players, from a bluffer to a hothead.
import { BANGS_EACH, type Bullet, CLICKS_EACH, type SeenEvent } from '@omerta/cashnguns/rules';
import { rowOf, type Seat } from '@omerta/kernel';

/** Odds that each player of the pool loads a Bang, from a hand with as many Clicks as Bangs. */
export const POOL = [0.4, 0.8, 1.25, 2.5] as const;

export interface Beliefs {
  readonly seats: readonly (Belief | undefined)[]; // undefined where the deal was not seen
  readonly drawn: number; // how likely the card that the Hustler has drawn is a Bang, until he gives one back
}

/** Of one seat. */
export interface Belief {
  readonly cards: number; // in hand and in front
  /** By player of the pool, then by Bangs among the cards: how likely both are. All together 1. */
  readonly chances: readonly (readonly number[])[];
  readonly isPicking: boolean; // which of its cards it puts away next
}

export const startBeliefs = (players: number): Beliefs => ({
  seats: new Array<undefined>(players).fill(undefined),
  drawn: USUAL,
});

const CARDS_EACH = CLICKS_EACH + BANGS_EACH;
const USUAL = BANGS_EACH / CARDS_EACH;

/** How likely the next card of such a player is a Bang. */
export function chanceToLoad(readiness: number, bangs: number, cards: number): number {
  if (bangs === 0 || bangs >= cards) return Math.min(1, bangs);
  return (readiness * bangs) / (readiness * bangs + cards - bangs);
}

type Kind = SeenEvent['kind'];
type SeenOf<K extends Kind> = Extract<SeenEvent, { kind: K }>;

export const believe = (beliefs: Beliefs, event: SeenEvent): Beliefs =>
  rowOf(changes, event.kind)?.(beliefs, event) ?? beliefs;

const changes: { readonly [K in Kind]?: (beliefs: Beliefs, event: SeenOf<K>) => Beliefs } = {
  roundBegan: (beliefs, { round }) => (round === 1 ? { ...beliefs, seats: beliefs.seats.map(() => DEALT) } : beliefs),
  shotsFired: (beliefs, { shots }) =>
    shots.reduce((all, { seat, bullet }) => changed(all, seat, belief => without(belief, bullet, LOADED)), beliefs),
  bangShown: (beliefs, { seat }) => changed(beliefs, seat, belief => without(belief, 'bang', LOADED)),
  bulletTakenBack: (beliefs, { seat }) => changed(beliefs, seat, belief => ({ ...belief, isPicking: true })), // T-SMA
  bulletDiscarded: (beliefs, { seat, bullet }) =>
    changed(beliefs, seat, belief => without(belief, bullet, belief.isPicking ? PICKED : LOADED)),
  clipUsed: (beliefs, { seat, effect }) => (effect ? changed(beliefs, seat, reloaded) : beliefs),
  friendReloaded: (beliefs, { seat }) => changed(beliefs, seat, reloaded),
  hustled(beliefs, { victim, bullet }) {
    const drawn = chanceThatGone(beliefs.seats[victim], bullet, AT_RANDOM);
    return { ...changed(beliefs, victim, belief => without(belief, bullet, AT_RANDOM)), drawn };
  },
  /** AMB-47: one of the cards he held before. */
  givenBack(beliefs, { seat, victim, bullet }) {
    const given = chanceThatGone(beliefs.seats[seat], bullet, PICKED);
    const gone = changed(beliefs, seat, belief => without(belief, bullet, PICKED));
    const after = changed(gone, seat, belief => withAnother(belief, beliefs.drawn));
    return { ...changed(after, victim, belief => withAnother(belief, given)), drawn: USUAL };
  },
};

const changed = (beliefs: Beliefs, seat: Seat, change: (belief: Belief) => Belief | undefined): Beliefs => {
  const belief = beliefs.seats[seat];
  return belief === undefined ? beliefs : { ...beliefs, seats: beliefs.seats.with(seat, change(belief)) };
};

const DEALT: Belief = {
  cards: CARDS_EACH,
  chances: POOL.map(() =>
    Array.from({ length: CARDS_EACH + 1 }, (_, bangs) => (bangs === BANGS_EACH ? 1 / POOL.length : 0)),
  ),
  isPicking: false,
};

/** By player of the pool, the odds that a card that leaves the hand is a Bang, if it has as many Clicks as Bangs. */
type Readiness = (player: number) => number;

const LOADED: Readiness = player => POOL[player]!;
const AT_RANDOM: Readiness = () => 1;
const PICKED: Readiness = () => 0.05; // a player with a Click hardly ever puts away or gives a Bang

/** Removes a card: a known one, or an unseen one. Undefined if that is impossible. */
function without({ cards, chances }: Belief, bullet: Bullet | undefined, readinessOf: Readiness): Belief | undefined {
  const left = chances.map((byBangs, player) => {
    const after = byBangs.map(() => 0);
    for (const [bangs, chance] of byBangs.entries()) {
      const bang = chanceToLoad(readinessOf(player), bangs, cards);
      if (bullet !== 'click' && bangs > 0) after[bangs - 1]! += chance * bang;
      if (bullet !== 'bang') after[bangs]! += chance * (1 - bang);
    }
    return after;
  });
  const all = left.flat().reduce((sum, chance) => sum + chance, 0);
  if (!(all > 0)) return undefined;
  return { cards: cards - 1, chances: left.map(byBangs => byBangs.map(chance => chance / all)), isPicking: false };
}

/** The chance that the card that left is a Bang: exactly 0 or 1 if it is certain. */
function chanceThatGone(belief: Belief | undefined, bullet: Bullet | undefined, readinessOf: Readiness): number {
  if (bullet !== undefined) return Number(bullet === 'bang');
  if (belief === undefined) return USUAL;
  const { cards, chances } = belief;
  const sums = { click: 0, bang: 0 };
  for (const [player, byBangs] of chances.entries()) {
    for (const [bangs, chance] of byBangs.entries()) {
      const bang = chanceToLoad(readinessOf(player), bangs, cards);
      sums.bang += chance * bang;
      sums.click += chance * (1 - bang);
    }
  }
  return sums.bang / (sums.click + sums.bang);
}

/** Adds a card that is a Bang with this chance. */
function withAnother({ cards, chances, isPicking }: Belief, bang: number): Belief {
  const more = chances.map(byBangs =>
    [...byBangs, 0].map((chance, bangs) => chance * (1 - bang) + (byBangs[bangs - 1] ?? 0) * bang),
  );
  return { cards: cards + 1, chances: more, isPicking };
}

const reloaded = (belief: Belief): Belief => ({ ...withAnother(belief, 1), isPicking: true });

/** By player of the pool, all together 1, and none ever 0 or 1. */
export function chancesOfPool({ chances }: Belief): readonly number[] {
  const sums = chances.map(byBangs => byBangs.reduce((sum, chance) => sum + chance, 0));
  return sums.map(sum => LEAST + sum * (1 - LEAST * POOL.length));
}

const LEAST = 0.05;
