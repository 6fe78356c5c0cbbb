import type { TableInfo } from '@omerta/protocol';
import type { Language } from '@omerta/words';
import { ask } from './api.ts';

export interface OpenedRoom {
  readonly match: string; // its first table
  readonly key: string; // of the television
}

export type RemoteAct =
  | { readonly act: 'pause' | 'resume' | 'moreTime' | 'endGame' | 'endEvening' | 'letBack' }
  | { readonly act: 'bot' | 'giveBack' | 'keepOut'; readonly seat: number };

const of = (match: string, rest: string) => `/api/matches/${match}${rest}`;

/** An evening around a television. Each change answers with the table as it is then. */
export const roomApi = {
  open: (language: Language) => ask<OpenedRoom>('POST', '/api/rooms', { language }),
  setBots: (match: string, fill: number, level: string) => ask<TableInfo>('PUT', of(match, '/bots'), { fill, level }),
  deal: (match: string, without: boolean) => ask<TableInfo>('POST', of(match, '/deal'), { without }),
  next: (match: string, game?: string) =>
    ask<TableInfo>('POST', of(match, '/next'), game === undefined ? {} : { game }),
  remote: (match: string, act: RemoteAct) => ask<TableInfo>('POST', of(match, '/remote'), act),
  takeSeat: (match: string, seat: number, code: string) =>
    ask<TableInfo>('POST', of(match, `/seats/${seat}/take`), { code }),
};
