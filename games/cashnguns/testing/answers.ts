// Everybody's answers to the secret questions of a round in one line: { A: 'bang>B', C: 'click>A duck' }.
import { asks, cashWith, choicesOf, play, type Story, timeOut, waiting } from './cashWith.ts';
import type { Given, Letter } from './given.ts';

/**
 * "bang>B", "click>C duck", "bang>slow": a bullet card, a target (or too slow), and whether to duck. What is left out
 * is Click, the next living player, and to stand.
 */
export type Plans = Partial<Readonly<Record<Letter, string>>>;

export const bullets = (game: Story, plans: Plans = {}): void => answer(game, plans, 'bullet');
export const aims = (game: Story, plans: Plans = {}): void => answer(game, plans, 'aim', 'kid');
export const courage = (game: Story, plans: Plans = {}): void => answer(game, plans, 'courage');

/** Stages 2 to 5. The Cunning keeps his card and the Godfather declines. */
export const round = (game: Story, plans: Plans = {}): void =>
  answer(game, plans, 'bullet', 'aim', 'kid', 'cunning', 'privilege', 'courage');

/** A game in which stages 2 to 5 were played. */
export const afterRound = (given: Given, plans: Plans): Story => {
  const game = cashWith(given);
  round(game, plans);
  return game;
};

/** "A bill20", "C clip+aid": whoever is named takes a share, or two. */
export const take = (game: Story, ...takes: readonly string[]): void => {
  for (const each of takes) play(game, each[0] as Letter, `take:${each.slice(2)}`);
};

/** Shares everything, the first that lies there, and says who took in which order. All else is left to the clock. */
export const shareAll = (game: Story): string => {
  const { round: before } = game.state.table;
  let order = '';
  while (game.state.table.stage === 'sharing' && game.state.table.round === before) {
    const letter = waiting(game)[0] as Letter;
    if (asks(game).includes('share')) {
      order += letter;
      play(game, letter, choicesOf(game, letter)[0]!);
    } else timeOut(game, letter);
  }
  return order;
};

/** As long as one of these questions of this round is asked. */
const answer = (game: Story, plans: Plans, ...prompts: readonly string[]): void => {
  const { round: now } = game.state.table;
  for (;;) {
    const [letters = '', prompt = ''] = asks(game).split(' ');
    if (!prompts.includes(prompt) || game.state.table.round !== now) return;
    const letter = letters[0] as Letter;
    const text = answerOf(game, letter, plans[letter] ?? '', prompt);
    if (text === 'tooSlow') timeOut(game, letter);
    else play(game, letter, text);
  }
};

const PLAN = /^(?<bullet>click|bang)?(?:>(?<target>[A-H]|slow))?(?: ?(?<how>duck|stand))?$/;

const answerOf = (game: Story, letter: Letter, plan: string, prompt: string): string => {
  const words = PLAN.exec(plan)?.groups;
  if (words === undefined) throw new Error(`${letter}: no plan "${plan}"`);
  if (prompt === 'bullet') return words.bullet ?? 'click';
  if (prompt === 'courage') return words.how ?? 'stand';
  if (prompt === 'cunning' || prompt === 'privilege') return 'pass';
  if (words.target === 'slow') return 'tooSlow';
  return words.target === undefined ? nextTarget(game, letter) : `aim:${words.target}`;
};

const nextTarget = (game: Story, letter: Letter): string => {
  const targets = choicesOf(game, letter);
  return targets.find(text => text > `aim:${letter}`) ?? targets[0]!;
};
