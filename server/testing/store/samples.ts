// Rows as the server would make them; name only what matters.

import { randomBytes } from 'node:crypto';
import type {
  Append,
  ChoiceRow,
  Match,
  NewChatLine,
  PackUpload,
  Person,
  Seat,
  Session,
} from '../../src/store/store.ts';
import { ANY_GAME } from '../games.ts';

export const NOW = 1_790_000_000_000;

export const newId = (): string => randomBytes(16).toString('hex');

export const aPerson = (fields: Partial<Person> = {}): Person => ({
  id: newId(),
  name: 'Vito',
  language: 'en',
  createdAt: NOW,
  lastSeen: NOW,
  ...fields,
});

export const aSession = (person: string, fields: Partial<Session> = {}): Session => ({
  id: newId(),
  person,
  kind: 'device',
  createdAt: NOW,
  expiresAt: NOW + 1000,
  seenAt: NOW,
  ...fields,
});

/** Without quotas. */
export const anUpload = (person: string, fields: Partial<PackUpload> = {}): PackUpload => ({
  person,
  at: NOW,
  mostOfPerson: 2 ** 40,
  mostInAll: 2 ** 40,
  ...fields,
});

export const aSeat = (fields: Partial<Seat> = {}): Seat => ({ kind: 'person', name: 'Vito', ready: true, ...fields });

export const aMatch = (fields: Partial<Match> = {}): Match => ({
  id: newId(),
  game: ANY_GAME,
  revision: 0,
  stage: 'playing',
  visibility: 'public',
  host: newId(),
  options: { players: 2 },
  settings: {
    clock: { kind: 'game', total: 600_000, increment: 5000 },
    spectators: true,
    memoryAid: false,
    log: 'closed',
    language: 'pl',
    timeOut: 'rules',
    hints: true,
    pace: 'party',
  },
  pack: 'abc',
  seats: [aSeat(), aSeat({ kind: 'bot', name: 'Luca', level: 'soldier' })],
  fairDeal: { commitment: 'c0ffee', secret: '5ec7e7' },
  createdAt: NOW,
  activeAt: NOW,
  ...fields,
});

export const aRow = (match: string, number: number, fields: Partial<ChoiceRow> = {}): ChoiceRow => ({
  match,
  number,
  seat: number % 2,
  decision: Math.floor((number - 1) / 2),
  command: newId(),
  kind: 'choice',
  text: `play:${number}`,
  by: 'player',
  at: NOW + number,
  ...fields,
});

export const anAppend = (row: ChoiceRow, fields: Partial<Append> = {}): Append => ({
  row,
  snapshot: { state: { after: row.number }, versions: [row.number, row.number, row.number] },
  deadlines: [],
  activeAt: row.at,
  ...fields,
});

export const aChatLine = (match: string, fields: Partial<NewChatLine> = {}): NewChatLine => ({
  match,
  room: 'players',
  person: newId(),
  name: 'Vito',
  kind: 'text',
  text: 'An offer you cannot refuse.',
  at: NOW,
  ...fields,
});
