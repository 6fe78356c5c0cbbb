// All pages send far more than the server can take: moves they are asked for, and stale ones.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random } from '@omerta/kernel';
import type { CrowdTable } from './crowdTable.ts';
import { reconnect } from './reconnect.ts';
import type { SeatPage } from './seatPage.ts';

export interface FloodReport {
  readonly sent: number; // over an open connection
  readonly unsent: number; // no page of that table had one
  readonly answers: Readonly<Record<string, number>>; // by code
  readonly unanswered: number; // after the flood and a wait
  readonly cut: number; // connections; their pages reconnect
  readonly seconds: number;
  readonly sinceLast: number; // milliseconds since the last message was sent
}

export async function flood(
  tables: readonly CrowdTable[],
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  random: Random,
): Promise<FloodReport> {
  const answers: Record<string, number> = {};
  let [tried, sent, answered, cut] = [0, 0, 0, 0];
  let last = performance.now();
  const onCut = () => {
    cut += 1;
  };
  for (const page of tables.flatMap(({ pages }) => pages)) reconnectWheneverCut(page, random, onCut);
  const began = performance.now();
  const count = (code: string) => {
    answered += 1;
    answers[code] = (answers[code] ?? 0) + 1;
  };
  const sendAt = (table: CrowdTable) => {
    if (!table.pages.some(({ isOpen }) => isOpen)) return;
    sent += 1;
    last = performance.now();
    const move = table.isFree ? table.move(random) : sendStale(table, random);
    move.then(moved => count(moved?.code ?? 'noSeatAsked'));
  };
  while (performance.now() - began < seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; tried < due; tried += 1) sendAt(tables[below(random, tables.length)]!);
    await pause(2);
  }
  const end = performance.now() + PATIENCE;
  while (answered < sent && performance.now() < end) await pause(20);
  const now = performance.now();
  return {
    sent,
    unsent: tried - sent,
    answers,
    unanswered: sent - answered,
    cut,
    seconds: (now - began) / 1000,
    sinceLast: now - last,
  };
}

const PATIENCE = 30_000; // milliseconds

/** Well-formed, and refused as stale. */
async function sendStale({ pages }: CrowdTable, random: Random): Promise<{ readonly code: string }> {
  const open = pages.filter(({ isOpen }) => isOpen);
  const page = open[below(random, open.length)]!;
  try {
    const reply = await page.choose(LONG_AGO, randomBytes(9).toString('base64url'), 'pass');
    return { code: reply.ok ? 'ok' : reply.code };
  } catch {
    return { code: 'cut' };
  }
}

const LONG_AGO = 100_000;

/** Also after the flood. */
function reconnectWheneverCut(page: SeatPage, random: Random, onCut: () => void): void {
  let isAway = false;
  page.onCut = () => {
    if (isAway) return; // it is reconnecting already
    isAway = true;
    onCut();
    reconnect(page, { chance: () => below(random, 1000) / 1000 }).then(() => {
      isAway = false;
    });
  };
}
