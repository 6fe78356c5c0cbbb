import type * as Server from '@omerta/server';
import { afterAll, expect, test, vi } from 'vitest';
import { folder, omerta, removeFolders } from '../../testing/terminal.ts';

afterAll(removeFolders);

const close = vi.hoisted(() => vi.fn());
vi.mock('@omerta/server', async (original: () => Promise<typeof Server>) => {
  const server = await original();
  const startServer: typeof server.startServer = async config => {
    const running = await server.startServer(config);
    close.mockImplementation(() => running.close());
    return { ...running, lost: Promise.resolve('The disk failed to sync. Look after it.'), close };
  };
  return { ...server, startServer };
});

test('a server that loses its store closes and exits with 1 and the reason in one line', async () => {
  const words = ['serve', '--host', '127.0.0.1', '--port', '0', '--data', folder()];
  const { code, out, err } = await omerta(words, { env: { OMERTA_LOG_LEVEL: 'silent' } });
  expect({ code, err }).toEqual({ code: 1, err: 'omerta: The disk failed to sync. Look after it.\n' });
  expect(out).toContain('The server is running.');
  expect(close).toHaveBeenCalledOnce();
});
