import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

/** The client's address. Only trusted proxies may name another one, as for all HTTP requests. */
export function addressOf(request: IncomingMessage, trustProxy: Config['trustProxy']): string {
  const own = request.socket.remoteAddress ?? ''; // undefined if the client has disconnected
  return own === '' || trustProxy === false ? own : proxyAddress(request, trustProxy.split(','));
}
