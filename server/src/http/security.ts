import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * No inline scripts or styles, nothing from other hosts, no frames. Plain http in a home network must work: nothing is
 * upgraded, and HSTS is sent only if players come by https.
 */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: publicUrl?.startsWith('https:')
      ? { maxAge: 180 * 24 * 60 * 60, includeSubDomains: false }
      : false,
    crossOriginEmbedderPolicy: false,
    // Both need https; over plain http they only cause warnings.
    crossOriginOpenerPolicy: publicUrl?.startsWith('https:') ? { policy: 'same-origin' } : false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' }, // a link to a table is an invitation
    xFrameOptions: { action: 'deny' },
  });
}

/** Answers are personal: neither proxies nor browsers may cache them. Files set their own header. */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** Some browsers do not count a socket to the same host as 'self'. */
function ownSockets({ headers: { host = '' } }: IncomingMessage): string {
  return /^[A-Za-z0-9.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'", ownSockets],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};
