import { type NamedWeights, roundedWeight, type Tunable, type Weighing } from '@omerta/bots';
import { type Interval, intervalOf } from '../interval.ts';
import { type DuelSetting, duel } from './duel.ts';
import { evolve } from './evolve.ts';
import { learnLead, learnVictory } from './learn.ts';
import { type Lesson, lessonsOf } from './positions.ts';

export interface TuningPlan {
  readonly seed: number;
  readonly generations: number;
  readonly children: number;
  readonly deals: number; // of a duel
  readonly lessons: number; // games to learn from
}

export interface Tuned {
  /** The new weights if they won at least par, else the former ones. */
  readonly weights: Weighing;
  readonly isKept: boolean;
  /** The share won by the new weights among copies of the former, on deals used for nothing else. */
  readonly share: number;
  readonly interval: Interval;
}

/** The same plan and the same former weights give the same new ones. */
export async function tune(setting: DuelSetting, tunable: Tunable, former: Weighing, plan: TuningPlan): Promise<Tuned> {
  const { evolving, quickBot, farsightedBot, trainingBots } = tunable;
  const evolved =
    evolving.length === 0
      ? { weights: former.policy, seed: plan.seed }
      : await evolve(setting, former.policy, { ...plan, evolving, botWith: policy => quickBot({ ...former, policy }) });
  const policy = evolved.weights;
  const bots = trainingBots({ ...former, policy });
  const lessons: Lesson[] = [];
  for (let game = 0; game < plan.lessons; game += 1) {
    lessons.push(...lessonsOf(setting, evolved.seed + game, bots, tunable));
    setting.onGame?.();
  }
  const weights = { policy, standing: learned(tunable, former.standing, lessons, bots.length - 1) };
  const { deals } = plan;
  const shares = await duel(
    setting,
    farsightedBot(weights),
    farsightedBot(former),
    evolved.seed + plan.lessons,
    2 * deals,
  );
  const isKept = shares.mean > 1 / setting.players - TINY;
  return { weights: isKept ? weights : former, isKept, share: shares.mean, interval: intervalOf(shares) };
}

const TINY = 1e-9; // sums of thirds are not exact

/** How many games the plan plays. */
export const gamesFor = (
  players: number,
  tunable: Tunable,
  { generations, children, deals, lessons }: TuningPlan,
): number =>
  (tunable.evolving.length === 0 ? 0 : generations * (children + 1) * deals * players) + lessons + 2 * deals * players;

/** Part by part. The strength of each other training bot is learned as well, and dropped. */
function learned(
  { features, predicts }: Tunable,
  former: NamedWeights,
  lessons: readonly Lesson[],
  otherBots: number,
): NamedWeights {
  const learn = predicts === 'lead' ? learnLead : learnVictory;
  const parts = former[features[0]!]!.map((_, part) =>
    learn(
      lessons.filter(lesson => lesson.part === part),
      [...features.map(feature => former[feature]![part]!), ...new Array<number>(otherBots).fill(0)],
    ),
  );
  return Object.fromEntries(
    features.map((feature, at) => [feature, parts.map(weights => roundedWeight(weights[at]!))]),
  );
}
