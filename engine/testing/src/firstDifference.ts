/** Where two pieces of plain data differ; undefined if they are equal. A missing field equals undefined. */
export function firstDifference(one: unknown, other: unknown): string | undefined {
  const found = differenceIn(one, other);
  return found?.startsWith(':') ? `all${found}` : found;
}

/** The path is built on the way back, so that comparing equal data builds no text. */
function differenceIn(one: unknown, other: unknown): string | undefined {
  if ((one ?? undefined) === (other ?? undefined)) return undefined;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `: ${inShort(one)} against ${inShort(other)}`;
  }
  for (const key of Object.keys(one)) {
    const found = differenceIn(one[key], Object.hasOwn(other, key) ? other[key] : undefined);
    if (found !== undefined) return `/${key}${found}`;
  }
  for (const key of Object.keys(other)) {
    if (Object.hasOwn(one, key)) continue;
    const found = differenceIn(undefined, other[key]);
    if (found !== undefined) return `/${key}${found}`;
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
