// The answers of all players to the secret questions of a round in one line: { A: 'bang>B', C: 'click>A duck' }.
import { seatNamed } from '@omerta/kernel';
import { choiceTexts, choose, timeOut, waitingIn } from '@omerta/kernel/scenario';
import type { Letter } from '../letters.ts';
import type { Story } from './story.ts';

/**
 * "bang>B", "click>C duck", "bang>slow": a bullet card, a target (or too slow), and whether to duck. What is left out
 * is Click, the next living player, and to stand.
 */
export type Plans = { readonly [L in Letter]?: string | undefined };

export const PLAN = /^(?<bullet>click|bang)?(?:>(?<target>[A-H]|slow))?(?: ?(?<how>duck|stand))?$/;

/** The questions that plans answer. In a whole round the Cunning keeps his card and the Godfather declines. */
export const PLANNED = {
  bullets: ['bullet'],
  aims: ['aim', 'kid'],
  courage: ['courage'],
  round: ['bullet', 'aim', 'kid', 'cunning', 'privilege', 'courage'],
} as const;

/** Answers these prompts of the current round. Returns problems. */
export const answer = (story: Story, plans: Plans, prompts: readonly string[]): readonly string[] => {
  const { round } = story.state.table;
  for (;;) {
    const [letter, prompt] = firstAsked(story);
    if (letter === undefined || !prompts.includes(prompt) || story.state.table.round !== round) return [];
    const text = answerOf(story, letter, plans[letter] ?? '', prompt);
    if (text === undefined) return [`${letter}: no plan ${JSON.stringify(plans[letter])}`];
    const problems =
      text === 'tooSlow'
        ? timeOut(story, seatNamed(letter)!, undefined, 1).problems
        : choose(story, seatNamed(letter)!, text);
    if (problems.length > 0) return problems;
  }
};

/** Each player takes the first share there is; the clock answers all other prompts. Returns the order of the takers. */
export const shareAll = (story: Story): { readonly order: string; readonly problems: readonly string[] } => {
  const { round } = story.state.table;
  let order = '';
  while (story.state.table.stage === 'sharing' && story.state.table.round === round) {
    const [letter, prompt] = firstAsked(story);
    const seat = seatNamed(letter!)!;
    const isShare = prompt === 'share' || prompt === 'shareOrTwo';
    if (isShare) order += letter;
    const problems = isShare
      ? choose(story, seat, choiceTexts(story, seat)[0]!)
      : timeOut(story, seat, undefined, 1).problems;
    if (problems.length > 0) return { order, problems };
  }
  return { order, problems: [] };
};

/** The first player the game waits for, and the prompt. */
const firstAsked = (story: Story): [letter: Letter | undefined, prompt: string] => {
  const [letter] = waitingIn(story) as Letter[];
  if (letter === undefined) return [undefined, ''];
  const { rules, state } = story;
  return [letter, rules.promptOf(rules.viewFor(state, seatNamed(letter)!))?.kind ?? ''];
};

const answerOf = (story: Story, letter: Letter, plan: string, prompt: string): string | undefined => {
  const words = PLAN.exec(plan)?.groups;
  if (words === undefined) return undefined;
  if (prompt === 'bullet') return words.bullet ?? 'click';
  if (prompt === 'courage') return words.how ?? 'stand';
  if (prompt === 'cunning' || prompt === 'privilege') return 'pass';
  if (words.target === 'slow') return 'tooSlow';
  return words.target === undefined ? nextTarget(story, letter) : `aim:${words.target}`;
};

const nextTarget = (story: Story, letter: Letter): string => {
  const targets = choiceTexts(story, seatNamed(letter)!);
  return targets.find(text => text > `aim:${letter}`) ?? targets[0]!;
};
