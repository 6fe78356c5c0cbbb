import type { TableInfo } from '@omerta/protocol';
import type { Speaker } from '@omerta/table/page/pageParts.ts';
import { ask } from './api.ts';

export interface ScreenLink {
  readonly key: string;
  readonly path: string; // below the server
}

const of = (match: string, rest: string) => `/api/matches/${match}${rest}`;

/** The shared screen of a table, and whom I do not want to hear there. */
export const screenApi = {
  open: (match: string) => ask<ScreenLink>('PUT', of(match, '/screen')),
  close: (match: string) => ask<TableInfo>('DELETE', of(match, '/screen')),
};

type Muted = { readonly seats: readonly number[] };

export const mutesApi = {
  at: (match: string) => ask<Muted>('GET', of(match, '/mutes')),
  mute: (match: string, who: Speaker) => ask<Muted>('PUT', of(match, '/mutes'), who),
  hear: (match: string, who: Speaker) => ask<Muted>('DELETE', of(match, '/mutes'), who),
};
