import type { ClockSetting, Pace, PlayedOn, TableInfo, TableSettings } from '@omerta/protocol';
import { ask } from './api.ts';

export type Visibility = TableInfo['visibility'];

/** A table in a list. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly stage: TableInfo['stage'];
  readonly visibility: Visibility;
  readonly title?: string;
  readonly seats: readonly { readonly kind: 'person' | 'bot' | 'empty'; readonly name: string }[];
  readonly you?: number; // my seat
  readonly awaited?: boolean; // whether the game waits for me; of my tables alone
  readonly spectators: boolean;
  readonly clock: ClockSetting;
  readonly createdAt: number;
  readonly activeAt: number;
  readonly endedAt?: number;
  readonly outcome?: { readonly scores: readonly number[]; readonly places: readonly number[] };
  readonly playedOn?: PlayedOn;
}

export interface ServedGame {
  readonly id: string;
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  readonly bots: readonly string[]; // their levels, weakest first
}

export type RulesOptions = Readonly<Record<string, unknown>> & { readonly players: number };

export interface NewTable {
  readonly game: string;
  readonly visibility: Visibility;
  readonly title?: string;
  readonly options: RulesOptions;
  readonly settings: Partial<TableSettings>;
  readonly pack?: string;
}

export interface TableChange {
  readonly title?: string;
  readonly visibility?: Visibility;
  readonly options?: RulesOptions;
  readonly settings?: Partial<TableSettings>;
}

export interface QuickGame {
  readonly game: string;
  readonly players: number;
  readonly level: string;
  readonly pace: Pace;
  readonly memoryAid: boolean;
  readonly hints: boolean;
  readonly language: string;
  readonly options?: RulesOptions;
  readonly pack?: string;
}

type Tables = { readonly tables: readonly TableLine[] };
const of = (match: string, rest = '') => `/api/matches/${match}${rest}`;

/** Each change of a table answers with the table as it is then. */
export const tablesApi = {
  games: () => ask<{ readonly games: readonly ServedGame[] }>('GET', '/api/games'),
  open: () => ask<Tables>('GET', '/api/matches'),
  mine: (limit = 50) => ask<Tables>('GET', `/api/me/matches?limit=${limit}`),
  finished: (before?: number) =>
    ask<Tables>('GET', `/api/records?limit=50${before === undefined ? '' : `&before=${before}`}`),
  codeLetters: () => ask<{ readonly letters: number }>('GET', '/api/codes'),
  byCode: (code: string) => ask<TableInfo>('GET', `/api/codes/${encodeURIComponent(code)}`),

  create: (table: NewTable) => ask<TableInfo>('POST', '/api/matches', table),
  openWithBots: (game: QuickGame) =>
    ask<{ readonly table: TableInfo }>('POST', '/api/play-now', { ...game, start: false }),
  change: (match: string, change: TableChange) => ask<TableInfo>('PATCH', of(match), change),

  sit: (match: string, where: { readonly seat?: number; readonly code?: string } = {}) =>
    ask<TableInfo>('POST', of(match, '/sit'), where),
  stand: (match: string) => ask<TableInfo>('POST', of(match, '/stand')),
  chooseFaction: (match: string, seat: number, faction: string) =>
    ask<TableInfo>('PUT', of(match, `/seats/${seat}/faction`), { faction }),
  addBot: (match: string, seat: number, level: string) =>
    ask<TableInfo>('PUT', of(match, `/seats/${seat}/bot`), { level }),
  freeSeat: (match: string, seat: number) => ask<TableInfo>('DELETE', of(match, `/seats/${seat}`)),
  inviteAgain: (match: string) => ask<TableInfo>('POST', of(match, '/invite-again')),
  ready: (match: string, entropy: string) => ask<TableInfo>('PUT', of(match, '/ready'), { entropy }),
  notReady: (match: string) => ask<TableInfo>('DELETE', of(match, '/ready')),
  start: (match: string) => ask<TableInfo>('POST', of(match, '/start')),
  makeHost: (match: string, seat: number) => ask<TableInfo>('PUT', of(match, '/host'), { seat }),

  leave: (match: string) => ask<TableInfo>('POST', of(match, '/leave')),
  comeBack: (match: string) => ask<TableInfo>('POST', of(match, '/return')),
  takeOver: (match: string, seat: number) => ask<TableInfo>('POST', of(match, `/seats/${seat}/takeover`)),
  vote: (match: string, about: 'pause' | 'abandon', wants: boolean) =>
    ask<TableInfo>('PUT', of(match, `/votes/${about}`), { wants }),
  resume: (match: string) => ask<TableInfo>('POST', of(match, '/resume')),
  rematch: (match: string) => ask<TableInfo>('POST', of(match, '/rematch')),
};
