import { type Author, canonicalJson, type GameTypes, only, type Rules, type Seat } from '@omerta/kernel';
import { viewersOf } from '../viewersOf.ts';
import { generatorsIn } from './generatorsIn.ts';

/** A choice that was played. */
export interface PlayedChoice<G extends GameTypes> {
  readonly seat: Seat;
  readonly text: string;
  readonly by: Author;
  readonly before: G['State'];
  readonly after: G['State'];
  readonly events: readonly G['Event'][];
}

export type Final = 'chance' | 'reveal' | 'others' | 'clock';

/** Why a choice may not be taken back; empty if it may. Computed independently of the kernel. */
export function whyFinal<G extends GameTypes>(rules: Rules<G>, choice: PlayedChoice<G>, seats: number): Final[] {
  const { seat, by, before, after, events } = choice;
  const reasons: Final[] = [];
  if (canonicalJson(generatorsIn(before)) !== canonicalJson(generatorsIn(after))) reasons.push('chance');
  if (events.some(event => viewersOf(seats).some(viewer => rules.isRevealing(event, viewer)))) reasons.push('reveal');
  if ([before, after].some(state => rules.waitingFor(state) !== only(seat))) reasons.push('others');
  if (by === 'clock') reasons.push('clock');
  return reasons;
}
