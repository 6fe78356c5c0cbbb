// Who may do what, as data: docs/authorisation.md is written from it, and a test asks every endpoint as every role.

import { gameOf } from '../src/games.ts';
import type { ErrorCode } from '../src/http/errors.ts';
import { ANY_GAME } from './games.ts';
import type { Method } from './testServer.ts';

export const ROLES = {
  anonymous: 'not signed in; has the link of a table that is not private',
  otherPlayer: 'signed in, plays at another table; has the link of a private table, not its code',
  spectator: 'signed in, watches a table that is not private',
  formerPlayer: 'sat at the table until the host removed them',
  player: 'sits at the table',
  host: 'sits at the table and opened it',
} as const;

export type Role = keyof typeof ROLES;
/** `room` and `show`: a room before the deal, and while a game is played. */
export type Stage = 'none' | 'lobby' | 'playing' | 'ended' | 'room' | 'show';
export type Verdict = 'yes' | ErrorCode;

export interface Case {
  readonly endpoint: `${Method} ${string}`;
  readonly stage: Stage;
  readonly body?: object;
  readonly verdicts: Readonly<Record<Role, Verdict>>;
}

type Verdicts = Case['verdicts'];

function all(verdict: Verdict, others: Partial<Verdicts> = {}): Verdicts {
  const each = Object.keys(ROLES).map(role => [role, verdict]);
  return { ...(Object.fromEntries(each) as Verdicts), ...others }; // every role has one
}

const everyRole = all('yes');
const signedIn = all('yes', { anonymous: 'notSignedIn' });
const byLink = all('yes', { otherPlayer: 'noSuchMatch' });
const noRole = all('notFound');

/** Refuses the roles outside the table; the roles inside as given. */
function atTable(verdicts: Pick<Verdicts, 'spectator' | 'formerPlayer' | 'player' | 'host'>): Verdicts {
  return { anonymous: 'notSignedIn', otherPlayer: 'noSuchMatch', ...verdicts };
}

const playersOnly = atTable({ spectator: 'notSeated', formerPlayer: 'notSeated', player: 'yes', host: 'yes' });
const insiders = atTable({ spectator: 'yes', formerPlayer: 'yes', player: 'yes', host: 'yes' });
const hostOnly = atTable({ spectator: 'notHost', formerPlayer: 'notHost', player: 'notHost', host: 'yes' });

const notARoom = atTable({ spectator: 'notARoom', formerPlayer: 'notARoom', player: 'notARoom', host: 'notARoom' });

/** In a room the spectator and the one who was kept out have the code, which these endpoints ask for where they need it. */
function inRoom(player: Verdict, host: Verdict, others: Partial<Verdicts> = {}): Verdicts {
  return {
    anonymous: 'notSignedIn',
    otherPlayer: 'noSuchMatch',
    spectator: 'noSuchMatch',
    formerPlayer: 'noSuchMatch',
    player,
    host,
    ...others,
  };
}

/** No seat of a table for three has it. */
const freeFaction = gameOf(ANY_GAME)!.factions?.of(gameOf(ANY_GAME)!.rules).at(-1);
const entropy = '0a'.repeat(16);
const aChoice = { decision: 999, command: 'a-command', text: 'gibberish' };

const playingOn = { choice: 0, seat: 0, pace: 'instant' };

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

function at(stage: Stage, endpoint: Case['endpoint'], verdicts: Verdicts, body?: object): Case {
  return { stage, endpoint, verdicts, ...(body === undefined ? {} : { body }) };
}

