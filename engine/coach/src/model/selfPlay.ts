import { botOf, type Level, randomFor } from '@omerta/bots';
import { below, listSeats, NO_SEATS } from '@omerta/kernel';
import type { CoachGame } from '../coachGame.ts';
import { sharesOfPlaces } from './model.ts';

/** Quick bots: models learn from games of careful ones; replies come from careless ones, which vary. */
export const QUICK = { learning: 'greedy', replies: 'easy' } as const satisfies Record<string, Level>;

/** One moment of a game, and who won it in the end. */
export interface Sample {
  readonly progress: number;
  readonly features: readonly (readonly number[] | undefined)[];
  readonly shares: readonly number[];
}

/** Moments of one game among quick bots: the first, and about every twelfth of the others. */
export function samplesOf(game: CoachGame, players: number, seed: number): Sample[] {
  const { rules } = game;
  const bot = quickBot(game, 'learning');
  const random = randomFor('coach', seed);
  const state = rules.setup(game.optionsFor(players, seed), seed);
  const moments: Omit<Sample, 'shares'>[] = [];
  for (let step = 0; rules.waitingFor(state) !== NO_SEATS; step += 1) {
    if (step >= MOST_STEPS) throw new Error(`The game of seed ${seed} is not over after ${MOST_STEPS} choices`);
    if (step === 0 || below(random, EVERY) === 0) {
      moments.push({ progress: game.progressOf(state), features: game.featuresOf(state) });
    }
    const [seat] = listSeats(rules.waitingFor(state));
    rules.play(state, seat!, bot.decide(rules.viewFor(state, seat!), { random }).choice);
  }
  const shares = sharesOfPlaces(rules.outcome(state)!.places); // no seat must choose: it is over
  return shares.some(share => share > 0) ? moments.map(moment => ({ ...moment, shares })) : [];
}

export const quickBot = ({ bots, rules }: CoachGame, purpose: keyof typeof QUICK) => botOf(bots, QUICK[purpose], rules);

const EVERY = 12;
const MOST_STEPS = 20_000;
