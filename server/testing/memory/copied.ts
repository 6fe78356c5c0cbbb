/** A deep copy of plain data; several times as fast as a structured clone. */
export function copied<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(copied) as T; // an array again
  const fields = data as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) copy[name] = copied(fields[name]);
  return copy as T; // has every field of it
}

/** A deep copy without undefined fields, as a disk would return it. */
export function asStored<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(item => asStored(item ?? null)) as T; // an array again
  const fields = data as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) if (fields[name] !== undefined) copy[name] = asStored(fields[name]);
  return copy as T; // has every field that is not undefined
}