export const AUTHORISATION: readonly Case[] = [
  at('none', 'GET /health', everyRole),
  at('none', 'GET /ready', everyRole),
  at('none', 'GET /metrics', everyRole),
  at('none', 'GET /openapi.json', everyRole),
  at('none', 'GET /docs', everyRole),
  at('none', 'GET /docs/style.css', everyRole),

  at('none', 'GET /api/me', everyRole),
  at('none', 'POST /api/guests', everyRole, { name: 'Vito' }),
  at('none', 'POST /api/accounts', everyRole, { name: 'UNIQUE', password: 'a password' }),
  at('none', 'POST /api/sessions', all('wrongPassword'), { name: 'Luca', password: 'a password' }),
  at('none', 'POST /api/sessions/tickets', all('badTicket'), { ticket: 'x'.repeat(43) }),
  at('none', 'DELETE /api/sessions/mine', signedIn),
  at('none', 'POST /api/me/tickets', signedIn),
  at('none', 'PATCH /api/me', signedIn, { language: 'pl' }),
  at('none', 'PUT /api/me/password', all('isGuest', { anonymous: 'notSignedIn' }), {
    old: 'a password',
    password: 'a password',
  }),
  at('none', 'DELETE /api/me', signedIn, {}),
  at('none', 'DELETE /api/me/failed-logins', signedIn),
  at('none', 'GET /api/me/sessions', signedIn),
  at('none', 'DELETE /api/me/sessions', signedIn),
  at('none', 'DELETE /api/me/sessions/:session', all('notFound', { anonymous: 'notSignedIn' })),
  at('none', 'GET /api/me/tokens', signedIn),
  at('none', 'POST /api/me/tokens', signedIn, { name: 'a bot' }),
  at('none', 'DELETE /api/me/tokens/:token', all('notFound', { anonymous: 'notSignedIn' })),
  at('none', 'GET /api/push', everyRole),
  at('none', 'PUT /api/me/subscriptions', signedIn, subscription),
  at('none', 'DELETE /api/me/subscriptions', signedIn, { endpoint: subscription.endpoint }),
  at('none', 'GET /api/me/matches', signedIn),
  at('none', 'GET /api/records', everyRole),

  at('none', 'GET /api/games', everyRole),
  at('none', 'POST /api/packs', all('badPack', { anonymous: 'notSignedIn' }), { game: ANY_GAME, pack: {} }),
  at('none', 'GET /api/packs/:hash', all('noSuchPack')),
  at('none', 'GET /api/matches', everyRole),
  at('none', 'POST /api/matches', signedIn, { game: ANY_GAME }),
  at('none', 'POST /api/play-now', everyRole, { game: ANY_GAME, pace: 'instant' }),
  at('none', 'GET /api/me/mutes', signedIn),
  at('none', 'DELETE /api/me/mutes/:mute', all('notFound', { anonymous: 'notSignedIn' })),
  at('none', 'GET /api/codes', everyRole),
  at('none', 'GET /api/codes/:code', all('noSuchMatch')),

  at('lobby', 'GET /api/matches/:id', byLink),
  at(
    'lobby',
    'POST /api/matches/:id/sit',
    atTable({ spectator: 'yes', formerPlayer: 'shownOut', player: 'yes', host: 'yes' }),
    { seat: 2 },
  ),
  at('lobby', 'POST /api/matches/:id/stand', playersOnly),
  at('lobby', 'PUT /api/matches/:id/ready', playersOnly, { entropy }),
  at('lobby', 'DELETE /api/matches/:id/ready', playersOnly),
  at('lobby', 'PATCH /api/matches/:id', hostOnly, { title: 'Another title' }),
  at(
    'lobby',
    'PUT /api/matches/:id/seats/:seat/faction',
    atTable({ spectator: 'notSeated', formerPlayer: 'notSeated', player: 'yes', host: 'notYourSeat' }),
    { faction: freeFaction },
  ),
  at('lobby', 'PUT /api/matches/:id/seats/:seat/bot', hostOnly, { level: 'random' }),
  at('lobby', 'DELETE /api/matches/:id/seats/:seat', hostOnly),
  at('lobby', 'POST /api/matches/:id/invite-again', hostOnly),
  at('lobby', 'PUT /api/matches/:id/host', hostOnly, { seat: 1 }),
  at(
    'lobby',
    'POST /api/matches/:id/start',
    atTable({ spectator: 'notHost', formerPlayer: 'notHost', player: 'notHost', host: 'notReady' }),
  ),
  at(
    'lobby',
    'GET /api/matches/:id/seat',
    atTable({ spectator: 'notSeated', formerPlayer: 'notSeated', player: 'notPlaying', host: 'notPlaying' }),
  ),
  at('lobby', 'GET /api/matches/:id/stream', playersOnly),
  at('lobby', 'GET /api/matches/:id/log', all('notPlaying', { otherPlayer: 'noSuchMatch' })),
  at('lobby', 'GET /api/matches/:id/record', all('notYet', { otherPlayer: 'noSuchMatch' })),

  at('lobby', 'PUT /api/matches/:id/screen', playersOnly),
  at('lobby', 'DELETE /api/matches/:id/screen', playersOnly),
  at('lobby', 'GET /api/matches/:id/mutes', insiders),
  at('lobby', 'PUT /api/matches/:id/mutes', { ...insiders, player: 'notAllowed' }, { seat: 1 }),
  at('lobby', 'DELETE /api/matches/:id/mutes', insiders, { seat: 1 }),

  at('playing', 'GET /api/matches/:id', byLink),
  at('playing', 'GET /api/matches/:id/log', byLink),
  at('playing', 'GET /api/matches/:id/seat', playersOnly),
  at('playing', 'GET /api/matches/:id/stream', playersOnly),
  at(
    'playing',
    'POST /api/matches/:id/choices',
    atTable({ spectator: 'notSeated', formerPlayer: 'notSeated', player: 'stale', host: 'stale' }),
    aChoice,
  ),
  at(
    'playing',
    'POST /api/matches/:id/undo',
    atTable({ spectator: 'notSeated', formerPlayer: 'notSeated', player: 'noUndo', host: 'noUndo' }),
    { decision: 0, command: 'a-command' },
  ),
  at(
    'playing',
    'POST /api/matches/:id/sit',
    atTable({ spectator: 'notInLobby', formerPlayer: 'notInLobby', player: 'notInLobby', host: 'notInLobby' }),
    { seat: 2 },
  ),
  at('playing', 'POST /api/matches/:id/leave', playersOnly),
  at('playing', 'POST /api/matches/:id/return', playersOnly),
  at(
    'playing',
    'POST /api/matches/:id/resume',
    atTable({ spectator: 'notPlaying', formerPlayer: 'notPlaying', player: 'notPlaying', host: 'notPlaying' }),
  ),
  at('playing', 'PUT /api/matches/:id/votes/:about', playersOnly, { wants: true }),
  at('playing', 'POST /api/matches/:id/seats/:seat/takeover', { ...hostOnly, host: 'stillThere' }),
  at('playing', 'DELETE /api/matches/:id/seats/:seat', { ...hostOnly, host: 'stillThere' }),
  at('playing', 'PUT /api/matches/:id/host', hostOnly, { seat: 1 }),
  at(
    'playing',
    'POST /api/matches/:id/rematch',
    atTable({ spectator: 'notOver', formerPlayer: 'notOver', player: 'notOver', host: 'notOver' }),
  ),
  at('playing', 'PUT /api/matches/:id/screen', playersOnly),
  at('playing', 'DELETE /api/matches/:id/screen', playersOnly),
  at('playing', 'GET /api/matches/:id/mutes', insiders),
  at('playing', 'PUT /api/matches/:id/mutes', { ...insiders, player: 'notAllowed' }, { seat: 1 }),
  at(
    'playing',
    'POST /api/matches/:id/play-on',
    atTable({ spectator: 'notYet', formerPlayer: 'notYet', player: 'notYet', host: 'notYet' }),
    playingOn,
  ),
  at('playing', 'GET /api/matches/:id/record', all('notYet', { otherPlayer: 'noSuchMatch' })),
  at('playing', 'GET /api/matches/:id/replay', all('notYet', { otherPlayer: 'noSuchMatch' })),
  at('playing', 'GET /api/matches/:id/verify', all('notYet', { otherPlayer: 'noSuchMatch' })),

  at('ended', 'GET /api/matches/:id', everyRole),
  at('ended', 'GET /api/matches/:id/log', everyRole),
  at('ended', 'GET /api/matches/:id/record', everyRole),
  at('ended', 'GET /api/matches/:id/replay', everyRole),
  at('ended', 'GET /api/matches/:id/verify', everyRole),
  at('ended', 'POST /api/matches/:id/play-on', signedIn, playingOn),
  at('ended', 'POST /api/matches/:id/rematch', { ...playersOnly, otherPlayer: 'notSeated' }),
  at(
    'ended',
    'POST /api/matches/:id/choices',
    {
      anonymous: 'notSignedIn',
      otherPlayer: 'notSeated',
      spectator: 'notSeated',
      formerPlayer: 'notSeated',
      player: 'notPlaying',
      host: 'notPlaying',
    },
    aChoice,
  ),

  at('none', 'POST /api/rooms', everyRole, {}),
  at('lobby', 'POST /api/matches/:id/deal', notARoom, {}),
  at('lobby', 'POST /api/matches/:id/next', notARoom, {}),
  at('lobby', 'PUT /api/matches/:id/bots', notARoom, { fill: 4, level: 'random' }),
  at('lobby', 'POST /api/matches/:id/remote', notARoom, { act: 'pause' }),
  at('playing', 'POST /api/matches/:id/seats/:seat/take', notARoom, {}),
  at(
    'room',
    'GET /api/matches/:id',
    inRoom('yes', 'yes', { anonymous: 'noSuchMatch', spectator: 'yes', formerPlayer: 'yes' }),
  ),
  at('room', 'POST /api/matches/:id/sit', inRoom('yes', 'yes', { spectator: 'yes', formerPlayer: 'shownOut' }), {}),
  at('room', 'POST /api/matches/:id/deal', inRoom('notHost', 'yes'), { without: true }),
  at('room', 'POST /api/matches/:id/next', inRoom('notHost', 'yes'), { game: 'corleone' }),
  at('room', 'PUT /api/matches/:id/bots', inRoom('notHost', 'yes'), { fill: 6, level: 'random' }),
  at('room', 'PUT /api/matches/:id/host', inRoom('notHost', 'yes'), { seat: 1 }),
  at('room', 'POST /api/matches/:id/remote', inRoom('notHost', 'yes'), { act: 'keepOut', seat: 1 }),
  at('room', 'POST /api/matches/:id/remote', inRoom('notHost', 'yes'), { act: 'endEvening' }),
  at('show', 'POST /api/matches/:id/remote', inRoom('notHost', 'yes'), { act: 'pause' }),
  at('show', 'POST /api/matches/:id/remote', inRoom('notHost', 'yes'), { act: 'moreTime' }),
  at('show', 'POST /api/matches/:id/remote', inRoom('notHost', 'stillThere'), { act: 'bot', seat: 1 }),
  at('show', 'POST /api/matches/:id/remote', inRoom('notHost', 'yes'), { act: 'keepOut', seat: 1 }),
  at('show', 'POST /api/matches/:id/remote', inRoom('notHost', 'yes'), { act: 'letBack' }),
  at('show', 'POST /api/matches/:id/remote', inRoom('notHost', 'yes'), { act: 'endGame' }),
  at(
    'show',
    'POST /api/matches/:id/seats/:seat/take',
    inRoom('alreadySeated', 'alreadySeated', { spectator: 'yes', formerPlayer: 'shownOut' }),
    {},
  ),
  at('show', 'GET /api/matches/:id/seat', inRoom('yes', 'yes')),

  at('none', 'POST /api/admin/backups', noRole, { file: '/tmp/copy' }),
  at('none', 'POST /api/admin/passwords', noRole, { name: 'Vito' }),
  at('none', 'POST /api/admin/deletions', noRole, { name: 'Vito' }),
  at('none', 'POST /api/admin/status', noRole, {}),
  at('none', 'POST /api/admin/closings', noRole, { match: 'a'.repeat(16) }),
];

