import { type Seat, seatNamed } from '@omerta/kernel';
import { beRefused, choose, chooseRandomly, timeOut } from '@omerta/kernel/scenario';
import { LETTERS } from '../letters.ts';
import { checkExpectations } from './expect.ts';
import { answer, PLANNED, shareAll } from './plans.ts';
import type { Step } from './scenarioShape.ts';
import type { Story } from './story.ts';

/** Plays one step. Returns problems. */
export const playStep = (story: Story, step: Step): readonly string[] => {
  if ('then' in step) return checkExpectations(story, step.then);
  if ('timeOut' in step) return playTimeOut(story, step);
  if ('round' in step) return answer(story, step.round, PLANNED.round);
  if ('bullets' in step) return answer(story, step.bullets, PLANNED.bullets);
  if ('aims' in step) return answer(story, step.aims, PLANNED.aims);
  if ('courage' in step) return answer(story, step.courage, PLANNED.courage);
  if ('shareAll' in step) return playSharing(story, step.shareAll);
  if ('random' in step) return playRandomly(story, step.random);
  return playChoices(story, step);
};

type StepWith<F extends string> = Extract<Step, { readonly [K in F]: unknown }>;
type Chosen = Extract<Step, { readonly refused?: unknown }>;

const playChoices = (story: Story, step: Chosen): readonly string[] => {
  const letter = LETTERS.find(each => step[each] !== undefined)!;
  const seat: Seat = seatNamed(letter)!;
  const { refused } = step;
  for (const text of [step[letter]!].flat()) {
    const problems = refused === undefined ? choose(story, seat, text) : beRefused(story, seat, text, refused);
    if (problems.length > 0) return problems;
  }
  return [];
};

const playTimeOut = (
  story: Story,
  { timeOut: letter, draft, chooses, seed = 1 }: StepWith<'timeOut'>,
): readonly string[] => {
  const { text, problems } = timeOut(story, seatNamed(letter)!, draft, seed);
  if (problems.length > 0 || chooses === undefined || text === chooses) return problems;
  return [`${letter}: time is up: expected ${chooses}, but it was ${text}`];
};

const playSharing = (story: Story, expected: string | true): readonly string[] => {
  if (story.state.table.stage !== 'sharing') return ['shareAll: no loot is being shared'];
  const { order, problems } = shareAll(story);
  if (problems.length > 0 || expected === true || order === expected) return problems;
  return [`shareAll: expected ${expected}, but they took in the order ${order}`];
};

const playRandomly = (story: Story, until: StepWith<'random'>['random']): readonly string[] => {
  const { round } = story.state.table;
  return chooseRandomly(
    story,
    typeof until === 'number' ? until : ({ table }) => until === 'round' && table.round !== round,
  );
};
