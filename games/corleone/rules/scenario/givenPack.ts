import { checkPack, describeProblem } from '../pack/checkPack.ts';
import type { Pack } from '../pack/pack.ts';
import { standardPack } from '../pack/standard.ts';
import type { GivenPack } from './givenShape.ts';

/** The pack a scenario is played with. */
export const givenPack = (given: GivenPack | undefined, problems: string[]): Pack => {
  if (given === undefined) return standardPack;
  const data: unknown = isChange(given) ? changed(given.change, problems) : given;
  if (problems.length > 0) return standardPack;
  const { pack, errors } = checkPack(data);
  problems.push(...errors.map(error => `given.pack: ${describeProblem(error)}`));
  return pack ?? standardPack;
};

type Change = readonly (readonly [string, unknown])[];

const isChange = (given: GivenPack): given is Extract<GivenPack, { readonly change: Change }> =>
  Object.hasOwn(given, 'change');

const changed = (changes: Change, problems: string[]): unknown => {
  const pack: unknown = JSON.parse(JSON.stringify(standardPack));
  for (const [path, value] of changes) {
    if (!setAt(pack, path.split('.'), value))
      problems.push(`given.pack.change: there is no ${path} in the standard pack`);
  }
  return pack;
};

/** Whether the path was there to be changed. */
const setAt = (whole: unknown, path: readonly string[], value: unknown): boolean => {
  let part = whole;
  for (const name of path.slice(0, -1)) part = at(part, name);
  const last = path.at(-1)!;
  if (Array.isArray(part)) {
    const index = indexOf(part, last);
    if (index < 0) return false;
    if (value === null) part.splice(index, 1);
    else part[index] = value;
    return true;
  }
  if (!isRecord(part) || !Object.hasOwn(part, last)) return false;
  Object.assign(part, { [last]: value });
  return true;
};

const at = (part: unknown, name: string): unknown => {
  if (Array.isArray(part)) return part[indexOf(part, name)];
  return isRecord(part) && Object.hasOwn(part, name) ? part[name] : undefined;
};

/** Entries of lists are named by their id, or by their number from 0. */
const indexOf = (list: readonly unknown[], name: string): number =>
  /^\d+$/.test(name) && Number(name) < list.length
    ? Number(name)
    : list.findIndex(entry => isRecord(entry) && entry.id === name);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
