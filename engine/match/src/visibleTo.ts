// What one viewer sees of a match: only what the rules show that viewer.
import { has, listSeats, type Seat, type Viewer } from '@omerta/kernel';
import type { Frame, Question } from '@omerta/protocol';
import { type MatchProgress, mayUndo } from './progress.ts';

type Visible = Pick<Frame, 'view' | 'waiting' | 'question' | 'over'>;

/** Everything a viewer sees at one moment. Shares its parts with the state. */
export function visibleTo(progress: MatchProgress, viewer: Viewer): Visible {
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

/** The question a seat may answer now, or whose answer it may change. */
export function questionOf(progress: MatchProgress, seat: Seat): Question | undefined {
  const { rules, state } = progress;
  return questionFor(progress, seat, rules.viewFor(state, seat) as object);
}

function questionFor(progress: MatchProgress, viewer: Viewer, view: object): Question | undefined {
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
