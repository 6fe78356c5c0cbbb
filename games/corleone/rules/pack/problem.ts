/** Something wrong with a pack, and where. */
export interface PackProblem {
  /** `jobs/carBomb`, or `jobs[3]` where the entry has no proper id; `pack` for the pack as a whole. */
  readonly entry: string;
  /** `effects[0].op`; empty where the whole entry is meant. */
  readonly field: string;
  readonly message: string;
}

export const describeProblem = ({ entry, field, message }: PackProblem): string =>
  field === '' ? `${entry}: ${message}` : `${entry}, ${field}: ${message}`;

/** Where a check is looking, and the list it reports to. */
export interface Place {
  readonly entry: string;
  readonly field: string;
  readonly problems: PackProblem[];
}

export const wholePack = (problems: PackProblem[]): Place => ({ entry: 'pack', field: '', problems });

export const entryPlace = (section: string, at: number, entry: unknown, problems: PackProblem[]): Place => ({
  entry: isProperId(idOf(entry)) ? `${section}/${idOf(entry)}` : `${section}[${at}]`,
  field: '',
  problems,
});

export function inside(place: Place, field: string | number): Place {
  if (typeof field === 'number') return { ...place, field: `${place.field}[${field}]` };
  return { ...place, field: place.field === '' ? field : `${place.field}.${field}` };
}

export function complain(place: Place, message: string): void {
  place.problems.push({ entry: place.entry, field: place.field, message });
}

/** A value as it stands in the pack, short enough for one line. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Ids stand in choice texts such as `thug:bar`, so they are plain words, and short. */
export const isProperId = (id: unknown): id is string =>
  typeof id === 'string' && /^[A-Za-z][A-Za-z0-9]{0,49}$/.test(id);

const idOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
