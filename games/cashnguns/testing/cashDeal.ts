// The deal by the rule book and the seed: nothing of the rules' code is used.
import { type IndependentDeal, numberBelow, shuffleBy, wordsOf } from '@omerta/testing';
import type { CashNGuns } from '../rules/rules.ts';

type State = CashNGuns['State'];
type Options = CashNGuns['Options'];

/** As the box has them, written down a second time on purpose. */
const LOOT = {
  bill5: 15,
  bill10: 15,
  bill20: 10,
  diamond1: 5,
  diamond5: 3,
  diamond10: 1,
  painting: 10,
  clip: 3,
  aid: 2,
};
const TALENTS = [
  ...['greedy', 'stealthy', 'cunning', 'cute', 'dictator', 'kid', 'lucky', 'collector'],
  ...['doctor', 'smart', 'unbreakable', 'hustler', 'professional', 'goodFriend', 'vulture', 'junkDealer'],
];
const A_ROUND = 8; // loot cards

function dealtBy({ players, talents, talentDeal }: Options, seed: string) {
  const words = wordsOf(seed);
  const piles = shuffleBy(
    words,
    Object.entries(LOOT).flatMap(([kind, count]) => Array.from({ length: count }, () => kind)),
  );
  const godfather = numberBelow(words, players);
  const deck = talents === true ? shuffleBy(words, TALENTS) : [];
  const isBegun = talentDeal !== 'two'; // talents are chosen before the first loot is shown
  const each = talents !== true ? 0 : isBegun ? 1 : 2;
  const dealt = Array.from({ length: players }, () => Array.from({ length: each }, () => deck.pop()!));
  const shown = isBegun ? piles.splice(-A_ROUND) : [];
  return { godfather, talents: dealt, shown: shown.sort(), piles };
}

function dealtIn({ table, own, secret }: State): ReturnType<typeof dealtBy> {
  return {
    godfather: table.godfather,
    talents: table.seats.map(({ talent }, seat) => (talent === '' ? own[seat]!.dealt : [talent])),
    shown: Object.entries(table.loot)
      .flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
      .sort(),
    piles: secret.piles,
  };
}

export const cashDeal: IndependentDeal<CashNGuns> = {
  dealtBy,
  dealtIn,
  unfair: [
    {
      name: 'a setup that gives the first seat the talent of the next',
      change({ table }) {
        const [first, second] = table.seats;
        [first!.talent, second!.talent] = [second!.talent, first!.talent];
      },
    },
    {
      name: 'a setup that keeps the best loot for the last round',
      change({ secret: { piles } }) {
        piles.unshift(...piles.splice(piles.indexOf('diamond10'), 1));
      },
    },
  ],
};
