// Which pages may send requests with a visitor's cookie: our own, at any address of this machine, and configured ones.
import { networkInterfaces } from 'node:os';

export interface OriginRule {
  /** Allowed besides the request's own host, as browsers write them. */
  readonly allowed: ReadonlySet<string>;
}

/**
 * Whether a page of this origin may act for a visitor. Browsers write an origin in exactly one way, so anything else is
 * refused: no origin, `null`, capitals, a path, an explicit default port.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  { allowed }: OriginRule,
): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.origin !== origin || !(url.protocol === 'http:' || url.protocol === 'https:')) return false;
  return allowed.has(origin) || (host !== undefined && url.host === host.toLowerCase());
}

export function originRule(listed: readonly string[], port: number, publicUrl?: string): OriginRule {
  const own = ['localhost', ...lanAddresses(true)].map(host => new URL(`http://${host}:${port}`).origin);
  const shown = publicUrl === undefined ? [] : [new URL(publicUrl).origin];
  return { allowed: new Set([...own, ...shown, ...listed]) };
}

/** Addresses of this machine in the local network, ready for use in a URL. */
export function lanAddresses(withLoopback = false): string[] {
  return Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .filter(({ internal, address }) => (withLoopback || !internal) && !address.startsWith('fe80:'))
    .map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address));
}
