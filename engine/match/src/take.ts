// One more row: a choice or an undo, checked by the rules.
import {
  factsOf,
  isSameData,
  openChoices,
  type PlayedRow,
  type Refusal,
  type Seat,
  submit,
  type Viewer,
} from '@omerta/kernel';
import { changesLeftAfter, isChange } from './changes.ts';
import {
  counted,
  type Happening,
  type MatchProgress,
  mayUndo,
  type OpenChoice,
  type SomeEvent,
  versionOf,
  viewersOf,
} from './progress.ts';
import { questionOf, visibleTo } from './visibleTo.ts';

export type Taken =
  | { readonly ok: true; readonly progress: MatchProgress }
  | { readonly ok: false; readonly refusal: Refusal | { readonly code: 'noUndo' | 'tooManyChanges' } };

/** The match after one more row, or why it is refused. */
export function take(progress: MatchProgress, row: PlayedRow): Taken {
  const taken = takeUnlimited(progress, row);
  const isTooOften = taken.ok && progress.changesLeft[row.seat] === 0 && isChange(progress, row);
  return isTooOften ? { ok: false, refusal: { code: 'tooManyChanges' } } : taken;
}

/** For rows that are stored: earlier releases had no limit. */
export function takeUnlimited(progress: MatchProgress, row: PlayedRow): Taken {
  return row.kind === 'choice' ? choose(progress, row) : undo(progress, row.seat);
}

function choose(progress: MatchProgress, row: PlayedRow): Taken {
  const { rules, state: before } = progress;
  const submitted = submit(rules, before, row.seat, row.text, row.by);
  if (!submitted.ok) return submitted;
  const { state, events } = submitted;
  const choices = [...progress.open, { facts: factsOf(rules, before, state, events, row), before, events }];
  const open = openChoices(choices.map(({ facts }) => facts)).length;
  return advance(progress, row, state, choices.slice(choices.length - open), { events, takenBack: [] });
}

function undo(progress: MatchProgress, seat: Seat): Taken {
  const last = progress.open.at(-1);
  if (last === undefined || !mayUndo(progress, seat)) return { ok: false, refusal: { code: 'noUndo' } };
  const row: PlayedRow = { kind: 'undo', seat, text: '', by: 'player' };
  return advance(progress, row, last.before, progress.open.slice(0, -1), { events: [], takenBack: last.events });
}

function advance(
  progress: MatchProgress,
  row: PlayedRow,
  state: unknown,
  open: readonly OpenChoice[],
  did: Pick<Happening, 'events' | 'takenBack'>,
): Taken {
  const after = counted(progress, row);
  const moved = { ...after, changesLeft: changesLeftAfter(progress, row, after.mostAnswers), state, open };
  const next = {
    ...moved,
    decisions: moved.decisions.map((count, seat) => count + closedFor(progress, moved, row, seat)),
  };
  const versions = viewersOf(progress).map(
    viewer => versionOf(progress, viewer) + (sawSomething(progress, next, did, viewer) ? 1 : 0),
  );
  const happening = { ...did, before: progress.versions, after: versions };
  const dropped = Math.max(0, progress.recent.length + 1 - progress.recentLimit);
  const recent = [...(dropped === 0 ? progress.recent : progress.recent.slice(dropped)), happening];
  return { ok: true, progress: { ...next, versions, recent } };
}

/** 1 if the seat's question ended without its answer: a late answer must not count for the next one. */
function closedFor(before: MatchProgress, after: MatchProgress, row: PlayedRow, seat: Seat): 0 | 1 {
  if (seat === row.seat) return 0; // counted already
  const asked = questionOf(before, seat);
  if (asked === undefined) return 0;
  const now = questionOf(after, seat);
  const isOpen = now?.isChange === asked.isChange && isSameData(now.prompt, asked.prompt);
  return isOpen ? 0 : 1;
}

/** Whether the viewer saw an event or any other change. */
function sawSomething(
  before: MatchProgress,
  after: MatchProgress,
  { events, takenBack }: Pick<Happening, 'events' | 'takenBack'>,
  viewer: Viewer,
): boolean {
  const { rules } = before;
  const isSeen = (event: SomeEvent) => rules.seenBy(event, viewer) !== undefined;
  if (events.some(isSeen) || takenBack.some(isSeen)) return true;
  return !isSameData(visibleTo(before, viewer), visibleTo(after, viewer));
}
