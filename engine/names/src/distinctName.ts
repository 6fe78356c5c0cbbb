import { areLookAlikes } from './lookAlikes.ts';
import { LONGEST_NAME } from './readName.ts';

/** The name, with the first number that is needed so that it looks like none of the taken ones. */
export function distinctName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : numbered(name, number);
    if (!taken.some(other => areLookAlikes(tried, other))) return tried;
  }
}

function numbered(name: string, number: number): string {
  const end = ` ${number}`;
  return `${[...name]
    .slice(0, LONGEST_NAME - end.length)
    .join('')
    .trim()}${end}`;
}