/** The table of the documentation. */
export function authorisationPage(): string {
  const roles = Object.keys(ROLES) as Role[]; // the keys of a constant
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = AUTHORISATION.map(({ endpoint, stage, verdicts }) =>
    row([`\`${endpoint}\``, stage === 'none' ? '' : stage, ...roles.map(role => verdicts[role])]),
  );
  return `# Who may do what

Written from \`server/testing/authorisation.ts\`; a test asks every endpoint as every role and compares.
\`yes\`, or the code of the refusal. Some rows end in a refusal for every role because the request itself is wrong
(\`wrongPassword\`, \`badPack\`); they show which roles get that far.

${roles.map(role => `- **${role}**: ${ROLES[role]}`).join('\n')}

The link of a shared screen contains a key. A client that sends it (\`?screen=\` with \`GET /api/matches/:id\` and
\`…/log\`, or \`watch\` of the socket) sees that one table as a spectator does, even where it is private or has no
spectators, and can do nothing else there: no seat, no chat (only the gestures of the players), no choices.

A room (\`room\` before the deal, \`show\` during a game) is private: spectators and people who were kept out have its code,
without which it does not exist for them. Its television has a key and no name: it asks as an anonymous caller, so every
command of the remote is refused to it. A person who is kept out is known by account and by the cookie of the phone.

A token may do what its owner may, except with the account: under \`/api/me\` it may only read the owner (\`GET /api/me\`)
and the owner's tables (\`GET /api/me/matches\`). Everything else there, \`DELETE /api/sessions/mine\` and \`POST /api/accounts\` are
refused (\`notForTokens\`).
The endpoints of \`/api/admin\` exist only for a program on the same machine that shows the token in the data folder.

${row(['endpoint', 'table', ...roles])}
${row(['---', '---', ...roles.map(() => '---')])}
${rows.join('\n')}
`;
}
