import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLoopback } from '../networkOf.ts';
import { type ApiDocument, DOCS_STYLE, docsPage } from './docsPage.ts';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';

const page = (type: string) => ({ 200: { content: { [type]: { schema: z.string() } } } });
const operations = { tags: ['operations'], security: [] };

export function addOperations(app: Routes, { store, metrics, isStopping }: Parts): void {
  const status = z.object({ status: z.literal('ok') });
  app.get(
    '/health',
    { schema: { ...operations, summary: 'Whether the process is alive', response: { 200: status } } },
    () => ({
      status: 'ok' as const,
    }),
  );

  app.get(
    '/ready',
    { schema: { ...operations, summary: 'Whether this node can take requests', response: { 200: status } } },
    async () => {
      if (isStopping() || !(await store.ready())) throw new Refused('stopping');
      return { status: 'ok' as const };
    },
  );

  app.get(
    '/metrics',
    {
      schema: {
        ...operations,
        summary: 'Metrics for Prometheus; requests, processor and memory for callers on this machine only',
        response: page('text/plain'),
      },
    },
    async (request, reply) => {
      const registry = isFromHere(request) ? metrics.registry : metrics.open;
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );

  app.get(
    '/openapi.json',
    { schema: { hide: true, response: { 200: z.looseObject({}) } } },
    () => app.swagger() as unknown as Record<string, unknown>, // a document is an object
  );

  app.get('/docs', { schema: { hide: true, response: page('text/html') } }, async (_request, reply) =>
    // We made the document: the parts that the page reads are always there.
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as unknown as ApiDocument)),
  );

  app.get('/docs/style.css', { schema: { hide: true, response: page('text/css') } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DOCS_STYLE),
  );
}

/** On this machine, and no proxy that passes on what others ask. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'via'].some(name => headers[name] !== undefined);
  return isLoopback(socket.remoteAddress ?? '') && !isPassedOn;
}
