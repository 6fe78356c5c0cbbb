/** Plain data once more, with nothing shared; fields that are undefined stay so. Several times as quick as a structured clone. */
export function copied<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(copied) as T; // an array again
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) copy[name] = copied(value);
  return copy as T; // has every field of it
}
