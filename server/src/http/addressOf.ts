import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

/** Where a request comes from: what proxies say counts only where their word is taken, as for every request of HTTP. */
export function addressOf(request: IncomingMessage, trustProxy: Config['trustProxy']): string {
  const own = request.socket.remoteAddress ?? ''; // none where somebody has hung up already
  return own === '' || trustProxy === false ? own : proxyAddress(request, trustProxy.split(','));
}
