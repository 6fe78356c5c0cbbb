/** The path of an object or list in `one` that is also in `other`; undefined if they share nothing. */
export function sharedPart(one: unknown, other: unknown): string | undefined {
  const parts = new Set<object>();
  collect(other, parts);
  const found = findIn(one, parts);
  return found === '' ? 'all of it' : found;
}

function collect(data: unknown, parts: Set<object>): void {
  if (typeof data !== 'object' || data === null || parts.has(data)) return;
  parts.add(data);
  for (const part of Object.values(data)) collect(part, parts);
}

/** The path is built on the way back, so that data without shared parts build no text. */
function findIn(data: unknown, parts: Set<object>): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (parts.has(data)) return '';
  for (const [key, part] of Object.entries(data)) {
    const found = findIn(part, parts);
    if (found !== undefined) return `/${key}${found}`;
  }
  return undefined;
}
