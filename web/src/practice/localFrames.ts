// What one viewer sees of a game in this browser, in the form the server would send it.
import { has, listSeats, type Viewer } from '@omerta/kernel';
import type { Frame, Question } from '@omerta/protocol';
import type { SeenLog } from '@omerta/table/table/source.ts';
import { type Happening, type LocalGame, mayUndo, type SomeEvent } from './localGame.ts';

/** How often something has happened. Everybody here looks at one device, so all count the same. */
export const versionOf = ({ happenings }: LocalGame): number => happenings.length;

/** Without `since` the events are left out. */
export function frameOf(match: string, game: LocalGame, viewer: Viewer, since: number | undefined): Frame {
  const { rules, state, happenings } = game;
  const view = rules.viewFor(state, viewer) as object;
  const question = questionFor(game, viewer, view);
  const seen = since === undefined ? { undone: 0, events: [] } : seenOf(game, happenings.slice(since), viewer);
  return {
    match,
    viewer,
    version: versionOf(game),
    ...(since === undefined ? {} : { since }),
    ...seen,
    view,
    waiting: listSeats(rules.waitingFor(state)),
    ...(question === undefined ? {} : { question }),
    clocks: [],
    over: rules.outcome(state) !== undefined,
  };
}

export function logOf(game: LocalGame, viewer: Viewer): SeenLog {
  return { version: versionOf(game), events: seenOf(game, game.happenings, viewer).events };
}

function seenOf(game: LocalGame, happenings: readonly Happening[], viewer: Viewer): Pick<Frame, 'undone' | 'events'> {
  const events: object[] = [];
  let undone = 0;
  for (const happening of happenings) {
    for (const _ of seenBy(game, happening.takenBack, viewer)) {
      if (events.pop() === undefined) undone++;
    }
    events.push(...seenBy(game, happening.events, viewer));
  }
  return { undone, events };
}

export function seenBy({ rules }: LocalGame, events: readonly SomeEvent[], viewer: Viewer): object[] {
  return events.map(event => rules.seenBy(event, viewer)).filter(seen => seen !== undefined);
}

function questionFor(game: LocalGame, viewer: Viewer, view: object): Question | undefined {
  const { rules, state, decisions } = game;
  const prompt = viewer === 'spectator' ? undefined : rules.promptOf(view);
  if (viewer === 'spectator' || prompt === undefined) return undefined;
  return {
    prompt,
    decision: decisions[viewer]!,
    isChange: !has(rules.waitingFor(state), viewer),
    mayUndo: mayUndo(game, viewer),
  };
}
