// Everybody sends far more than the server can take: the move they are asked for, and others that nobody asked for.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random } from '@omerta/kernel';
import type { CrowdTable } from './crowdTable.ts';

export interface FloodReport {
  readonly sent: number;
  readonly answers: Readonly<Record<string, number>>; // by code
  readonly unanswered: number; // when the flood was over and everybody had waited
  readonly seconds: number;
}

export async function flood(
  tables: readonly CrowdTable[],
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  random: Random,
): Promise<FloodReport> {
  const answers: Record<string, number> = {};
  let [sent, answered] = [0, 0];
  const began = performance.now();
  const count = (code: string) => {
    answered += 1;
    answers[code] = (answers[code] ?? 0) + 1;
  };
  const sendAt = (table: CrowdTable) => {
    sent += 1;
    const move = table.isFree ? table.move(random) : unasked(table, random);
    move.then(moved => count(moved?.code ?? 'nobodyAsked'));
  };
  while (performance.now() - began < seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; sent < due; ) sendAt(tables[below(random, tables.length)]!);
    await pause(2);
  }
  const end = performance.now() + PATIENCE;
  while (answered < sent && performance.now() < end) await pause(20);
  return { sent, answers, unanswered: sent - answered, seconds: (performance.now() - began) / 1000 };
}

const PATIENCE = 30_000; // milliseconds

/** Well-formed, and refused if it is looked at. */
async function unasked({ pages }: CrowdTable, random: Random): Promise<{ readonly code: string }> {
  const page = pages[below(random, pages.length)]!;
  try {
    const reply = await page.choose(LONG_AGO, randomBytes(9).toString('base64url'), 'pass');
    return { code: reply.ok ? 'ok' : reply.code };
  } catch {
    return { code: 'cut' };
  }
}

const LONG_AGO = 100_000;
