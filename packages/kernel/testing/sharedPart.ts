/** Where `one` holds an object or list that `other` holds too; undefined if they share nothing. */
export function sharedPart(one: unknown, other: unknown): string | undefined {
  const parts = new Set<object>();
  collect(other, parts);
  return findIn(one, parts, '');
}

function collect(data: unknown, parts: Set<object>): void {
  if (typeof data !== 'object' || data === null || parts.has(data)) return;
  parts.add(data);
  for (const part of Object.values(data)) collect(part, parts);
}

function findIn(data: unknown, parts: Set<object>, path: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (parts.has(data)) return path === '' ? 'all of it' : path;
  for (const [key, part] of Object.entries(data)) {
    const found = findIn(part, parts, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
