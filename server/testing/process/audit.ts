// Compares the replies that clients received with the rows in the store.
import { canonicalJson } from '@omerta/kernel';
import { gameOf } from '../../src/games.ts';
import { recordFile, verdictOn } from '../../src/http/recordFile.ts';
import { load } from '../../src/matches/loading.ts';
import type { ChoiceRow, Match, Store } from '../../src/store/store.ts';
import type { Ledger, Sent } from './ledger.ts';

export interface Audit {
  rows: number;
  finished: number;
  readonly lost: string[]; // acknowledged, but not stored as it was sent
  readonly twice: string[]; // stored more than once
  readonly foreign: string[]; // stored, but never sent
  readonly denied: string[]; // stored, but refused when it was sent
  readonly broken: string[]; // tables whose rows do not lead to what is stored of them
}

export function wrongRows({ lost, twice, foreign, denied, broken }: Audit): number {
  return [lost, twice, foreign, denied, broken].reduce((sum, each) => sum + each.length, 0);
}

export async function audit(ledger: Ledger, store: Store): Promise<Audit> {
  const found: Audit = { rows: 0, finished: 0, lost: [], twice: [], foreign: [], denied: [], broken: [] };
  const stored = new Map<string, ChoiceRow>();
  for (const id of ledger.matches) {
    const [match, rows] = [await store.matchById(id), await store.rowsOf(id)];
    if (match === undefined) {
      found.broken.push(`${id} is gone`);
      continue;
    }
    found.rows += rows.length;
    found.twice.push(...repeated(rows.map(({ command }) => command)));
    found.twice.push(...repeated(rows.map(({ seat, decision }) => `${id}: seat ${seat}, decision ${decision}`)));
    found.foreign.push(
      ...rows.filter(row => !isOfServer(row) && !isSame(ledger.sent.get(row.command), row)).map(nameOf),
    );
    for (const row of rows) stored.set(row.command, row);
    if (match.stage === 'over') found.finished++;
    found.broken.push(...(await problemsOf(match, rows, store)));
  }
  for (const [command, decision] of ledger.acknowledged) {
    const row = stored.get(command);
    const isStored = isSame(ledger.sent.get(command), row) && row?.decision === decision - 1;
    if (!isStored) found.lost.push(command);
  }
  found.denied.push(...[...ledger.refused.keys()].filter(command => isDenied(ledger, stored, command)));
  return found;
}

/** A node that is behind may refuse a command that another node has taken. */
function isDenied({ acknowledged }: Ledger, stored: ReadonlyMap<string, ChoiceRow>, command: string): boolean {
  return stored.has(command) && !acknowledged.has(command);
}

/** Rows that the server made itself: bots and time-outs. */
function isOfServer({ command }: ChoiceRow): boolean {
  return /^(bot|timeout):\d+:\d+$/.test(command);
}

function isSame(sent: Sent | undefined, row: ChoiceRow | undefined): boolean {
  if (sent === undefined || row === undefined) return false;
  const { match, seat, decision, kind, text } = row;
  return canonicalJson({ match, seat, decision, kind, text, command: row.command }) === canonicalJson(sent);
}

const nameOf = ({ match, number, command }: ChoiceRow) => `${match}: row ${number}, ${command}`;

function repeated(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}

async function problemsOf(match: Match, rows: readonly ChoiceRow[], store: Store): Promise<string[]> {
  const rules = gameOf(match.game)!.rules;
  const snapshot = await store.snapshotOf(match.id);
  if (snapshot === undefined) return [`${match.id} has no snapshot`];
  const problems = rows.some(({ number }, at) => number !== at + 1) ? [`${match.id} has a gap`] : [];
  try {
    load(rules, { match, rows, snapshot });
  } catch (error) {
    problems.push(`${match.id}: ${error}`);
  }
  if (match.stage !== 'over') return problems;
  const { fair, problems: unfair } = verdictOn(rules, recordFile(rules, { match, rows, snapshot }, undefined));
  return fair ? problems : [...problems, `${match.id}: ${unfair.join(', ')}`];
}
