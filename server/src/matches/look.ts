// What one viewer sees of a game. Nothing here takes anything else from the state than the rules show that viewer.
import { has, listSeats, type Seat, type Viewer } from '@omerta/kernel';
import type { Frame, Question, SeatClock } from '@omerta/protocol';
import type { AnyRules } from '../games.ts';
import { type Happening, mayUndo, type Progress, placeOf, type SomeEvent, versionOf } from './progress.ts';

type Look = Pick<Frame, 'view' | 'waiting' | 'question' | 'over'>;

/** All that a viewer can make out at one moment. Shares its parts with the state. */
export function lookOf(progress: Progress, viewer: Viewer): Look {
  const { rules, state } = progress;
  const view = rules.viewFor(state, viewer) as object;
  const question = questionFor(progress, viewer, view);
  return {
    view,
    waiting: listSeats(rules.waitingFor(state)),
    ...(question === undefined ? {} : { question }),
    over: rules.outcome(state) !== undefined,
  };
}

/** What the viewer is sent. Without `since`, or where that is too long ago, the events are left out. */
export function frameFor(
  match: string,
  progress: Progress,
  viewer: Viewer,
  clocks: readonly SeatClock[],
  since: number | undefined,
): Frame {
  const missed = since === undefined ? undefined : missedSince(progress, viewer, since);
  return {
    match,
    viewer,
    version: versionOf(progress, viewer),
    ...(missed === undefined ? {} : { since }),
    undone: missed?.undone ?? 0,
    events: missed?.events ?? [],
    ...lookOf(progress, viewer),
    clocks: [...clocks],
  };
}

export function seenBy(rules: AnyRules, events: readonly SomeEvent[], viewer: Viewer): object[] {
  return events.map(event => rules.seenBy(event, viewer)).filter(seen => seen !== undefined);
}

interface Missed {
  readonly undone: number;
  readonly events: object[];
}

/** Exactly what a viewer missed who has seen version `since`; undefined where that is too long ago. */
function missedSince(
  { rules, players, recent, versions }: Progress,
  viewer: Viewer,
  since: number,
): Missed | undefined {
  const at = placeOf(viewer, players);
  const isKnown = (happening: Happening) => happening.after[at]! <= since;
  const oldest = recent[0]?.before[at] ?? versions[at]!;
  if (since < oldest || since > versions[at]!) return undefined;
  const events: object[] = [];
  let undone = 0;
  for (const { events: happened, takenBack } of recent.filter(happening => !isKnown(happening))) {
    for (const _ of seenBy(rules, takenBack, viewer)) {
      if (events.pop() === undefined) undone++;
    }
    events.push(...seenBy(rules, happened, viewer));
  }
  return { undone, events };
}

/** What a seat may answer now: it is asked, or may change what it said. */
export function questionOf(progress: Progress, seat: Seat): Question | undefined {
  const { rules, state } = progress;
  return questionFor(progress, seat, rules.viewFor(state, seat) as object);
}

function questionFor(progress: Progress, viewer: Viewer, view: object): Question | undefined {
  const { rules, state, decisions } = progress;
  const prompt = rules.promptOf(view);
  if (viewer === 'spectator' || prompt === undefined) return undefined;
  return {
    prompt,
    decision: decisions[viewer]!,
    isChange: !has(rules.waitingFor(state), viewer),
    mayUndo: mayUndo(progress, viewer),
  };
}
