import { startOf, survivingChoices, type Viewer } from '@omerta/kernel';
import type { Reply } from '@omerta/protocol';
import type { ChoiceRow, Match, Store } from '../store/store.ts';
import { refusal } from './command.ts';
import { beginningOf } from './loading.ts';
import { seenBy } from './look.ts';
import { type Progress, type SomeEvent, versionOf } from './progress.ts';
import type { Standing } from './standing.ts';

/** All this viewer has seen happen. Tables with a closed log show it when the game is over. */
export async function readLog(store: Store, { match, progress }: Standing, viewer: Viewer): Promise<Reply<'log'>> {
  if (progress === undefined) return refusal('notPlaying');
  if (match.settings.log === 'closed' && match.stage === 'playing') return refusal('logClosed');
  const rows = await store.rowsOf(match.id);
  return { ok: true, version: versionOf(progress, viewer), events: logFor(match, progress, rows, viewer) };
}

/** Without what was taken back. Where the rules have changed since, only the last of it. */
export function logFor(match: Match, progress: Progress, rows: readonly ChoiceRow[], viewer: Viewer): object[] {
  const { rules, played, recent } = progress;
  if (played.length > 1) return recent.flatMap(({ events }) => seenBy(rules, events, viewer));
  const events: SomeEvent[] = [];
  const state = startOf(rules, beginningOf(match, played[0]?.start), events);
  for (const [seat, text] of survivingChoices(rows.filter(({ number }) => number <= progress.number))) {
    rules.play(state, seat, rules.readChoice(text)!, events); // was read when it was made
  }
  return seenBy(rules, events, viewer);
}
