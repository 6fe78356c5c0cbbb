// Where a swing came from: chance, the seat's own choice, the choices of the others. The three sum to the swing.
import { type Bot, randomFor } from '@omerta/bots';
import type { Seat } from '@omerta/kernel';
import type { CoachGame } from '../coachGame.ts';
import { type Model, sharesIn } from '../model/model.ts';
import { answerQuestion } from './replies.ts';
import { type Answer, finalAnswers, type Moment, type Timeline } from './timeline.ts';

export interface Parts {
  readonly luck: number;
  readonly decisions: number;
  readonly opponents: number;
}

export interface PartsPlan {
  readonly game: CoachGame;
  readonly model: Model;
  readonly bot: Bot;
  readonly timeline: Timeline;
  readonly seed: number;
}

/** By seat. Luck is the result minus the average over chance after the same choices. */
export function partsOf(plan: PartsPlan, moment: Moment): Parts[] {
  const { game, model, timeline } = plan;
  const before = sharesIn(game, model, timeline.states[moment.from]);
  const after = sharesIn(game, model, timeline.states[moment.to]);
  const expected = expectedAfter(plan, moment);
  const isForced = !moment.isSecret && isOnlyChoice(plan, moment);
  return before.map((share, seat) => {
    const luck = after[seat]! - (isForced ? share : expected[seat]!);
    const swing = after[seat]! - share;
    const decisions = isForced ? 0 : ownPart(plan, moment, seat, expected[seat]!);
    return { luck, decisions, opponents: swing - luck - decisions };
  });
}

/** A forced choice is no merit of its player. */
function isOnlyChoice({ game: { rules }, timeline }: PartsPlan, { from, answers: [answer] }: Moment): boolean {
  return rules.choices(rules.viewFor(timeline.states[from], answer!.seat)).length === 1;
}

/** Compared with a quick bot's choice: having the turn is no merit, only using it well. */
function ownPart(plan: PartsPlan, moment: Moment, seat: Seat, expected: number): number {
  if (!moment.answers.some(answer => answer.seat === seat)) return 0;
  return expected - expectedAfter(plan, moment, seat)[seat]!;
}

/** Shares after the same choices with reshuffled decks; optionally with a quick bot's answer for one seat. */
function expectedAfter(plan: PartsPlan, moment: Moment, replaced?: Seat): number[] {
  const { game, model, bot, timeline, seed } = plan;
  const { rules } = game;
  const random = randomFor('luck', seed, moment.to);
  const answers = finalAnswers(game, timeline, moment).filter(({ seat }) => seat !== replaced);
  const sums = Array<number>(timeline.players).fill(0);
  for (let time = 0; time < game.samples.luck; time += 1) {
    const state = rules.clone(timeline.states[moment.from]);
    game.reshuffle(state, random);
    if (replaced !== undefined) answerQuestion(game, bot, state, replaced, random);
    for (const answer of answers) playAnswer(game, state, answer);
    for (const [seat, share] of sharesIn(game, model, state).entries()) sums[seat]! += share;
  }
  return sums.map(sum => sum / game.samples.luck);
}

function playAnswer({ rules }: CoachGame, state: unknown, { seat, text }: Answer): void {
  rules.play(state, seat, rules.readChoice(text)!);
}
