import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Assembly } from '../assemble.ts';
import { type Clock, systemClock } from '../clock.ts';
import { addressOf } from '../http/addressOf.ts';
import { withoutBasePath } from '../http/app.ts';
import { mayAct } from '../http/authentication.ts';
import { isAllowedHost } from '../http/hostNames.ts';
import type { Parts } from '../http/parts.ts';
import { sessionOf, visitorOf } from '../people/visitor.ts';
import type { SocketPerson } from './page.ts';
import { Sockets } from './sockets.ts';

/** Sockets identify visitors exactly as the HTTP endpoints do. */
export function openSockets({ app, parts, sessionEnders }: Assembly, clock: Clock = systemClock): Sockets {
  const { config, matches, store, metrics, faults } = parts;
  const sockets = new Sockets(app.server, {
    matches,
    store,
    guesses: parts.guesses,
    clock,
    faults,
    personOf: headers => socketPerson(parts, headers),
    isAllowed: headers => isAllowedHost(headers.host, parts.hostNames) && mayAct(parts, headers),
    addressOf: request => addressOf(request, config.trustProxy),
    connections: parts.connections,
  });
  // Before socket.io sees it: a proxy may pass the base path on or strip it.
  app.server.prependListener('upgrade', (request: IncomingMessage) => {
    request.url = withoutBasePath(config.basePath, request.url ?? '/');
  });
  sessionEnders.push(sockets);
  metrics.watch('omerta_sockets', 'Open sockets', () => sockets.size);
  return sockets;
}

async function socketPerson({ auth }: Parts, headers: IncomingHttpHeaders): Promise<SocketPerson | undefined> {
  const visitor = await visitorOf(auth, headers);
  if (visitor === undefined) return undefined;
  const { id, name } = visitor.person;
  return { id, name, session: sessionOf(visitor) };
}
