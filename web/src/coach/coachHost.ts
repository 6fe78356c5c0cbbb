// Who looks back at a game that is over: a worker, for pages.
import type { Analysed, Analysis, AnalysisProblem, analyse, CoachGame } from '@omerta/coach';
import { type GameRecord, replay, rulesOfVersion } from '@omerta/kernel';
import type { AnyRules } from '@omerta/match';
import type { Asked } from '@omerta/table/coach/voice.ts';
import { matchOf, type RecordFile } from '../practice/recordFile.ts';
import { type Chapter, chaptersOf } from './chapters.ts';

export interface CoachHost {
  /** Tells how much is done, from 0 to 1. Games that go on are refused. */
  lookBack(file: RecordFile, onProgress: (part: number) => void): Promise<LookedBack>;
}

export type LookedBack =
  | { readonly ok: true; readonly told: Told }
  | { readonly ok: false; readonly code: 'noSuchGame' | AnalysisProblem['code'] };

/** An analysis, and what it takes to put it into words. */
export interface Told {
  readonly match: string;
  readonly analysis: Analysis;
  readonly asked: Readonly<Record<number, Asked>>; // by step, of those the analysis speaks of
  readonly chapters: readonly Chapter[];
}

export interface CoachHostParts {
  rulesOf(game: string, pack: object | undefined): Promise<AnyRules | undefined>;
  coachOf(rules: AnyRules): Promise<CoachGame | undefined>;
  analyse: typeof analyse;
}

export const coachHost = (parts: CoachHostParts): CoachHost => ({
  lookBack: async (file, onProgress) => {
    const { record, pack } = file;
    const rules = await parts.rulesOf(record.game, pack);
    if (rules === undefined) return { ok: false, code: 'noSuchGame' };
    const coach = await parts.coachOf(rulesOfVersion(rules, record.version) ?? rules);
    if (coach === undefined) return { ok: false, code: 'noSuchGame' };
    const analysed: Analysed = parts.analyse(coach, record, { onProgress });
    if (!analysed.ok) return { ok: false, code: analysed.problem.code };
    const { analysis } = analysed;
    return { ok: true, told: { match: matchOf(file), analysis, ...playedAgain(coach, record, stepsOf(analysis)) } };
  },
});

/** The choices that are told in words. */
function stepsOf({ turningPoints, flags }: Analysis): ReadonlySet<number> {
  const turning = turningPoints.flatMap(({ step, answers }) => answers.map((_, at) => step - at));
  return new Set([...turning, ...flags.map(({ step }) => step)]);
}

function playedAgain(
  { rules, chapterOf }: CoachGame,
  record: GameRecord,
  wanted: ReadonlySet<number>,
): Pick<Told, 'asked' | 'chapters'> {
  const asked: Record<number, Asked> = {};
  const chapters: number[] = []; // after each step
  let before: unknown;
  replay(rules, record, ({ step, seat, state }) => {
    if (seat !== undefined && wanted.has(step)) {
      const view = rules.viewFor(before, seat) as object;
      asked[step] = { view, prompt: rules.promptOf(view) };
    }
    before = rules.clone(state); // views show the state they were made of, and that one goes on
    if (chapterOf !== undefined) chapters.push(chapterOf(rules.viewFor(before, 'spectator')));
  });
  return { asked, chapters: chaptersOf(chapters) };
}
