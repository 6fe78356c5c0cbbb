import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommand } from '../../testing/playOverHttp.ts';
import { realBrowser } from '../../testing/realBrowser.ts';
import { type Browser, configWith, entropy, NO_LIMITS } from '../../testing/testServer.ts';
import { createLog } from '../log.ts';
import { type RunningServer, startServer } from '../server.ts';

const data = mkdtempSync(join(tmpdir(), 'omerta-stream-'));
let server: RunningServer;
beforeAll(async () => {
  const config = configWith({ data, port: '0', host: '127.0.0.1' });
  server = await startServer(config, {
    log: createLog('silent'),
    budgets: NO_LIMITS,
    passwordCost: 4,
    botPause: () => 0,
  });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

async function guest(name: string): Promise<Browser & { readonly token: string }> {
  const browser = realBrowser(server.address);
  await browser.post('/api/guests', { name });
  const { token } = (await browser.post('/api/me/tokens', { name: 'a program' })).body;
  return Object.assign(browser, { token });
}

async function started(host: Browser): Promise<string> {
  const { match } = (await host.post('/api/matches', { game: 'corleone', options: { players: 2 } })).body;
  await host.put(`/api/matches/${match}/seats/1/bot`, {});
  await host.put(`/api/matches/${match}/ready`, { entropy: entropy() });
  await host.post(`/api/matches/${match}/start`);
  return `api/matches/${match}`;
}

interface SentEvent {
  readonly kind: string;
  readonly id: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect; anything else fails them
  readonly data: any;
}

async function* streamed(path: string, headers: Record<string, string>): AsyncGenerator<SentEvent> {
  const response = await fetch(`${server.address}${path}/stream`, { headers });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-store');
  let text = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    const events = (text + part).split('\n\n');
    text = events.pop()!;
    for (const event of events) {
      const fields = new Map(event.split('\n').map(line => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
      const kind = fields.get('event');
      if (kind !== undefined) yield { kind, id: fields.get('id'), data: JSON.parse(fields.get('data')!) };
    }
  }
}

async function until(stream: AsyncGenerator<SentEvent>, fits: (sent: SentEvent) => boolean): Promise<SentEvent> {
  for (;;) {
    const { value, done } = await stream.next();
    if (done) throw new Error('The stream ended');
    if (fits(value)) return value;
  }
}

const isAsked = ({ kind, data: sent }: SentEvent) => kind === 'frame' && sent.frame.question !== undefined;

test('a stream sends the table, then every frame of the seat with its choices; and continues after a break', async () => {
  const vito = await guest('Vito');
  const path = await started(vito);
  const headers = { authorization: `Bearer ${vito.token}` };
  const stream = streamed(path, headers);
  expect((await stream.next()).value).toMatchObject({ kind: 'table', data: { you: { viewer: 0 } } });
  const asked = await until(stream, isAsked);
  const { frame, choices } = asked.data;
  expect(asked.id).toBe(String(frame.version));
  await vito.post(`/${path}/choices`, { decision: frame.question.decision, command: newCommand(), text: choices[0] });
  const next = await until(stream, ({ kind, data: sent }) => kind === 'frame' && sent.frame.version > frame.version);
  expect(next.data.frame).toMatchObject({
    since: expect.any(Number),
    events: expect.arrayContaining([expect.anything()]),
  });
  await stream.return(undefined);

  const again = streamed(path, { ...headers, 'last-event-id': asked.id! });
  const missed = await until(again, ({ kind }) => kind === 'frame');
  expect(missed.data.frame).toMatchObject({ since: frame.version });
  await again.return(undefined);
});

test('the same seat in a second stream: the first steps aside and ends', async () => {
  const vito = await guest('Vito');
  const path = await started(vito);
  const first = streamed(path, { cookie: vito.cookie! });
  await first.next();
  const second = streamed(path, { cookie: vito.cookie! });
  await second.next();
  await until(first, ({ kind }) => kind === 'stepAside');
  expect(await first.next()).toMatchObject({ done: true });
  await second.return(undefined);
});

test('a stream ends with the token it was opened with', async () => {
  const vito = await guest('Vito');
  const path = await started(vito);
  const stream = streamed(path, { authorization: `Bearer ${vito.token}` });
  await stream.next();
  const [{ id }] = (await vito.get('/api/me/tokens')).body.tokens;
  await vito.delete(`/api/me/tokens/${id}`);
  await expect(until(stream, () => false)).rejects.toThrow('The stream ended');
});

const BOT = fileURLToPath(new URL('../../../docs/examples/bot.mjs', import.meta.url));

test('the bot in docs/api.md plays a whole game', async () => {
  const vito = await guest('Vito');
  const env = { ...process.env, OMERTA_TOKEN: vito.token };
  const { stdout } = await promisify(execFile)(process.execPath, [BOT, server.address], { env, timeout: 100_000 });
  expect(stdout).toMatch(/^[a-z2-7]{16} is over; places \d, \d, \d, \d\n$/);
  const { body } = await vito.get(`/api/matches/${stdout.slice(0, 16)}/verify`);
  expect(body).toMatchObject({ fair: true });
});

test('two of them play at the table of a third, which waits for them', async () => {
  const [host, ...others] = [await guest('Host'), await guest('One'), await guest('Two')];
  const { match } = (await host!.post('/api/matches', { game: 'corleone', options: { players: 3 } })).body;
  const bots = others.map(({ token }) =>
    promisify(execFile)(process.execPath, [BOT, server.address, match], {
      env: { ...process.env, OMERTA_TOKEN: token },
      timeout: 100_000,
    }),
  );
  await host!.put(`/api/matches/${match}/ready`, { entropy: entropy() });
  for (let status = 409; status !== 200; ) {
    status = (await host!.post(`/api/matches/${match}/start`)).status;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  await host!.post(`/api/matches/${match}/leave`); // a bot of the server plays on
  for (const { stdout } of await Promise.all(bots)) expect(stdout).toContain(`${match} is over`);
});
