// Tickets, tokens, codes, links and seats, used twice or for another purpose.
import { GRACE } from '../../src/matches/seatPresence.ts';
import type { Answer, Browser } from '../testServer.ts';
import { begin, openSessionServer, type SessionServer, tableOfTwo } from './sessionServer.ts';

type Misuse = (sessionServer: SessionServer, host: Browser, player: Browser) => Promise<void>;

export async function misuse(how: string): Promise<void> {
  const sessionServer = await openSessionServer();
  try {
    await MISUSES[how]!(
      sessionServer,
      await sessionServer.server.guest('Host'),
      await sessionServer.server.guest('Player'),
    );
  } finally {
    await sessionServer.close();
  }
}

const TICKETS = '/api/sessions/tickets';
const TWO_MINUTES = 120_000;

export const MISUSES: Readonly<Record<string, Misuse>> = {
  'a ticket that was used': async ({ server }, _, player) => {
    const { ticket } = (await player.post('/api/me/tickets')).body;
    allowed(await server.stranger().post(TICKETS, { ticket }));
    refused(await server.stranger().post(TICKETS, { ticket }), 'badTicket');
  },
  'a ticket used by two at once': async ({ server }, _, player) => {
    const { ticket } = (await player.post('/api/me/tickets')).body;
    const both = await Promise.all([1, 2].map(() => server.stranger().post(TICKETS, { ticket })));
    if (both.filter(({ status }) => status === 200).length !== 1) throw new Error('a ticket let two in');
  },
  'a ticket after its time': async ({ server, clock }, _, player) => {
    const { ticket } = (await player.post('/api/me/tickets')).body;
    clock.put(TWO_MINUTES + 1);
    refused(await server.stranger().post(TICKETS, { ticket }), 'badTicket');
  },
  'a ticket as a token, and a token as a ticket': async ({ server }, _, player) => {
    const { ticket } = (await player.post('/api/me/tickets')).body;
    const { token } = (await player.post('/api/me/tokens', { name: 'a program' })).body;
    unknown(await server.stranger().get('/api/me', { authorization: `Bearer ${ticket}` }));
    refused(await server.stranger().post(TICKETS, { ticket: token }), 'badTicket');
    const session = decodeURIComponent(player.cookie!).slice('omerta='.length).split('.')[0]!;
    refused(await server.stranger().post(TICKETS, { ticket: session }), 'badTicket');
    unknown(await server.stranger().get('/api/me', { authorization: `Bearer ${session}` }));
  },
  'a cookie that was not signed, or not by us': async ({ server }, _, player) => {
    const [token, signature] = decodeURIComponent(player.cookie!).split('.') as [string, string];
    const wrong = [
      token,
      `${token}.`,
      `${token}.${'A'.repeat(43)}`,
      `${token}.${signature.slice(0, -1)}`,
      `${token}x.${signature}`,
    ];
    for (const cookie of wrong) {
      const browser = server.stranger();
      browser.cookie = encodeURI(cookie);
      unknown(await browser.get('/api/me'));
    }
  },
  'a token that was taken back': async ({ server }, _, player) => {
    const { token, id } = (await player.post('/api/me/tokens', { name: 'a program' })).body;
    const authorization = `Bearer ${token}`;
    allowed(await server.stranger().get('/api/me/matches', { authorization }));
    allowed(await player.delete(`/api/me/tokens/${id}`));
    refused(await server.stranger().get('/api/me/matches', { authorization }), 'notSignedIn');
  },
  'the code of another table': async ({ server, socket }, host, player) => {
    const [one, two] = [
      await tableOfTwo(host, player, { visibility: 'private' }),
      await tableOfTwo(player, host, { visibility: 'private' }),
    ];
    const stranger = await server.guest('Stranger');
    refused(await stranger.post(`/api/matches/${one.match}/sit`, { code: two.code }), 'noSuchMatch');
    refused(await stranger.get(`/api/matches/${one.match}?code=${two.code}`), 'noSuchMatch');
    const page = await socket(stranger.cookie);
    notSeen(await page.ask('watch', { match: one.match, code: two.code }));
    page.close();
  },
  'the link of another screen, and of one that was taken down': async ({ server, socket }, host, player) => {
    const [one, two] = [
      await tableOfTwo(host, player, { visibility: 'private' }),
      await tableOfTwo(player, host, { visibility: 'private' }),
    ];
    const { key } = (await host.put(`/api/matches/${two.match}/screen`)).body;
    refused(await server.stranger().get(`/api/matches/${one.match}?screen=${key}`), 'noSuchMatch');
    const page = await socket(undefined);
    notSeen(await page.ask('watch', { match: one.match, screen: key }));
    if ((await page.ask('watch', { match: two.match, screen: key }))?.startsWith('{"ok":true') !== true)
      throw new Error('the screen sees nothing');
    await host.delete(`/api/matches/${two.match}/screen`);
    notSeen(await page.ask('watch', { match: two.match, screen: key }));
    refused(await server.stranger().get(`/api/matches/${two.match}?screen=${key}`), 'noSuchMatch');
    if (!page.unasked.some(text => text.startsWith('42["closed"'))) throw new Error('the screen was not closed');
    page.close();
  },
  'a seat in the lobby that the host has cleared': async ({ socket }, host, player) => {
    const { match } = await tableOfTwo(host, player, { visibility: 'private' });
    const page = await socket(player.cookie);
    await page.ask('watch', { match });
    allowed(await host.delete(`/api/matches/${match}/seats/1`));
    notSeen(await page.ask('watch', { match }));
    refused(await player.get(`/api/matches/${match}`), 'noSuchMatch');
    refused(await player.put(`/api/matches/${match}/ready`, { entropy: '0a'.repeat(16) }), 'noSuchMatch');
    page.close();
  },
  'a seat that a bot was given for good': async ({ socket, clock }, host, player) => {
    const { match } = await tableOfTwo(host, player);
    await begin(match, host, player);
    const page = await socket(player.cookie);
    await clock.pass(GRACE);
    allowed(await host.delete(`/api/matches/${match}/seats/1`));
    refused(await player.get(`/api/matches/${match}/seat`), 'notSeated');
    refused(
      await player.post(`/api/matches/${match}/choices`, { decision: 0, command: 'a-command', text: 'pass' }),
      'notSeated',
    );
    refused(await player.get(`/api/matches/${match}/stream`), 'notSeated');
    const reply = await page.ask('command', { match, decision: 0, command: 'a-command', text: 'pass' });
    if (reply !== '{"ok":false,"code":"notYourSeat"}') throw new Error(`a choice was answered ${reply}`);
    const look = JSON.parse((await page.ask('watch', { match })) ?? '{}');
    if (look.table?.you.viewer !== 'spectator') throw new Error('a former player still sees the seat');
    page.close();
  },
};

function allowed({ status, text }: Answer): void {
  if (status !== 200) throw new Error(`it was refused: ${text}`);
}

function refused({ status, body, text }: Answer, code: string): void {
  if (status < 400 || body.code !== code)
    throw new Error(`it was answered ${status} ${text.slice(0, 200)}, not ${code}`);
}

function unknown({ body }: Answer): void {
  if (body.person !== undefined) throw new Error(`it lets ${body.person.name} in`);
}

function notSeen(reply: string | undefined): void {
  if (reply?.startsWith('{"ok":true') === true) throw new Error(`it was shown ${reply.slice(0, 100)}`);
}
