import { statSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { folder, omerta, removeFolders } from '../../testing/terminal.ts';
import { type ServeOptions, serve } from './serve.ts';

afterAll(removeFolders);

interface StartedServer {
  readonly address: string;
  said(): string;
  stop(): Promise<number>;
}

async function open(options: ServeOptions, words: Readonly<Record<string, string>> = {}): Promise<StartedServer> {
  let out = '';
  let stop: (word: string) => void = () => {};
  const asked = new Promise<string>(resolve => {
    stop = resolve;
  });
  const opened = new Promise<void>(resolve => {
    const stdout = {
      write(text: string) {
        out += text;
        if (text.includes('data')) resolve();
      },
    };
    const env = { OMERTA_LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...words };
    running = serve(
      { stdin: Readable.from([]), stdout, stderr: { write: () => {} }, env },
      { port: '0', ...options },
      asked,
    );
    running.catch(() => resolve());
  });
  await opened;
  const address = /on this machine {2}(\S+)/.exec(out)?.[1] ?? '';
  return {
    address,
    said: () => out,
    stop() {
      stop('SIGTERM');
      return running;
    },
  };
}
let running: Promise<number>;

test('it prints its address, answers there, and closes on a signal', async () => {
  const data = folder();
  const server = await open({ data, basePath: '/mob' });
  expect(server.said()).toBe(
    `The server is running.\n  on this machine  ${server.address}\n  data             ${data}\n`,
  );
  expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mob\/$/);
  expect(await (await fetch(`${server.address}health`)).json()).toEqual({ status: 'ok' });
  expect(await server.stop()).toBe(0);
  expect(server.said()).toContain('SIGTERM: closing.\n');
  await expect(fetch(`${server.address}health`)).rejects.toThrow();
});

test('it prints a QR code for phones, if they can reach it', async () => {
  const server = await open({ data: folder() }, { OMERTA_PUBLIC_URL: 'https://play.example.org' });
  expect(server.said()).toContain('  public address   https://play.example.org/\n');
  await server.stop();
  expect(server.said()).toMatch(/\n█.*█\n[\s\S]+\n {2}scan to join from a phone: https:\/\/play\.example\.org\/\n/);
});

test('backup and admin ask the running server', async () => {
  const data = folder();
  const server = await open({ data });
  await fetch(`${server.address}api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Fredo', password: 'lake tahoe 1958' }),
  });
  const copy = join(folder(), 'copy.db');
  expect(await omerta(['backup', copy, '--data', data])).toEqual({ code: 0, out: `The copy is ${copy}\n`, err: '' });
  for (const file of [copy, join(data, 'omerta.db')]) expect(statSync(file).mode & 0o077).toBe(0); // for its owner alone
  expect(await omerta(['backup', copy], { env: { OMERTA_DATA: data } })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^omerta: This failed; see the problems\. .+\n$/),
  });

  const status = await omerta(['admin', 'status', '--data', data]);
  expect(status).toMatchObject({ code: 0 });
  expect(status.out).toContain('  lobbies: 0 of 5,000\n  open tables: 0 of 50,000\n');
  expect(status.out).toMatch(/packs: 0 MB of 256 MB\n..disk: [\d,]+ MB of [\d,]+ MB free\n$/);
  const reset = await omerta(['admin', 'reset-password', 'Fredo', '--data', data]);
  expect(reset).toMatchObject({ code: 0, out: expect.stringMatching(/^The password of Fredo is now [\w-]{16}\n$/) });
  const deleted = await omerta(['admin', 'delete-account', 'Fredo', '--data', data]);
  expect(deleted).toEqual({ code: 0, out: 'Fredo is deleted.\n', err: '' });
  const missing = await omerta(['admin', 'delete-account', 'Fredo', '--data', data]);
  expect(missing).toEqual({ code: 1, out: '', err: 'omerta: There is no account of that name.\n' });
  const noTable = await omerta(['admin', 'close-table', 'a'.repeat(16), '--data', data]);
  expect(noTable).toMatchObject({ code: 1, err: expect.stringContaining('There is no such table') });
  const home = folder();
  const usual = await omerta(['admin', 'delete-account', 'Fredo'], { env: { OMERTA_DATA: '', XDG_DATA_HOME: home } });
  expect(usual.err).toContain(`no server runs on ${join(home, 'omerta', 'server')}: there is no `);
  await server.stop();
  const late = await omerta(['backup', copy, '--data', data]);
  expect(late).toMatchObject({ code: 1, err: expect.stringMatching(/^omerta: no server runs on /) });
});

test('what cannot be is said in one line', async () => {
  const data = folder();
  const first = await open({ data });
  const refused = async (...words: string[]) => {
    const { code, out, err } = await omerta(['serve', '--host', '127.0.0.1', ...words], {
      env: { OMERTA_LOG_LEVEL: 'silent' },
    });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^omerta: [^\n]+\n$/);
    return err;
  };
  expect(await refused('--data', data, '--port', '0')).toMatch(/another|already|running/i);
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => taken.once('listening', resolve));
  const { port } = taken.address() as { readonly port: number };
  expect(await refused('--data', folder(), '--port', String(port))).toContain('another program listens on this port');
  taken.close();
  expect(await refused('--data', join(data, 'admin.json'), '--port', '0')).toContain('cannot be made');
  expect(await refused('--data', folder(), '--port', 'http')).toBe('omerta: --port must be a port, 0 to 65535\n');
  await first.stop();
});

test('what another program says at the address that was left is no answer', async () => {
  const data = folder();
  const other = createHttpServer((_, response) => response.end('<!DOCTYPE html>')).listen(0, '127.0.0.1');
  await new Promise(resolve => other.once('listening', resolve));
  const { port } = other.address() as { readonly port: number };
  writeFileSync(join(data, 'admin.json'), JSON.stringify({ url: `http://127.0.0.1:${port}`, token: 'x' }));
  expect(await omerta(['admin', 'delete-account', 'Fredo', '--data', data])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^omerta: what answers at .* is not the server of .*\n$/),
  });
  other.close();
});

test.each(['serve', 'backup', 'admin'])('%s explains itself', async command => {
  const { code, out, err } = await omerta([command, '--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`Usage: omerta ${command}`);
});
