import cookies from '@fastify/cookie';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { Damaged, isOfStore } from '../store/errors.ts';
import { authenticateRequests } from './authentication.ts';
import { bodyOf, type Detail, type ErrorCode, errorSchema, Refused, statusOf } from './errors.ts';
import { isAllowedHost } from './hostNames.ts';
import { BODY_LIMIT, limitRequests } from './limits.ts';
import { describeApi } from './openapi.ts';
import type { Parts } from './parts.ts';
import { addRoutes } from './routes.ts';
import { addSecurityHeaders, forbidCaching } from './security.ts';

export type App = FastifyInstance;

declare module 'fastify' {
  interface FastifyInstance {
    /** All of them, such as `GET /health`. */
    readonly endpoints: readonly string[];
  }
}

/** The HTTP part of the server, not listening yet. */
export async function createApp(parts: Parts): Promise<App> {
  const { config } = parts;
  const loggerInstance: FastifyBaseLogger = parts.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: true,
    // For URLs that cannot be parsed, before any endpoint.
    frameworkErrors: (_error, _request, { raw }) =>
      raw.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(bodyOf('unreadable'))),
    rewriteUrl: ({ url = '/' }) => withoutBasePath(config.basePath, url),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const endpoints: string[] = [];
  app.decorate('endpoints', endpoints);
  app.addHook('onRoute', ({ schema = {}, url, method }) => {
    demandResponses(schema, url);
    endpoints.push(`${method} ${url}`);
  });
  answerErrors(app, parts);
  logRequests(app, parts);
  await addSecurityHeaders(app, config.publicUrl);
  forbidCaching(app);
  refuseOtherHosts(app, parts);
  await app.register(cookies);
  authenticateRequests(app, parts, await limitRequests(app, parts.budgets));
  await describeApi(app, config.basePath);
  await app.register(async inner => addRoutes(inner.withTypeProvider<ZodTypeProvider>(), parts));
  return app;
}

/** Files too: the page itself, under a stranger's name, could be made to act for that stranger. */
function refuseOtherHosts(app: App, { hostNames }: Parts): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (!isAllowedHost(headers.host, hostNames)) throw new Refused('badHost');
  });
}

/** A proxy may pass the base path on or strip it: both reach the same endpoints. */
export function withoutBasePath(basePath: string, url: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/** Without a response schema a reply would be sent unfiltered, so every endpoint needs one. */
function demandResponses(schema: { response?: unknown }, url: string): void {
  if (typeof schema.response !== 'object' || schema.response === null) throw new Error(`${url} has no response schema`);
  schema.response = { ...schema.response, '4xx': errorSchema, '5xx': errorSchema };
}

function answerErrors(app: App, { log, metrics, matches }: Parts): void {
  const answer = (reply: FastifyReply, code: ErrorCode, detail?: Detail) => {
    metrics.refusals.inc({ code });
    const body = bodyOf(code, detail);
    if (body.retryAfter !== undefined) reply.header('retry-after', body.retryAfter);
    return reply.code(statusOf(code)).type('application/json').send(body);
  };
  app.setNotFoundHandler((_request, reply) => answer(reply, 'notFound'));
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refused) return answer(reply, error.code, error.detail);
    if (error instanceof Damaged) {
      matches.noteDamage(error);
      return answer(reply, 'frozen');
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const problems = error.validation.map(
        ({ instancePath, message }) => `${instancePath.slice(1) || 'body'}: ${message}`,
      );
      return answer(reply, 'unreadable', { problems });
    }
    if (isOfStore(error)) {
      log.error({ err: error, route: routeOf(request) }, 'the store failed');
      return answer(reply, 'busy');
    }
    const status = statusIn(error);
    if (status === 413) return answer(reply, 'tooLarge');
    if (status < 500) return answer(reply, 'unreadable');
    metrics.faults.inc();
    log.error({ err: error, route: routeOf(request) }, 'a request failed');
    return answer(reply, 'fault');
  });
}

/** Fastify's own errors carry their status; anything else is a bug. */
function statusIn(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

/** One log line for each request, with the route's pattern instead of the path: codes and links stay out of logs. */
function logRequests(app: App, { log, metrics }: Parts): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const { method } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    metrics.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    log.info({ id: request.id, method, route, status: reply.statusCode, milliseconds }, 'request');
  });
}

function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none';
}
