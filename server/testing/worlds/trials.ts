// The searches of the suites of two worlds, to be run once more with a patch.
import type { Run } from '@omerta/testing';
import { playedOn } from './playedOn.ts';
import type { WorldTable } from './positions.ts';
import { searchPositions } from './search.ts';
import { TABLES } from './tables.ts';

const playedAt =
  (table: WorldTable, more = {}): Run =>
  asked =>
    searchPositions({ ...asked, tables: [table], course: () => playedOn, enough: 1, ...more });

export const corleone: Run = playedAt(TABLES.corleone[3]!);
export const cashnguns: Run = playedAt(TABLES.cashnguns[1]!);
export const sockets: Run = playedAt(TABLES.cashnguns[1]!, { overSockets: true });
