// Checksums on all rows of a match, so damage by the disk is reported instead of played on with.
import { hash } from 'node:crypto';
import { Damaged } from './errors.ts';
import type { ChatLine, ChoiceRow } from './rows.ts';
import { type Row, type Sql, storable, type Value } from './sql.ts';

export const choiceChecksum = (row: ChoiceRow): string => {
  const { match, number, seat, decision, command, kind, text, by, at } = row;
  return checksumOf([match, number, seat, decision, command, kind, text, by, at]);
};

export const snapshotChecksum = (match: string, number: number, body: string): string =>
  checksumOf([match, number, body]);

export const chatChecksum = ({ match, number, room, person, name, kind, text, at }: ChatLine): string =>
  checksumOf([match, number, room, person, name, kind, text, at]);

/** The covered columns. Not covered: what every choice changes, and what rows or indexes repeat. */
export interface ChecksummedMatch {
  readonly id: Value;
  readonly game: Value;
  readonly stage: Value;
  readonly visibility: Value;
  readonly code: Value;
  readonly outcome: Value;
  readonly endedAt: Value;
  readonly body: Value;
}

export const matchChecksum = ({
  id,
  game,
  stage,
  visibility,
  code,
  outcome,
  endedAt,
  body,
}: ChecksummedMatch): string => checksumOf([id, game, stage, visibility, code, outcome, endedAt, body]);

export const CHECKSUMMED_MATCH =
  'matches.id, game, stage, visibility, open_code as "code", outcome, ended_at as "endedAt", matches.body';

/** Trusts the columns as they are. */
export async function updateMatchChecksum(sql: Sql, id: string): Promise<void> {
  const [row] = await sql.all(`select ${CHECKSUMMED_MATCH} from matches where id = ?`, [id]);
  if (row !== undefined)
    await sql.run('update matches set seal = ? where id = ?', [matchChecksum(checksummedIn(row)), id]);
}

/** Of a row selected with CHECKSUMMED_MATCH. */
export const checksummedIn = (row: Row): ChecksummedMatch => {
  const column = (name: keyof ChecksummedMatch) => row[name] ?? undefined;
  return {
    id: column('id'),
    game: column('game'),
    stage: column('stage'),
    visibility: column('visibility'),
    code: column('code'),
    outcome: column('outcome'),
    endedAt: column('endedAt'),
    body: column('body'),
  };
};

export function verifyChecksum(match: string, stored: unknown, checksum: string): void {
  if (stored !== checksum) throw new Damaged(match);
}

/** Detects accidents. It is no MAC: those who can write the database can compute it. */
function checksumOf(values: readonly Value[]): string {
  const words = JSON.stringify(values.map(value => storable(value)?.toString() ?? ''));
  return hash('sha256', words).slice(0, 16);
}
