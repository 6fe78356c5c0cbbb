// By which names this server may be called. A page of another site can point its own name at this machine (DNS
// rebinding); to the browser our answers then belong to that page. The name in its requests gives it away.
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from '../config.ts';

/** Names the operator chose, in lower case: of the public address, of listed origins, and further ones. */
export function configuredNames({ host, publicUrl, origins, allowedHosts }: Config): ReadonlySet<string> {
  const urls = [...(publicUrl === undefined ? [] : [publicUrl]), ...origins];
  return new Set([host.toLowerCase(), ...allowedHosts, ...urls.map(url => new URL(url).hostname)]);
}

/**
 * Whether a request with this Host header is meant for us: by address, by a name that no public DNS server can give out,
 * by this machine's own name, or by a configured one. Browsers always send the header, so only programs lack it.
 */
export function isAllowedHost(header: string | undefined, configured: ReadonlySet<string>): boolean {
  if (header === undefined) return true;
  const name = nameIn(header);
  return name !== undefined && (isPrivate(name) || configured.has(name) || name === hostname().toLowerCase());
}

/** Without port, brackets and a final dot. */
function nameIn(header: string): string | undefined {
  const [, address, name = address] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+?)\.?)(?::\d{1,5})?$/i.exec(header) ?? [];
  return name?.toLowerCase();
}

const isPrivate = (name: string): boolean => isIP(name) > 0 || !name.includes('.') || PRIVATE.test(name);

/** Reserved for networks without a registry: mDNS (RFC 6762), RFC 6761, RFC 8375, and what routers at home use. */
const PRIVATE = /\.(local|localhost|home\.arpa|internal|lan)$/;
