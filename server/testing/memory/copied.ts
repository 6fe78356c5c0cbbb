/** Plain data once more, with nothing shared; several times as quick as a structured clone. */
export function copied<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(copied) as T; // an array again
  const fields = data as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) copy[name] = copied(fields[name]);
  return copy as T; // has every field of it
}

/** The same without fields that are undefined, as it would be read from a disk. */
export function kept<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(item => kept(item ?? null)) as T; // an array again
  const fields = data as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) if (fields[name] !== undefined) copy[name] = kept(fields[name]);
  return copy as T; // has every field of it that says something
}
