import { isIPv4, isIPv6 } from 'node:net';

/** What rate limits count as one client: an IPv4 address in any notation, or a /64 of IPv6, which one household has. */
export function networkOf(address: string): string {
  const { version4, groups } = partsOf(address);
  return version4 ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** What one customer of a provider may have: a /24 of IPv4, a /48 of IPv6. */
export function widerNetworkOf(address: string): string {
  const { version4, groups } = partsOf(address);
  if (version4 === undefined) return `${groups.slice(0, 3).join(':')}::/48`;
  return isIPv4(version4) ? version4.replace(/\d+$/, '0/24') : version4;
}

/** `version4` is the address itself where it is neither. */
function partsOf(address: string): { readonly version4: string | undefined; readonly groups: readonly string[] } {
  const bare = address.replace(/%.*$/, ''); // the zone index
  if (!isIPv6(bare)) return { version4: address, groups: [] };
  const groups = groupsOf(bare);
  return { version4: isMapped(groups) ? version4In(groups) : undefined, groups };
}

export function isLoopback(address: string): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(address);
}

/** All eight groups, in their shortest form. */
function groupsOf(address: string): string[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = shortest.split('::').map(half => (half === '' ? [] : half.split(':')));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

function isMapped(groups: readonly string[]): boolean {
  return groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
}

function version4In(groups: readonly string[]): string {
  const halves = groups.slice(6).map(group => Number.parseInt(group, 16));
  return halves.flatMap(half => [half >> 8, half & 0xff]).join('.');
}
