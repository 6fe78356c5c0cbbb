/** The path of a random generator in some data; undefined if there is none. */
export function findRandom(data: unknown, path = ''): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (isRandom(data)) return path === '' ? 'all of it' : path;
  for (const [key, part] of Object.entries(data)) {
    const found = findRandom(part, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same data with generators left out. */
export function withoutRandom(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutRandom);
  if (typeof data !== 'object' || data === null) return data;
  const parts = Object.entries(data).filter(([, part]) => !isRandom(part));
  return Object.fromEntries(parts.map(([key, part]) => [key, withoutRandom(part)]));
}

function isRandom(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('count' in data)) return false;
  return (data.kind === 'sim' && 'a' in data) || (data.kind === 'live' && 'key' in data);
}
