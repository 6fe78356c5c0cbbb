import { type Finding, inside as fieldInside } from '@omerta/kernel/shape';

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
  entry: nameOfEntry(section, at, entry),
  field: '',
  problems,
});

export const inside = (place: Place, field: string | number): Place => ({
  ...place,
  field: fieldInside(place.field, field),
});

export function complain(place: Place, message: string): void {
  place.problems.push({ entry: place.entry, field: place.field, message });
}

/** What is wrong with the shape of a pack, by the entry it stands in. */
export function problemAt(pack: unknown, { path, message }: Finding): PackProblem {
  const deep = path[0] === 'businesses' ? 2 : 1; // how many names lead to a section
  const section = path.slice(0, deep).join('.');
  const at = path[deep];
  if (typeof at === 'number') {
    const entry = path.slice(0, deep + 1).reduce<unknown>(partOf, pack);
    return { entry: nameOfEntry(section, at, entry), field: fieldOf(path.slice(deep + 1)), message };
  }
  const standsAlone = (section === 'meta' || section === 'setup') && path.length > 1;
  return standsAlone
    ? { entry: section, field: fieldOf(path.slice(1)), message }
    : { entry: 'pack', field: fieldOf(path), message };
}

const fieldOf = (path: Finding['path']): string => path.reduce<string>(fieldInside, '');

const partOf = (whole: unknown, part: string | number): unknown =>
  typeof whole === 'object' && whole !== null
    ? new Map<unknown, unknown>(Object.entries(whole)).get(String(part))
    : undefined;

const nameOfEntry = (section: string, at: number, entry: unknown): string => {
  const id = partOf(entry, 'id');
  return isProperId(id) ? `${section}/${id}` : `${section}[${at}]`;
};

/** Ids stand in choice texts such as `thug:bar`, so they are plain words, and short. */
export const ID = /^[A-Za-z][A-Za-z0-9]{0,49}$/;

const isProperId = (id: unknown): id is string => typeof id === 'string' && ID.test(id);
