import { canonicalJson, listSeats, NO_SEATS, pick, rowOf, type Seat, seatName, submit } from '@omerta/kernel';
import { checkExpectations } from './expect.ts';
import { choiceTexts } from './expectAnswers.ts';
import type { Step } from './scenario.ts';
import { goOnTo, jumpTo, type Story } from './story.ts';

type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;

/** Plays one step and says what went wrong. */
export const playStep = (story: Story, step: Step): string[] => rowOf(players, step.kind)(story, step);

const players: { readonly [K in Step['kind']]: (story: Story, step: StepOf<K>) => string[] } = {
  choose(story, { seat, texts }) {
    for (const text of texts) {
      const problems = choose(story, seat, text);
      if (problems.length > 0) return problems;
    }
    return [];
  },
  refused: (story, { seat, texts, code }) => texts.flatMap(text => beRefused(story, seat, text, code)),
  then: (story, step) => checkExpectations(story, step.then),
  random: (story, { until }) => chooseRandomly(story, until),
  phase: (story, { phase }) => jumpTo(story, phase).map(problem => `phase ${phase}: ${problem}`),
};

/** The code of the refusal; undefined where the choice is legal. */
export const refusalOf = ({ rules, state }: Story, seat: Seat, text: string): string | undefined => {
  const choice = rules.readChoice(text);
  if (choice === undefined) return 'unreadable';
  return rules.whyNot(rules.viewFor(state, seat), choice)?.code;
};

export const choose = (story: Story, seat: Seat, text: string): string[] => {
  const name = `${seatName(seat)}: ${text}`;
  if (seat >= story.state.table.players) return [`${name}: nobody sits there`];
  const result = submit(story.rules, story.state, seat, text);
  if (!result.ok) return [`${name}: refused, ${refusalOf(story, seat, text)}`];
  const written = story.rules.writeChoice(story.rules.readChoice(text)!);
  const offered = choiceTexts(story, seat).includes(written);
  const problems = goOnTo(story, result.state, result.events).map(problem => `${name}: ${problem}`);
  return offered ? problems : [`${name}: accepted, but not among the choices offered`, ...problems];
};

const beRefused = (story: Story, seat: Seat, text: string, code: string | true): string[] => {
  const name = `${seatName(seat)}: ${text}`;
  if (seat >= story.state.table.players) return [`${name}: nobody sits there`];
  const before = canonicalJson(story.state);
  const result = submit(story.rules, story.state, seat, text);
  const expected = code === true ? 'refused' : `refused with ${code}`;
  if (result.ok) return [`${name}: expected to be ${expected}, but it was accepted`];
  const found = refusalOf(story, seat, text);
  if (canonicalJson(story.state) !== before) return [`${name}: was refused, but the game has changed`];
  if (choiceTexts(story, seat).includes(text)) return [`${name}: is refused, but offered`];
  return code === true || found === code ? [] : [`${name}: expected to be ${expected}, but the reason is ${found}`];
};

const MOST_RANDOM_CHOICES = 20_000;

const chooseRandomly = (story: Story, until: number | 'act' | 'game'): string[] => {
  const { rules, random } = story;
  const { act } = story.state.table;
  const most = typeof until === 'number' ? until : MOST_RANDOM_CHOICES;
  for (let count = 0; count < most; count += 1) {
    const waiting = rules.waitingFor(story.state);
    if (waiting === NO_SEATS || (until === 'act' && story.state.table.act !== act)) return [];
    const seat = pick(random, listSeats(waiting));
    const problems = choose(story, seat, pick(random, choiceTexts(story, seat)));
    if (problems.length > 0) return problems;
  }
  return typeof until === 'number' ? [] : [`not over after ${MOST_RANDOM_CHOICES} random choices`];
};
