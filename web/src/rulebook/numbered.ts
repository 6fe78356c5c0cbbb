/** Ids of rules in a row: S1 to S10, RN-01 to RN-31. */
export const numbered = (letters: string, last: number, digits = 1): string[] =>
  Array.from({ length: last }, (_, at) => letters + String(at + 1).padStart(digits, '0'));
