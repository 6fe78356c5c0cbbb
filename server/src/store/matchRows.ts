import { USUAL_PACE } from '@omerta/protocol';
import { Damaged } from './errors.ts';
import { CHECKSUMMED_MATCH, checksummedIn, matchChecksum } from './rowChecksums.ts';
import type { Match, Settings, Stage } from './rows.ts';
import type { Row } from './sql.ts';

export const MATCH = `${CHECKSUMMED_MATCH}, revision, active_at as "activeAt", matches.seal`;

const isOpen = (stage: Stage): boolean => stage === 'lobby' || stage === 'playing';

/** Whether its code is in use: while the table is open, and in a room until the next table takes the code over. */
export const holdsCode = ({ stage, evening, next }: Pick<Match, 'stage' | 'evening' | 'next'>): boolean =>
  isOpen(stage) || (evening !== undefined && next === undefined);

/** Everything but what choices may change, which has its own columns. */
export function bodyOf(match: Match): string {
  const { revision: _r, stage: _s, outcome: _o, activeAt: _a, endedAt: _e, ...body } = match;
  return JSON.stringify(body);
}

export function readMatch([row]: readonly Row[]): Match | undefined {
  if (row !== undefined && !isWhole(row)) throw new Damaged(String(row.id));
  return row && matchIn(row);
}

/** Skips damaged ones: they are reported when they are opened. */
export function readMatches(rows: readonly Row[]): Match[] {
  return rows.filter(isWhole).map(matchIn);
}

/** Of a row selected with MATCH: whether its checksum is right. */
export const isWhole = (row: Row): boolean => row.seal === matchChecksum(checksummedIn(row));

const matchIn = ({ revision, stage, outcome, activeAt, endedAt, body }: Row): Match => ({
  ...bodyFrom(String(body)),
  revision: Number(revision),
  stage: stage as Stage, // the only values of its column
  activeAt: Number(activeAt),
  ...(outcome === null ? {} : { outcome: JSON.parse(String(outcome)) }),
  ...(endedAt === null ? {} : { endedAt: Number(endedAt) }),
});

type Columns = 'revision' | 'stage' | 'outcome' | 'activeAt' | 'endedAt';

/** Fills in settings that earlier releases did not have. */
function bodyFrom(text: string): Omit<Match, Columns> {
  const { settings, ...body } = JSON.parse(text) as Match; // as `bodyOf` wrote it
  const whole: Settings = { ...settings, pace: settings.pace ?? USUAL_PACE };
  return { ...body, settings: whole };
}
