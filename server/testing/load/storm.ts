// All connections are cut at once, and every page reconnects as the real one does: after a random pause.
import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random } from '@omerta/kernel';
import type { CrowdTable } from './crowdTable.ts';
import { reconnect } from './reconnect.ts';
import type { SeatPage } from './seatPage.ts';

export interface StormReport {
  readonly cut: number; // connections
  readonly back: number; // that watched again in time
  readonly sinceCut: readonly number[]; // milliseconds from the cut until it watched again
  readonly sinceTry: readonly number[]; // milliseconds from the first try
  readonly tries: number;
  readonly atOnce: number; // the most that meant to try first within the same 100 milliseconds
  readonly moves: number; // by pages that were back while others were still away
}

/** How the pages spread. */
export type Spread = 'byChance' | 'notAtAll';

export async function storm(tables: readonly CrowdTable[], spread: Spread, random: Random): Promise<StormReport> {
  const pages = tables.flatMap(table => table.pages.map(page => ({ page, table })));
  const [sinceCut, sinceTry]: [number[], number[]] = [[], []];
  const calledOff = new AbortController();
  const firstTries = new Map<number, number>(); // by tenth of a second
  let [tries, moves] = [0, 0];
  const chance = () => (spread === 'byChance' ? below(random, 1000) / 1000 : 0.5);
  const began = performance.now();
  for (const { page } of pages) page.cut();

  const returnPage = async (page: SeatPage, table: CrowdTable): Promise<void> => {
    let firstTry: number | undefined;
    const trying = (attempt: number, waited: number) => {
      const tenth = Math.floor(waited / 100);
      if (attempt === 1) firstTries.set(tenth, 1 + (firstTries.get(tenth) ?? 0));
      firstTry ??= performance.now();
      tries += 1;
    };
    await reconnect(page, { chance, calledOff: calledOff.signal, trying });
    if (!page.isOpen || firstTry === undefined) return;
    sinceCut.push(performance.now() - began);
    sinceTry.push(performance.now() - firstTry);
    const moved = below(random, 2) === 0 && table.isFree ? await table.move(random) : undefined;
    if (moved?.code === 'ok') moves += 1;
  };
  const all = Promise.all(pages.map(({ page, table }) => returnPage(page, table)));
  await Promise.race([all, pause(PATIENCE)]);
  calledOff.abort();
  const atOnce = Math.max(...firstTries.values());
  return { cut: pages.length, back: sinceCut.length, sinceCut, sinceTry, tries, atOnce, moves };
}

const PATIENCE = 60_000; // milliseconds
