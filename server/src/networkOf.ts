import { isIPv6 } from 'node:net';

/** What rate limits count as one client: an IPv4 address in any notation, or a /64 of IPv6, which one household has. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, ''); // the zone index
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  return isMapped(groups) ? version4(groups) : `${groups.slice(0, 4).join(':')}::/64`;
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

function version4(groups: readonly string[]): string {
  const halves = groups.slice(6).map(group => Number.parseInt(group, 16));
  return halves.flatMap(half => [half >> 8, half & 0xff]).join('.');
}
