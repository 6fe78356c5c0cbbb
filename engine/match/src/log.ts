// All events a viewer has seen, without choices taken back. If a match changed to new rules, only the events since: those
// rules cannot replay what the version before did.
import { keptLog, type LogScope, startOf, type Viewer } from '@omerta/kernel';
import type { Beginning, CountedChoice, MatchProgress, SomeEvent } from './progress.ts';
import { seenBy, seenOf } from './seen.ts';

/** All that a viewer saw of a match that keeps the events of all rows. */
export function seenIn({ rules, recent }: MatchProgress, viewer: Viewer): object[] {
  return seenOf(rules, recent, viewer).events;
}

/** All that a viewer saw, replayed from the choices that count: it takes as long as the game is, whatever was undone. */
export function seenSoFar(progress: MatchProgress, beginning: Beginning, viewer: Viewer): object[] {
  const { rules, played } = progress;
  const { from, start = beginning.start } = played.at(-1)!;
  const events: SomeEvent[] = [];
  const state = startOf(rules, { ...beginning, start }, events);
  for (const { seat, text } of choicesSince(progress, from)) {
    rules.play(state, seat, rules.readChoice(text)!, events); // it was legal when it was made
  }
  return seenBy(rules, events, viewer);
}

function choicesSince({ lastChoice }: MatchProgress, from: number): CountedChoice[] {
  const choices: CountedChoice[] = [];
  for (let each = lastChoice; each !== undefined && each.number >= from; each = each.before) choices.push(each);
  return choices.reverse();
}

/** What a viewer may read again of what it saw. */
export function logOf(
  { rules, state }: Pick<MatchProgress, 'rules' | 'state'>,
  viewer: Viewer,
  seen: readonly object[],
  scope: LogScope,
): object[] {
  return [...keptLog(rules, rules.viewFor(state, viewer), seen as readonly SomeEvent[], scope)]; // events of this game
}
