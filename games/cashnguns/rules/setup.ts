import { allSeats, below, randomFrom, type Seed, shuffle } from '@omerta/kernel';
import { newOwn } from './blank.ts';
import type { Event } from './events.ts';
import { DECK, listLoot, noLoot } from './loot.ts';
import { BANGS_EACH, CLICKS_EACH } from './numbers.ts';
import { checkOptions, type House, houseOf, type Options } from './options.ts';
import { NO_SEAT, type State, type TableSeat } from './state.ts';
import { NO_TALENT, TALENTS, type Talent } from './talents.ts';

/** §2, before the first round. */
export const deal = (options: Options, seed: Seed, events?: Event[], house: House = houseOf(options)): State => {
  const [problem] = checkOptions(options);
  if (problem !== undefined) throw new Error(problem);
  const { players } = options;
  const random = randomFrom(seed);
  const piles = listLoot(DECK);
  shuffle(random, piles); // P2: eight piles of eight are one shuffled pile
  const godfather = options.firstGodfather ?? below(random, players); // P4, AMB-03
  const state: State = {
    table: {
      players,
      house,
      round: 0,
      stage: 'talents',
      godfather,
      nextGodfather: NO_SEAT,
      loot: noLoot(),
      token: false,
      faceUp: { click: 0, bang: 0 },
      faceDown: 0,
      lootGone: noLoot(),
      lootLost: 0,
      bulletsLost: 0,
      seats: Array.from({ length: players }, () => newSeat(house)),
      agenda: [{ kind: 'rounds' }],
      result: undefined,
    },
    own: Array.from({ length: players }, () => ({ ...newOwn(), hand: { click: CLICKS_EACH, bang: BANGS_EACH } })),
    secret: { random, piles, faceDown: { click: 0, bang: 0 }, lootLost: noLoot(), bulletsLost: { click: 0, bang: 0 } },
  };
  if (state.table.house.talents) dealTalents(state, events);
  return state;
};

const newSeat = ({ tieBreak }: House): TableSeat => ({
  alive: true,
  wounds: 0,
  suffered: tieBreak === 'suffered' ? 0 : undefined,
  down: '',
  bullets: CLICKS_EACH + BANGS_EACH,
  loaded: false,
  target: NO_SEAT,
  loot: 0,
  discarded: 0,
  talent: NO_TALENT,
});

/** AMB-36: one random talent each, or two each, of which the player keeps one. */
const dealTalents = ({ table, own, secret }: State, events: Event[] | undefined): void => {
  const deck: Talent[] = TALENTS.slice();
  shuffle(secret.random, deck);
  for (const [seat, player] of table.seats.entries()) {
    if (table.house.talentDeal === 'two') {
      own[seat]!.dealt = [deck.pop()!, deck.pop()!];
      events?.push({ kind: 'talentsOffered', seat, talents: own[seat]!.dealt.slice() });
    } else {
      player.talent = deck.pop()!;
      events?.push({ kind: 'talentDealt', seat, talent: player.talent });
    }
  }
  if (table.house.talentDeal === 'two') {
    const asked = allSeats(table.players);
    table.agenda.push({ kind: 'keepTalent', asked, waiting: asked });
  }
};
