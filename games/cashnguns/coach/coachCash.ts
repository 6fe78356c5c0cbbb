import { cashGame } from '@omerta/cashnguns';
import { cashBots } from '@omerta/cashnguns/bots';
import { type CashNGuns, type Event, type Recall, remember, type State, startRecall } from '@omerta/cashnguns/rules';
import type { CoachGame } from '@omerta/coach';
import { next32, type Rules, randomFrom, type Seat, shuffle } from '@omerta/kernel';
import { cashBeliefs } from './beliefs.ts';
import { bluffsOf } from './bluffs.ts';
import { cashFeatures, featuresOf, progressOf } from './features.ts';
import { dealKnown } from './imagineKnown.ts';
import { MODELS } from './models.ts';

export const coachCash = (rules: Rules<CashNGuns>): CoachGame<CashNGuns, Recall> => ({
  rules,
  bots: cashBots,
  models: MODELS,
  features: cashFeatures,
  players: cashGame.players,
  samples: { fair: 24, first: 20, doubt: 48, most: 480, luck: 24 },
  playersOf: ({ table }) => table.players,
  chapterOf: ({ table }) => table.round,
  progressOf,
  featuresOf,
  optionsFor: (players, game) => ({ players, talents: game % 2 === 1 }),
  secretQuestion: state => SECRET.find(kind => kind === taskOf(state)?.kind),
  /** What a player loads, aims and takes in a round shows by its end. */
  isSettled: (before, { table }) => table.stage === 'over' || table.round > before.table.round,
  isFarOn: (before, { table }) => table.stage === 'over' || table.round > before.table.round + ROUNDS_AHEAD,
  reshuffle({ secret }, random) {
    secret.random = randomFrom(next32(random));
    shuffle(random, secret.piles);
  },
  startMemory: startRecall,
  remember,
  imagine(view, memory, random) {
    const world = rules.imagine(view, random);
    dealKnown(world, view.viewer as Seat, memory, random); // a seat's view
    return world;
  },
  beliefsIn: (view, memory) => ({ game: 'cashnguns', seats: cashBeliefs(view, memory) }),
  more: ({ players, states, events }) => ({
    bluffs: bluffsOf(players, states as readonly State[], events as readonly (readonly Event[])[]), // of this game
  }),
});

const ROUNDS_AHEAD = 2;

const SECRET = ['keepTalent', 'bullets', 'aim', 'courage'] as const;

const taskOf = ({ table }: State) => table.agenda.at(-1);
