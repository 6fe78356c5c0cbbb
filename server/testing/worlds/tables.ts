import type { WorldTable } from './positions.ts';

export const TABLES: Readonly<Record<'corleone' | 'cashnguns', readonly WorldTable[]>> = {
  corleone: [2, 3, 4, 5].map(players => ({ game: 'corleone', players })),
  cashnguns: [
    { game: 'cashnguns', players: 4 },
    { game: 'cashnguns', players: 6, options: { talents: true } },
    { game: 'cashnguns', players: 8, options: { talents: true, talentDeal: 'two' } },
    { game: 'cashnguns', players: 5, options: { talents: true, lootVisibility: 'open', lootLog: 'open' } },
  ],
};

/** Both games in turn. */
export const ALL_TABLES: readonly WorldTable[] = TABLES.corleone.flatMap((table, at) => [table, TABLES.cashnguns[at]!]);
