// Runs in a worker and holds the whole record. A page receives only what its viewpoint may see.
import type { Beliefs, beliefsOf, CoachGame } from '@omerta/coach';
import { listSeats, type ReplayProblem, randomFrom, type Seat, type SeenDeal, type Viewer } from '@omerta/kernel';
import type { AnyRules } from '@omerta/match';
import type { Frame, PlayedOn } from '@omerta/protocol';
import type { SeenStep } from '@omerta/table/replay/replayParts.ts';
import { type Viewpoint, viewerOf } from '@omerta/table/replay/viewpoint.ts';
import { matchOf, type RecordFile } from '../practice/recordFile.ts';
import type { Beginning } from '../practice/startFrom.ts';
import { type PlayedSteps, playedSteps, type Step } from './playedSteps.ts';
import { type Verdict, verdictOn } from './verdict.ts';

export interface ReplayHost {
  open(file: RecordFile, match: string | undefined): Promise<Opened>;
  /** What happened at each step, with these eyes. */
  timeline(viewpoint: Viewpoint): Promise<readonly SeenStep[]>;
  /** The table after a step. Its version is the step; `since` is the step before. */
  frame(step: number, viewpoint: Viewpoint): Promise<Frame>;
  /** What each seat saw after a step; only of games that are over. */
  hands(step: number): Promise<readonly object[]>;
  /** What a seat could believe after a step; only of games that are over, and of one version of the rules. */
  beliefs(step: number, seat: Seat): Promise<Beliefs | undefined>;
  /** `seen`: what this device kept of the deal before the game. */
  verify(seen: SeenDeal | undefined): Promise<Verdict>;
  /** Keeps a new game of this device that begins after a step, and says its id. */
  playOn(from: PlayOnFrom): Promise<string>;
}

export type Opened =
  | { readonly ok: true; readonly steps: number; readonly isOver: boolean; readonly isPartial: boolean }
  | { readonly ok: false; readonly code: 'noSuchGame' | ReplayProblem['code'] };

export interface PlayOnFrom {
  readonly step: number;
  readonly seat: Seat;
  readonly hidden: PlayedOn['hidden'];
  readonly name: string;
  readonly level: string; // of the bots around
}

export interface ReplayHostParts {
  rulesOf(game: string, pack: object | undefined): Promise<AnyRules | undefined>;
  startFrom(beginning: Beginning): Promise<string>;
  newSeed(): string;
  /** Loaded only when the page asks what could be believed. */
  loadCoach(): Promise<Coach>;
}

interface Coach {
  readonly beliefsOf: typeof beliefsOf;
  coachOf(rules: AnyRules): Promise<CoachGame | undefined>;
}

export function replayHost({ rulesOf, startFrom, newSeed, loadCoach }: ReplayHostParts): ReplayHost {
  let held: Held | undefined;

  const opened = (): Held => {
    if (held === undefined) throw new Error('No record is open');
    return held;
  };
  const stepAt = (step: number): Step => {
    const found = opened().played.steps[step];
    if (found === undefined) throw new Error(`No step ${step} in this record`);
    return found;
  };
  const mustBeOpenTo = (viewpoint: Viewpoint) => {
    if (!mayLook(opened(), viewpoint)) throw new Error(`This game still runs and cannot be seen as ${viewpoint}`);
  };

  return {
    open: async (file, match) => {
      const rules = await rulesOf(file.record.game, file.pack);
      if (rules === undefined) return { ok: false, code: 'noSuchGame' };
      const played = playedSteps(rules, file);
      const last = played.steps.at(-1);
      if (last === undefined) return { ok: false, code: played.problem?.code ?? 'wrongVersion' };
      const isOver = rules.outcome(last.state) !== undefined;
      held = { rules, file, match, played, isOver };
      return { ok: true, steps: played.steps.length, isOver, isPartial: played.isPartial };
    },
    timeline: async viewpoint => {
      mustBeOpenTo(viewpoint);
      const { rules, played } = opened();
      return played.steps.map(step => seenStep(rules, step, viewpoint));
    },
    frame: async (step, viewpoint) => {
      mustBeOpenTo(viewpoint);
      const { rules, file } = opened();
      return frameOf(rules, matchOf(file), step, stepAt(step), viewpoint);
    },
    hands: async step => {
      mustBeOpenTo('all');
      const { rules, file } = opened();
      const { state } = stepAt(step);
      return file.players.map((_, seat) => rules.viewFor(state, seat) as object);
    },
    beliefs: async (step, seat) => {
      mustBeOpenTo('all');
      const { rules, file } = opened();
      const { beliefsOf, coachOf } = await loadCoach();
      const coach = await coachOf(rules);
      const read = coach === undefined ? undefined : beliefsOf(coach, file.record, step, seat);
      return read?.ok === true ? read.beliefs : undefined;
    },
    verify: async seen => {
      const { rules, file, match } = opened();
      return verdictOn(rules, file, match, seen);
    },
    playOn: async ({ step, seat, hidden, name, level }) => {
      mustBeOpenTo(seat);
      const { rules, file } = opened();
      const { state } = stepAt(step);
      const view = rules.viewFor(state, seat);
      const { options } = file.record;
      return startFrom({
        game: rules.id,
        options: options as object, // checked when the record was played again
        state: hidden === 'asItWas' ? state : rules.imagine(view, randomFrom(newSeed())),
        seats: file.players.map((player, at) => (at === seat ? { name } : { name: player.name, level })),
        pace: 'brisk',
        ...(file.pack === undefined ? {} : { pack: file.pack }),
        packHash: rules.pack,
        version: rules.version,
      });
    },
  };
}

interface Held {
  readonly rules: AnyRules;
  readonly file: RecordFile;
  readonly match: string | undefined;
  readonly played: PlayedSteps;
  readonly isOver: boolean;
}

/** Of a game that still runs people see what they see at the table: all the same, and one who plays alone their own. */
export function mayLook({ isOver, file }: Pick<Held, 'isOver' | 'file'>, viewpoint: Viewpoint): boolean {
  if (isOver || viewpoint === 'public') return true;
  const people = file.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return people.length === 1 && people[0] === viewpoint;
}

function frameOf(
  rules: AnyRules,
  match: string,
  version: number,
  { events, state }: Step,
  viewpoint: Viewpoint,
): Frame {
  const viewer = viewerOf(viewpoint);
  return {
    match,
    viewer,
    version,
    ...(version === 0 ? {} : { since: version - 1 }),
    undone: 0,
    events: version === 0 ? [] : seenEvents(rules, events, viewpoint),
    view: rules.viewFor(state, viewer) as object,
    waiting: listSeats(rules.waitingFor(state)),
    clocks: [],
    over: rules.outcome(state) !== undefined,
  };
}

function seenStep(rules: AnyRules, { seat, events }: Step, viewpoint: Viewpoint): SeenStep {
  const seen = seenEvents(rules, events, viewpoint);
  const isKnown = seen.length > 0 || viewpoint === 'all' || viewpoint === seat; // a changed answer stays hidden
  return { ...(seat === undefined || !isKnown ? {} : { seat }), events: seen };
}

function seenEvents(rules: AnyRules, events: Step['events'], viewpoint: Viewpoint): object[] {
  if (viewpoint === 'all') return [...events];
  const viewer: Viewer = viewerOf(viewpoint);
  return events.map(event => rules.seenBy(event, viewer)).filter(seen => seen !== undefined);
}
