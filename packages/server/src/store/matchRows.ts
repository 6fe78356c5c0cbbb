import { USUAL_PACE } from '@omerta/protocol';
import type { Match, Settings, Stage } from './rows.ts';
import type { Row } from './sql.ts';

export const MATCH =
  'matches.id, revision, stage, outcome, active_at as "activeAt", ended_at as "endedAt", matches.body';

export const isOpen = (stage: Stage): boolean => stage === 'lobby' || stage === 'playing';

/** Everything but what choices may change: that has its own columns. */
export function bodyOf(match: Match): string {
  const { revision: _r, stage: _s, outcome: _o, activeAt: _a, endedAt: _e, ...body } = match;
  return JSON.stringify(body);
}

export function readMatches(rows: readonly Row[]): Match[] {
  return rows.map(({ revision, stage, outcome, activeAt, endedAt, body }) => ({
    ...bodyFrom(String(body)),
    revision: Number(revision),
    stage: stage as Stage, // its column holds nothing else
    activeAt: Number(activeAt),
    ...(outcome === null ? {} : { outcome: JSON.parse(String(outcome)) }),
    ...(endedAt === null ? {} : { endedAt: Number(endedAt) }),
  }));
}

type Columns = 'revision' | 'stage' | 'outcome' | 'activeAt' | 'endedAt';

/** Tables of earlier releases lack what came later. */
function bodyFrom(text: string): Omit<Match, Columns> {
  const { settings, ...body } = JSON.parse(text) as Match; // as `bodyOf` wrote it
  const whole: Settings = { ...settings, pace: settings.pace ?? USUAL_PACE };
  return { ...body, settings: whole };
}
