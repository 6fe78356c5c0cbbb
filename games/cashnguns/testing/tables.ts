import type { Options } from '../rules/options.ts';

/** Every number of players, with and without talents; every option of §2 occurs. */
export const TABLES: readonly Options[] = [4, 5, 6, 7, 8].flatMap((players): Options[] => [
  { players },
  { players, talents: true },
  { players, talents: true, talentDeal: 'two', tooSlow: 'noTarget', noTakers: 'discard', tieBreak: 'suffered' },
  {
    players,
    talents: true,
    lootVisibility: 'open',
    dictatorMayBanClip: true,
    dictatorSpares: 'bills',
    firstGodfather: players - 1,
  },
]);

/** "6 players, talents, talentDeal two": for the name of a test. */
export const tableName = ({ players, ...switches }: Options): string =>
  [
    `${players} players`,
    ...Object.entries(switches).map(([name, value]) => (value === true ? name : `${name} ${value}`)),
  ].join(', ');
