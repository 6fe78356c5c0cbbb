// What the coach points at, in the words of the game.
import type { FlaggedChoice, TurningPoint } from '@omerta/coach';
import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import type { Told } from './coachHost.ts';

export interface ToldAnswers {
  readonly seat: number;
  readonly words: readonly string[];
}

/** What each seat did at a turning point; who answered first comes first. */
export function answersIn(told: Told, voice: CoachVoice, { step, answers }: TurningPoint): readonly ToldAnswers[] {
  const first = step - answers.length + 1;
  const bySeat = new Map<number, string[]>();
  for (const [at, { seat, text }] of answers.entries()) {
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), wordsAt(told, voice, first + at, text)]);
  }
  return [...bySeat].map(([seat, words]) => ({ seat, words }));
}

export interface ToldFlag extends Pick<FlaggedChoice, 'step' | 'seat' | 'flag' | 'loss'> {
  readonly played: string;
  readonly better: string;
}

/** The dearest first. */
export function flagsIn(told: Told, voice: CoachVoice): readonly ToldFlag[] {
  return told.analysis.flags
    .toSorted((one, other) => other.loss - one.loss || one.step - other.step)
    .map(({ step, seat, flag, loss, played, best }) => ({
      step,
      seat,
      flag,
      loss,
      played: wordsAt(told, voice, step, played),
      better: wordsAt(told, voice, step, best),
    }));
}

/** Every step the analysis speaks of was asked for. */
const wordsAt = ({ asked }: Told, voice: CoachVoice, step: number, text: string): string =>
  voice.choice(asked[step]!, text);
