import { below, pick, type Random, type Seat } from '@omerta/kernel';
import type { Frame, Question } from '@omerta/protocol';
import type { HostedMatch, Replied } from './matchHost.ts';

/** A step of a random player: answers, changes an open answer, or takes a choice back. */
export interface RandomStep {
  readonly kind: 'choice' | 'undo';
  readonly seat: Seat;
  readonly text: string;
  readonly question: Question; // the question it answers
}

export interface PlayedStep {
  readonly sent: Frame; // to the seat whose step it was
  readonly frames: readonly Frame[]; // the current frames of all seats
}

/** `each` makes every step itself. */
export async function playRandomly(
  match: HostedMatch,
  random: Random,
  most: number,
  each: (step: RandomStep, play: () => Promise<PlayedStep>, before: readonly Frame[]) => Promise<unknown>,
): Promise<void> {
  for (let steps = 0; steps < most; steps++) {
    const before = await framesOf(match);
    const step = randomStep(match, before, random);
    if (step === undefined) return;
    const play = async () => {
      const reply = await send(match, step);
      if (!reply.ok) throw new Error(`${step.kind} ${step.text} of seat ${step.seat} is refused: ${reply.code}`);
      return { sent: reply.frame, frames: await framesOf(match) };
    };
    await each(step, play, before);
  }
}

/** By seat. */
export async function framesOf(match: HostedMatch): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (let seat = 0; seat < match.players; seat++) frames.push(await match.look(seat));
  return frames;
}

/** Undefined when the match is over. */
export function randomStep({ rules }: HostedMatch, frames: readonly Frame[], random: Random): RandomStep | undefined {
  const asked = frames.flatMap(({ question, view }, seat) =>
    question === undefined ? [] : [{ seat, question, view }],
  );
  const unanswered = asked.filter(({ question }) => !question.isChange);
  if (unanswered.length === 0) return undefined;
  const { seat, question, view } = pick(random, below(random, 3) === 0 ? asked : unanswered);
  if (question.mayUndo && below(random, 3) === 0) return { kind: 'undo', seat, text: '', question };
  return { kind: 'choice', seat, text: rules.writeChoice(pick(random, rules.choices(view))), question };
}

export function send(match: HostedMatch, { kind, seat, text, question }: RandomStep): Promise<Replied> {
  const { decision } = question;
  return kind === 'undo' ? match.undo(seat, decision) : match.answer(seat, decision, text);
}
