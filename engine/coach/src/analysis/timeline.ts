// A replayed record with all an analysis needs: states, memories of each seat, moments.
import { type Author, type GameRecord, has, type ReplayProblem, replay, type Seat } from '@omerta/kernel';
import type { CoachGame } from '../coachGame.ts';

export interface Timeline {
  readonly players: number;
  readonly states: readonly unknown[]; // after each step; 0 is the start
  readonly events: readonly (readonly { readonly kind: string }[])[]; // the same
  readonly memories: readonly (readonly unknown[])[]; // the same, by seat
  readonly answers: readonly Answer[]; // of step 1, 2, 3 …
  readonly moments: readonly Moment[];
}

export interface Answer {
  readonly step: number;
  readonly seat: Seat;
  readonly text: string;
  readonly by: Author;
}

/** One choice, or all answers to a question for several seats. */
export interface Moment {
  readonly from: number; // the step before it
  readonly to: number; // its last step
  readonly answers: readonly Answer[];
  readonly isSecret: boolean;
}

export type ReadTimeline =
  | { readonly ok: true; readonly timeline: Timeline }
  | { readonly ok: false; readonly problem: ReplayProblem | { readonly code: 'notOver' } };

export function timelineOf(game: CoachGame, record: GameRecord): ReadTimeline {
  const states: unknown[] = [];
  const memories: (readonly unknown[])[] = [];
  const allEvents: (readonly { readonly kind: string }[])[] = [];
  const answers: Answer[] = [];
  let players = 0;
  const replayed = replay(game.rules, record, ({ step, seat, text, by, events, state }) => {
    players = game.playersOf(state);
    const before = memories.at(-1) ?? Array.from({ length: players }, () => game.startMemory(players));
    memories.push(before.map((memory, viewer) => remembered(game, memory, viewer, events)));
    states.push(game.rules.clone(state));
    allEvents.push(events);
    if (seat !== undefined && by !== undefined) answers.push({ step, seat, text, by });
  });
  if (!replayed.ok) return replayed;
  if (game.rules.outcome(replayed.state) === undefined) return { ok: false, problem: { code: 'notOver' } };
  const moments = momentsOf(game, states, answers);
  return { ok: true, timeline: { players, states, events: allEvents, memories, answers, moments } };
}

function remembered(
  game: CoachGame,
  memory: unknown,
  viewer: Seat,
  events: readonly { readonly kind: string }[],
): unknown {
  let after = memory;
  for (const event of events) {
    const seen = game.rules.seenBy(event, viewer);
    if (seen !== undefined) after = game.remember(after, seen);
  }
  return after;
}

function momentsOf(game: CoachGame, states: readonly unknown[], answers: readonly Answer[]): Moment[] {
  const moments: Moment[] = [];
  let open: { question: string; answers: Answer[] } | undefined;
  for (const answer of answers) {
    const question = game.secretQuestion(states[answer.step - 1]);
    if (open !== undefined && open.question === question) {
      open.answers.push(answer);
      continue;
    }
    if (open !== undefined) moments.push(momentWith(open.answers, true));
    open = question === undefined ? undefined : { question, answers: [answer] };
    if (question === undefined) moments.push(momentWith([answer], false));
  }
  if (open !== undefined) moments.push(momentWith(open.answers, true));
  return moments;
}

const momentWith = (answers: readonly Answer[], isSecret: boolean): Moment => ({
  from: answers[0]!.step - 1,
  to: answers.at(-1)!.step,
  answers,
  isSecret,
});

/** The answers that counted, without those changed later. */
export function finalAnswers(game: CoachGame, { states }: Timeline, { answers }: Moment): Answer[] {
  return answers.filter(
    ({ step, seat }) =>
      !answers.some(
        later => later.seat === seat && later.step > step && !has(game.rules.waitingFor(states[later.step - 1]), seat),
      ),
  );
}
