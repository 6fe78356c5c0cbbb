// What somebody who counts along believes of the others: how many Bangs each of them has left, and how readily it loads
// them. Bayes over a pool of players, from a bluffer to somebody who cannot wait.
import { BANGS_EACH, type Bullet, CLICKS_EACH, type SeenEvent } from '@omerta/cashnguns';
import type { Seat } from '@omerta/kernel';

/** Odds that a player of the pool loads a Bang, where there are as many Clicks. */
export const POOL = [0.4, 0.8, 1.25, 2.5] as const;

/** Of one seat. */
export interface Belief {
  readonly cards: number; // in hand and in front
  /** By player of the pool, then by Bangs among the cards: how likely both are. All together 1. */
  readonly chances: readonly (readonly number[])[];
  readonly isReloading: boolean; // got a Bang for another card, which is still to be put away
}

/** By seat; undefined where the deal was not seen. */
export type Beliefs = readonly (Belief | undefined)[];

export const startBeliefs = (players: number): Beliefs => new Array<undefined>(players).fill(undefined);

/** How likely the next card of such a player is a Bang. */
export function chanceToLoad(readiness: number, bangs: number, cards: number): number {
  if (bangs === 0 || bangs >= cards) return Math.min(1, bangs);
  return (readiness * bangs) / (readiness * bangs + cards - bangs);
}

type Kind = SeenEvent['kind'];
type SeenOf<K extends Kind> = Extract<SeenEvent, { kind: K }>;

export const believe = (beliefs: Beliefs, event: SeenEvent): Beliefs =>
  // The table pairs each kind with its own event; TypeScript cannot follow that through the index.
  (changes[event.kind] as ((beliefs: Beliefs, event: SeenEvent) => Beliefs) | undefined)?.(beliefs, event) ?? beliefs;

const changes: { readonly [K in Kind]?: (beliefs: Beliefs, event: SeenOf<K>) => Beliefs } = {
  roundBegan: (beliefs, { round }) => (round === 1 ? beliefs.map(() => DEALT) : beliefs),
  shotsFired: (beliefs, { shots }) =>
    shots.reduce((all, { seat, bullet }) => changed(all, seat, belief => without(belief, bullet)), beliefs),
  bangShown: (beliefs, { seat }) => changed(beliefs, seat, belief => without(belief, 'bang')),
  bulletDiscarded: (beliefs, { seat, bullet }) =>
    changed(beliefs, seat, belief => without(belief, bullet, belief.isReloading ? HARDLY : undefined)),
  clipUsed: (beliefs, { seat, effect }) => (effect ? changed(beliefs, seat, reloaded) : beliefs),
  friendReloaded: (beliefs, { seat }) => changed(beliefs, seat, reloaded),
  // T-HUS: drawn and given back by chance, as far as anybody else can tell.
  hustled: (beliefs, { victim, bullet }) => changed(beliefs, victim, belief => without(belief, bullet, () => 1)),
  givenBack(beliefs, { seat, victim, bullet }) {
    const given = changed(beliefs, seat, belief => without(withAnother(belief, undefined), bullet, () => 1));
    return changed(given, victim, belief => withAnother(belief, bullet));
  },
};

const changed = (beliefs: Beliefs, seat: Seat, change: (belief: Belief) => Belief | undefined): Beliefs => {
  const belief = beliefs[seat];
  return belief === undefined ? beliefs : beliefs.with(seat, change(belief));
};

const CARDS_EACH = CLICKS_EACH + BANGS_EACH;
const DEALT: Belief = {
  cards: CARDS_EACH,
  chances: POOL.map(() =>
    Array.from({ length: CARDS_EACH + 1 }, (_, bangs) => (bangs === BANGS_EACH ? 1 / POOL.length : 0)),
  ),
  isReloading: false,
};

/** A card went: this, or one that was not seen. Undefined where that cannot be. */
function without(
  { cards, chances }: Belief,
  bullet: Bullet | undefined,
  readinessOf: (player: number) => number = player => POOL[player]!,
): Belief | undefined {
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
  return { cards: cards - 1, chances: left.map(byBangs => byBangs.map(chance => chance / all)), isReloading: false };
}

/** A card came: this, or one that was not seen. */
function withAnother({ cards, chances, isReloading }: Belief, bullet: Bullet | undefined): Belief {
  const bang = bullet === undefined ? BANGS_EACH / CARDS_EACH : Number(bullet === 'bang');
  const more = chances.map(byBangs =>
    [...byBangs, 0].map((chance, bangs) => chance * (1 - bang) + (byBangs[bangs - 1] ?? 0) * bang),
  );
  return { cards: cards + 1, chances: more, isReloading };
}

const reloaded = (belief: Belief): Belief => ({ ...withAnother(belief, 'bang'), isReloading: true });

/** Hardly anybody puts away a Bang for a Bang. */
const HARDLY = () => 0.05;

/** By player of the pool, all together 1. Nobody is ever sure. */
export function chancesOfPool({ chances }: Belief): readonly number[] {
  const sums = chances.map(byBangs => byBangs.reduce((sum, chance) => sum + chance, 0));
  return sums.map(sum => LEAST + sum * (1 - LEAST * POOL.length));
}

const LEAST = 0.05;

/** That the card in front of this seat is a Bang. */
export function chanceOfLoaded({ cards, chances }: Belief): number {
  return chances.reduce(
    (all, byBangs, player) =>
      all + byBangs.reduce((sum, chance, bangs) => sum + chance * chanceToLoad(POOL[player]!, bangs, cards), 0),
    0,
  );
}
