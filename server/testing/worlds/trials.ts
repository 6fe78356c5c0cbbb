// The searches of the two-worlds suites, as a patched run starts them.
import type { Run } from '@omerta/testing';
import { playedOn } from './playedOn.ts';
import type { WorldTable } from './positions.ts';
import { searchPositions } from './search.ts';
import { TABLES } from './tables.ts';

const playedAt =
  (table: WorldTable, more = {}): Run =>
  request =>
    searchPositions({ ...request, tables: [table], course: () => playedOn, enough: 1, ...more });

export const corleone: Run = playedAt(TABLES.corleone[3]!);
export const cashnguns: Run = playedAt(TABLES.cashnguns[1]!);
export const sockets: Run = playedAt(TABLES.cashnguns[1]!, { overSockets: true });
