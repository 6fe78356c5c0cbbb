// Random moves at random tables, at a fixed rate whatever the server does.
import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random } from '@omerta/kernel';
import type { CrowdTable } from './crowdTable.ts';
import type { Played } from './measures.ts';

export interface Pace {
  readonly rate: number; // moves each second, over all tables
  readonly seconds: number;
}

export async function makeMoves(tables: readonly CrowdTable[], pace: Pace, random: Random): Promise<Played> {
  const { rate, seconds } = pace;
  const [acknowledged, seen]: [number[], number[]] = [[], []];
  const refused: Record<string, number> = {};
  const before = { views: viewsOf(tables), bytes: bytesOf(tables), processor: process.cpuUsage() };
  const answers: Promise<void>[] = [];
  for (const table of tables) table.takeSeen(); // of earlier moves
  const began = performance.now();

  const take = (time: number | undefined) => {
    if (time !== undefined) seen.push(time);
  };
  const refuse = (code: string) => {
    refused[code] = (refused[code] ?? 0) + 1;
  };
  const moveAt = async (table: CrowdTable | undefined) => {
    take(table?.takeSeen());
    const moved = await table?.move(random);
    if (moved === undefined) refuse('noTableFree');
    else if (moved.code === 'ok') acknowledged.push(moved.milliseconds);
    else refuse(moved.code);
  };

  for (let made = 0; made < rate * seconds; ) {
    const due = Math.min(rate * seconds, ((performance.now() - began) / 1000) * rate);
    for (; made < due; made += 1) answers.push(moveAt(freeTable(tables, random)));
    await pause(2);
  }
  await Promise.all(answers);
  const took = (performance.now() - began) / 1000;
  await pause(500); // the last views
  for (const table of tables) take(table.takeSeen());
  const { user, system } = process.cpuUsage(before.processor);
  return {
    acknowledged,
    seen,
    refused,
    moves: acknowledged.length,
    views: viewsOf(tables) - before.views,
    bytes: bytesOf(tables) - before.bytes,
    seconds: took,
    processor: (user + system) / 1_000_000,
  };
}

/** Undefined where random tries find none: the server is behind everywhere. */
function freeTable(tables: readonly CrowdTable[], random: Random): CrowdTable | undefined {
  for (let look = 0; look < LOOKS; look += 1) {
    const table = tables[below(random, tables.length)]!;
    if (table.isFree) return table;
  }
  return undefined;
}

const LOOKS = 100;
const pagesOf = (tables: readonly CrowdTable[]) => tables.flatMap(({ pages }) => pages);
const viewsOf = (tables: readonly CrowdTable[]) => pagesOf(tables).reduce((sum, { views }) => sum + views, 0);
const bytesOf = (tables: readonly CrowdTable[]) => pagesOf(tables).reduce((sum, { bytes }) => sum + bytes, 0);
