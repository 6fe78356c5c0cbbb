import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import files from '@fastify/static';
import { z } from 'zod';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';

/** Serves the built client: its files, and its one page for all other paths. */
export async function addWeb(app: Routes, { config }: Parts): Promise<void> {
  if (config.web === undefined) return;
  const root = resolve(config.web);
  const index = join(root, 'index.html');
  if (!existsSync(index)) throw new Error(`${root} holds no index.html`);
  await app.register(files, { root, serve: false, dotfiles: 'ignore', cacheControl: false });
  app.get(
    '/*',
    {
      schema: { hide: true, params: z.object({ '*': z.string() }), response: { 200: z.unknown() } },
      config: { isFile: true },
    },
    ({ params, headers }, reply) => {
      const path = params['*'];
      if (path !== 'index.html' && isFileBelow(root, path)) {
        return reply.header('cache-control', isHashed(path) ? IMMUTABLE : REVALIDATE).sendFile(path);
      }
      if (!isPage(path, headers.accept)) throw new Refused('notFound');
      const page = atBasePath(readFileSync(index, 'utf8'), config.basePath);
      return reply.header('cache-control', REVALIDATE).type('text/html; charset=utf-8').send(page);
    },
  );
}

/**
 * Browsers ask for pages as text/html; programs, previews of links and monitors as anything. Scripts and pictures are
 * fetched as anything too, so for them a missing file must not become a page.
 */
function isPage(path: string, accept = ''): boolean {
  if (path === '' || path === 'index.html') return true;
  if (/^api(\/|$)/.test(path)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path));
}

/** Only names that change with the content may be cached; the rest is revalidated, above all the service worker. */
function isHashed(path: string): boolean {
  return /^assets\/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/.test(path);
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** The client resolves all its URLs against this. */
function atBasePath(page: string, basePath: string): string {
  return page.replace('<base href="/"', `<base href="${basePath}/"`);
}

function isFileBelow(root: string, path: string): boolean {
  const file = resolve(root, path);
  return file.startsWith(root + sep) && isFile(file);
}

function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_NAME.has(error.code)) return false;
    throw error;
  }
}

/** Paths that no file can have: too long, or with a NUL. */
const NO_NAME: ReadonlySet<unknown> = new Set(['ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);
