// Expectations about prompts and legal choices.
import type { GameTypes } from '../rules.ts';
import { type Seat, seatNamed } from '../seats.ts';
import { choiceTexts } from './choosing.ts';
import type { BySeat, ChoiceExpectations, OutcomeExpectations } from './expectations.ts';
import { type Finding, foundList, foundValue, foundWhole, show } from './finding.ts';
import { fits, type Pattern, sameCards } from './matching.ts';
import { type Story, waitingIn } from './story.ts';

export const answerChecks = {
  waiting: <G extends GameTypes>(story: Story<G>, wanted: readonly string[]): Finding[] =>
    foundList('', wanted, waitingIn(story)),
  prompt: <G extends GameTypes>(story: Story<G>, wanted: BySeat<Pattern | null>): Finding[] =>
    named(wanted).flatMap(([letter, pattern]) => promptOf(story, seatNamed(letter)!, letter, pattern)),
  choices: <G extends GameTypes>(story: Story<G>, wanted: BySeat<ChoiceExpectations>): Finding[] =>
    named(wanted).flatMap(([letter, expected]) => choicesOf(story, seatNamed(letter)!, letter, expected)),
  outcome: <G extends GameTypes>({ rules, state }: Story<G>, { scores, places }: OutcomeExpectations): Finding[] => {
    const outcome = rules.outcome(state);
    return [
      ...(scores === undefined ? [] : foundWhole('scores', scores, outcome?.scores)),
      ...(places === undefined ? [] : foundWhole('places', places, outcome?.places)),
    ];
  },
};

/** The fields that are there. */
export const named = <T>(fields: BySeat<T>): [string, T][] =>
  Object.entries(fields).filter((field): field is [string, T] => field[1] !== undefined);

const promptOf = <G extends GameTypes>(
  { rules, state, words }: Story<G>,
  seat: Seat,
  at: string,
  pattern: Pattern | null,
): Finding[] => {
  const prompt = rules.promptOf(rules.viewFor(state, seat));
  const isExpected =
    pattern === null ? prompt === undefined : prompt !== undefined && fits(pattern, words.told(prompt));
  if (isExpected) return [];
  return [{ at, message: `expected ${show(pattern)}, found ${show(prompt)}` }];
};

const choicesOf = <G extends GameTypes>(
  story: Story<G>,
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

/** Written as the game writes it, so that a typo is not taken for a choice that is not legal. */
const isChoiceText = <G extends GameTypes>({ rules, words }: Story<G>, text: string): boolean => {
  const choice = rules.readChoice(text);
  return choice !== undefined && rules.writeChoice(choice) === text && words.knows(text);
};

/** Choices have a kind in every game that has scenarios. */
const countKinds = <G extends GameTypes>({ rules, state }: Story<G>, seat: Seat): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const choice of rules.choices(rules.viewFor(state, seat))) {
    const { kind } = choice as { readonly kind: string };
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};
