import { existsSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import files from '@fastify/static';
import { z } from 'zod';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';

/** The client, where it was built: files as they are, and its one page for every address of its own. */
export async function addWeb(app: Routes, { config }: Parts): Promise<void> {
  if (config.web === undefined) return;
  const root = resolve(config.web);
  if (!existsSync(join(root, 'index.html'))) throw new Error(`${root} holds no index.html`);
  await app.register(files, { root, serve: false, dotfiles: 'ignore' });
  app.get(
    '/*',
    { schema: { hide: true, params: z.object({ '*': z.string() }), response: { 200: z.unknown() } } },
    ({ params, headers }, reply) => {
      const path = params['*'];
      if (isFileBelow(root, path)) return reply.sendFile(path);
      if (path.startsWith('api/') || !headers.accept?.includes('text/html')) throw new Refused('notFound');
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    },
  );
}

function isFileBelow(root: string, path: string): boolean {
  const file = resolve(root, path);
  return file.startsWith(root + sep) && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
