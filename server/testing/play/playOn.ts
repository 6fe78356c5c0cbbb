import { below, listSeats, pick, type Random } from '@omerta/kernel';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import { choicesOf, choose } from './testNode.ts';

export interface PlayOptions {
  /** Checked before every step. */
  until?(): boolean;
  /** Called instead of a step; it makes the step itself. */
  each?(seat: number, step: () => Promise<void>): Promise<void>;
}

/** People play random choices, and now and then change an answer that may be changed. Throws when one is refused. */
export async function playOn(
  live: LiveMatch,
  random: Random,
  { until = () => false, each }: PlayOptions,
): Promise<void> {
  while (live.playing !== undefined && !until()) {
    const { rules, state } = live.playing.progress;
    const seat = pick(random, listSeats(below(random, 3) === 0 ? rules.mayChoose(state) : rules.waitingFor(state)));
    const step = async () => {
      const answer = await choose(live, seat, pick(random, choicesOf(live, seat)));
      if (!answer.ok) throw new Error(`Refused: ${answer.code}`);
    };
    await (each === undefined ? step() : each(seat, step));
  }
}

/** The seats that must answer, in turn order. */
export function waiting(live: LiveMatch): number[] {
  const { rules, state } = live.state.progress!;
  return listSeats(rules.waitingFor(state));
}
