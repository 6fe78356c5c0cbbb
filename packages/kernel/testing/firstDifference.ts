/** Where two pieces of plain data differ, in words; undefined if they are the same. A missing field is undefined. */
export function firstDifference(one: unknown, other: unknown, path = ''): string | undefined {
  if (Object.is(one ?? undefined, other ?? undefined)) return undefined;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `${path === '' ? 'all' : path}: ${inShort(one)} against ${inShort(other)}`;
  }
  for (const key in one) {
    const found = firstDifference(one[key], other[key], `${path}/${key}`);
    if (found !== undefined) return found;
  }
  for (const key in other) {
    if (!(key in one) && other[key] !== undefined) return firstDifference(undefined, other[key], `${path}/${key}`);
  }
  return undefined;
}

function isContainer(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function inShort(data: unknown): string {
  const text = JSON.stringify(data) ?? 'nothing';
  return text.length <= SHORT ? text : `${text.slice(0, SHORT)}…`;
}

const SHORT = 80;
