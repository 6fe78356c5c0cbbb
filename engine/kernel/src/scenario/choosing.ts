import { canonicalJson } from '../fingerprint.ts';
import { pick, randomFrom, type Seed } from '../random.ts';
import type { Author, GameTypes } from '../rules.ts';
import { has, listSeats, NO_SEATS, type Seat, seatName } from '../seats.ts';
import { submit } from '../submit.ts';
import { timeOutText } from '../timeOutText.ts';
import { goOnTo, type Story } from './story.ts';

/** Every legal choice of a seat, as text. */
export const choiceTexts = <G extends GameTypes>({ rules, state }: Story<G>, seat: Seat): string[] =>
  rules.choices(rules.viewFor(state, seat)).map(choice => rules.writeChoice(choice));

/** The code of the refusal; undefined if the choice is legal. */
export const refusalOf = <G extends GameTypes>(
  { rules, state }: Story<G>,
  seat: Seat,
  text: string,
): string | undefined => {
  const choice = rules.readChoice(text);
  if (choice === undefined) return 'unreadable';
  return rules.whyNot(rules.viewFor(state, seat), choice)?.code;
};

/** Plays a choice, which must be legal and listed. Returns problems. */
export const choose = <G extends GameTypes>(story: Story<G>, seat: Seat, text: string): string[] => {
  const name = `${seatName(seat)}: ${text}`;
  if (seat >= story.players) return [`${name}: the seat is empty`];
  const offered = choiceTexts(story, seat);
  const played = submitFor(story, seat, text, 'player');
  if (!played.ok || offered.includes(story.rules.writeChoice(story.rules.readChoice(text)!))) return played.problems;
  return [`${name}: accepted, but not among the choices offered`, ...played.problems];
};

/** The seat's time is up; the draft was highlighted but not confirmed. */
export const timeOut = <G extends GameTypes>(
  story: Story<G>,
  seat: Seat,
  draft: string | undefined,
  seed: Seed,
): { readonly text: string; readonly problems: readonly string[] } => {
  const { rules, state } = story;
  if (seat >= story.players || !has(rules.waitingFor(state), seat))
    return { text: '', problems: [`${seatName(seat)}: the game does not wait for this seat`] };
  const { text, by } = timeOutText(rules, state, seat, randomFrom(seed), draft);
  return { text, problems: submitFor(story, seat, text, by).problems };
};

/** Tries a choice that must be refused and change nothing. */
export const beRefused = <G extends GameTypes>(
  story: Story<G>,
  seat: Seat,
  text: string,
  code: string | true,
): string[] => {
  const name = `${seatName(seat)}: ${text}`;
  if (seat >= story.players) return [`${name}: the seat is empty`];
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

/** A number of random legal choices, or as many as it takes to reach the end or a condition. */
export const chooseRandomly = <G extends GameTypes>(
  story: Story<G>,
  until: number | ((state: G['State']) => boolean),
): string[] => {
  const { rules, random } = story;
  const most = typeof until === 'number' ? until : MOST_RANDOM_CHOICES;
  for (let count = 0; count < most; count += 1) {
    const waiting = rules.waitingFor(story.state);
    if (waiting === NO_SEATS || (typeof until !== 'number' && until(story.state))) return [];
    const seat = pick(random, listSeats(waiting));
    const problems = choose(story, seat, pick(random, choiceTexts(story, seat)));
    if (problems.length > 0) return problems;
  }
  return typeof until === 'number' ? [] : [`not over after ${MOST_RANDOM_CHOICES} random choices`];
};

const submitFor = <G extends GameTypes>(
  story: Story<G>,
  seat: Seat,
  text: string,
  by: Author,
): { readonly ok: boolean; readonly problems: string[] } => {
  const name = `${seatName(seat)}: ${text}`;
  const result = submit(story.rules, story.state, seat, text, by);
  if (!result.ok) return { ok: false, problems: [`${name}: refused, ${refusalOf(story, seat, text)}`] };
  return { ok: true, problems: goOnTo(story, result.state, result.events).map(problem => `${name}: ${problem}`) };
};
