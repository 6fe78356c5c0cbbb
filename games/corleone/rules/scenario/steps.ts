import { type Seat, seatNamed } from '@omerta/kernel';
import { beRefused, choose, chooseRandomly } from '@omerta/kernel/scenario';
import { checkExpectations } from './expect.ts';
import { SEAT_LETTERS } from './letters.ts';
import type { Step } from './scenarioShape.ts';
import { jumpTo, type Story } from './story.ts';

/** Plays one step. Returns problems. */
export const playStep = (story: Story, step: Step): readonly string[] => {
  if ('then' in step) return checkExpectations(story, step.then);
  if ('random' in step) return playRandomly(story, step.random);
  if ('phase' in step) return jumpTo(story, step.phase).map(problem => `phase ${step.phase}: ${problem}`);
  return playChoices(story, step);
};

type StepWith<Field extends string> = Extract<Step, { readonly [F in Field]: unknown }>;
type Chosen = Extract<Step, { readonly refused?: unknown }>;

const playChoices = (story: Story, step: Chosen): readonly string[] => {
  const letter = SEAT_LETTERS.find(each => step[each] !== undefined)!;
  const seat: Seat = seatNamed(letter)!;
  const { refused } = step;
  const choices = [step[letter]!].flat();
  if (refused !== undefined) return choices.flatMap(text => beRefused(story, seat, text, refused));
  for (const text of choices) {
    const problems = choose(story, seat, text);
    if (problems.length > 0) return problems;
  }
  return [];
};

const playRandomly = (story: Story, until: StepWith<'random'>['random']): readonly string[] => {
  const { act } = story.state.table;
  return chooseRandomly(story, typeof until === 'number' ? until : ({ table }) => until === 'act' && table.act !== act);
};
