// A seal on everything that is kept of a match. Disks forget: who breaks a seal says so, instead of playing on.
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

/** As the columns hold them. Left out is what every choice changes, and rows or indexes tell again. */
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

/** Takes its columns at their word. */
export async function updateMatchChecksum(sql: Sql, id: string): Promise<void> {
  const [row] = await sql.all(`select ${CHECKSUMMED_MATCH} from matches where id = ?`, [id]);
  if (row !== undefined)
    await sql.run('update matches set seal = ? where id = ?', [matchChecksum(checksummedIn(row)), id]);
}

/** A row of a select with SEALED_MATCH. */
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

/** Throws where the seal is not the one of these words. */
export function verifyChecksum(match: string, kept: unknown, seal: string): void {
  if (kept !== seal) throw new Damaged(match);
}

/** Long enough to notice chance; it keeps nobody out who may write. */
function checksumOf(values: readonly Value[]): string {
  const words = JSON.stringify(values.map(value => storable(value)?.toString() ?? ''));
  return hash('sha256', words).slice(0, 16);
}
