// What is asked of whom, and what they may answer.
import { type Seat, seatNamed } from '@omerta/kernel';
import { type Finding, foundList, foundValue, foundWhole, show } from './finding.ts';
import { unknownWords } from './knownWords.ts';
import { fits, readable, sameCards } from './matching.ts';
import type { ChoiceExpectations, Pattern, TableExpectations } from './scenario.ts';
import { type Story, waitingIn } from './story.ts';

export const answerChecks: {
  readonly [F in 'waiting' | 'prompt' | 'choices' | 'outcome']: (
    story: Story,
    wanted: NonNullable<TableExpectations[F]>,
  ) => Finding[];
} = {
  waiting: (story, wanted) => foundList('', wanted, waitingIn(story)),
  prompt: (story, wanted) =>
    Object.entries(wanted).flatMap(([letter, pattern]) => promptOf(story, seatNamed(letter)!, letter, pattern)),
  choices: (story, wanted) =>
    Object.entries(wanted).flatMap(([letter, expected]) => choicesOf(story, seatNamed(letter)!, letter, expected)),
  outcome({ rules, state }, { scores, places }) {
    const outcome = rules.outcome(state);
    return [
      ...(scores === undefined ? [] : foundWhole('scores', scores, outcome?.scores)),
      ...(places === undefined ? [] : foundWhole('places', places, outcome?.places)),
    ];
  },
};

const promptOf = ({ rules, state }: Story, seat: Seat, at: string, pattern: Pattern): Finding[] => {
  const prompt = rules.promptOf(rules.viewFor(state, seat));
  if (prompt !== undefined && fits(pattern, readable(prompt))) return [];
  return [{ at, message: `expected ${show(pattern)}, found ${show(prompt)}` }];
};

/** Every legal choice of a seat, as text. */
export const choiceTexts = ({ rules, state }: Story, seat: Seat): string[] =>
  rules.choices(rules.viewFor(state, seat)).map(choice => rules.writeChoice(choice));

const choicesOf = (
  story: Story,
  seat: Seat,
  at: string,
  { has = [], hasNot = [], only, count = {}, kinds }: ChoiceExpectations,
): Finding[] => {
  const texts = choiceTexts(story, seat);
  const byKind = countKinds(story, seat);
  const findings: Finding[] = [];
  const complain = (message: string) => findings.push({ at, message });
  for (const text of has) if (!texts.includes(text)) complain(`${text} is not offered, only ${show(texts)}`);
  for (const text of hasNot) {
    if (texts.includes(text)) complain(`${text} is offered`);
    else if (!isChoiceText(story, text)) complain(`${text} is no choice of this game`);
  }
  if (only !== undefined && !sameCards(only, texts)) complain(`expected only ${show(only)}, found ${show(texts)}`);
  if (typeof count === 'number') findings.push(...foundValue(`${at}.count`, count, texts.length));
  else {
    for (const [kind, number] of Object.entries(count))
      findings.push(...foundValue(`${at}.count.${kind}`, number, byKind[kind] ?? 0));
  }
  if (kinds !== undefined) findings.push(...foundList(`${at}.kinds`, kinds, Object.keys(byKind)));
  return findings;
};

/** Written as the game writes it, so that a slip of the pen is not taken for a choice that is not offered. */
const isChoiceText = ({ rules, content }: Story, text: string): boolean => {
  const choice = rules.readChoice(text);
  return choice !== undefined && rules.writeChoice(choice) === text && unknownWords(content, text).length === 0;
};

const countKinds = ({ rules, state }: Story, seat: Seat): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind } of rules.choices(rules.viewFor(state, seat))) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};
