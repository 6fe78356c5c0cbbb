import { ask } from './api.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly account: boolean; // false for a guest
  readonly language: string;
  readonly failedLogins?: FailedLogins; // until I have seen them
}

/** Wrong passwords from devices that the account did not know. */
export interface FailedLogins {
  readonly count: number;
  readonly lastAt: number;
}

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A browser I am logged in with. */
export interface Device {
  readonly id: string;
  readonly browser?: string;
  readonly system?: string;
  readonly createdAt: number;
  readonly seenAt: number; // about a day exact
  readonly isThis: boolean;
}

/** A muted account. */
export interface Mute {
  readonly id: string;
  readonly name: string;
  readonly at: number;
}

export interface Ticket {
  readonly ticket: string;
  readonly seconds: number; // it is good for
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

type Done = { readonly ok: true };

export const peopleApi = {
  me: () => ask<{ readonly person?: Person }>('GET', '/api/me'),
  takeName: (name: string, language: string) => ask<Person>('POST', '/api/guests', { name, language }),
  makeAccount: (who: Credentials, language: string) => ask<Person>('POST', '/api/accounts', { ...who, language }),
  logIn: (who: Credentials) => ask<Person>('POST', '/api/sessions', who),
  logOut: () => ask<Done>('DELETE', '/api/sessions/mine'),
  change: (change: { readonly name?: string; readonly language?: string }) => ask<Person>('PATCH', '/api/me', change),
  changePassword: (old: string, password: string) => ask<Person>('PUT', '/api/me/password', { old, password }),
  remove: (password: string | undefined) => ask<Done>('DELETE', '/api/me', password === undefined ? {} : { password }),

  newTicket: () => ask<Ticket>('POST', '/api/me/tickets'),
  useTicket: (ticket: string) => ask<Person>('POST', '/api/sessions/tickets', { ticket }),

  mutes: () => ask<{ readonly mutes: readonly Mute[] }>('GET', '/api/me/mutes'),
  unmute: (id: string) => ask<Done>('DELETE', `/api/me/mutes/${id}`),

  devices: () => ask<{ readonly sessions: readonly Device[] }>('GET', '/api/me/sessions'),
  endDevice: (id: string) => ask<Done>('DELETE', `/api/me/sessions/${id}`),
  seenFailedLogins: () => ask<Done>('DELETE', '/api/me/failed-logins'),
  endOtherDevices: () => ask<Done>('DELETE', '/api/me/sessions'),

  tokens: () => ask<{ readonly tokens: readonly Token[] }>('GET', '/api/me/tokens'),
  newToken: (name: string) => ask<Token & { readonly token: string }>('POST', '/api/me/tokens', { name }),
  takeTokenBack: (id: string) => ask<Done>('DELETE', `/api/me/tokens/${id}`),

  pushKey: () => ask<{ readonly key: string }>('GET', '/api/push'),
  tellThisDevice: (subscription: object) => ask<Done>('PUT', '/api/me/subscriptions', subscription),
  tellNoLonger: (endpoint: string) => ask<Done>('DELETE', '/api/me/subscriptions', { endpoint }),
};
